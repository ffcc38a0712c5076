import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise } from 'xstate'
import { type Descriptions, descriptionFaults } from '../../scripts/diagrams/described.mjs'
import type { paymentMachine } from '../../machines/payment/machine'
import { TIMINGS } from '../machines/fixtures/timings'
import { NOTHING_TERMS } from '../machines/fixtures/funds'
import { MEMBER, ORDER, RECEIPT } from '../machines/fixtures/shopper'
import { settled } from '../machines/support/settled'
import { textOf } from '../support/reading/files'
import { OWN, OWN_CALL, filesOf, makeCopy } from './gift-card/copy'
import { CALL_JOINS, JOINS, SCREEN_JOINS } from './gift-card/joins'
import { documentFaults, howToFaults } from './laws/documents'

/** Maximum number of files shared by all methods that a new method may touch, besides the two catalogues. */
const MOST_SHARED = 9

/** Maximum number of files shared by all screens that a new screen may touch. */
const MOST_SHARED_BY_SCREENS = 7

const root = resolve(import.meta.dirname, '../..')

/** A copy of the project with one more payment method, screen and gateway call. */
let copy = ''

beforeAll(() => {
  copy = makeCopy({
    name: 'gift-card',
    from: [
      'machines',
      'src',
      'styles',
      'locales',
      'sandbox',
      'scripts',
      'tests/support/contract',
      'tsconfig.json',
      'package.json',
    ],
    own: [OWN, OWN_CALL],
    joins: [JOINS, SCREEN_JOINS, CALL_JOINS],
  })
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it(`a new screen touches at most ${MOST_SHARED_BY_SCREENS} of the files that all screens share (DOC-02~)`, () => {
  expect(Object.keys(SCREEN_JOINS).length).toBeLessThanOrEqual(MOST_SHARED_BY_SCREENS)
})

/** One thread checks in half of the processor time, and no later: several would each resolve the same types. */
const compile = (project: string) =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript-native/bin/tsc'), '--noEmit', '--singleThreaded', '-p', join(copy, project)],
    { stdio: 'pipe' },
  )

it('each page for contributors says what it is for, and README’s how-tos compile when followed (DOC-02)', async () => {
  expect(documentFaults(textOf)).toEqual([])
  const readme = textOf('README.md')
  const followed = { 'a screen': SCREEN_JOINS, 'a payment method': JOINS, 'a gateway call': CALL_JOINS }
  for (const [what, joins] of Object.entries(followed)) expect(howToFaults(readme, what, joins), what).toEqual([])
  for (const project of ['src', 'sandbox']) compile(project)
  const { pathOf } = (await import(join(copy, 'src/screens/registry.ts'))) as { pathOf: (place: string) => string }
  expect(pathOf('gift-card-help')).toBe('/')
  const { METHODS } = (await import(join(copy, 'machines/payment/rules.ts'))) as { METHODS: readonly string[] }
  expect(METHODS).toContain('gift-card')
  const { ENDPOINTS } = (await import(join(copy, 'sandbox/api/table.ts'))) as {
    ENDPOINTS: readonly { readonly path: string }[]
  }
  expect(ENDPOINTS.map(({ path }) => path)).toContain('/api/v1/consumer-funds/gift-card-balance')
}, 120_000)

describe('the gift card as a new payment method', () => {
  it(`a new payment method touches at most ${MOST_SHARED} of the files that all methods share`, () => {
    expect(Object.keys(JOINS).length).toBeLessThanOrEqual(MOST_SHARED)
    for (const path of filesOf(OWN)) expect(path).toMatch(/gift-card/)
  })

  it('a new payment method has each of its states and arrows described (DOC-02~)', async () => {
    for (const path of ['payment', 'payment/gift-card']) {
      const [{ descriptions }, charts] = await Promise.all([
        import(join(copy, `machines/${path}/descriptions.ts`)) as Promise<{ descriptions: Descriptions }>,
        import(join(copy, `machines/${path}/machine.ts`)) as Promise<Record<string, AnyStateMachine>>,
      ])
      for (const chart of Object.values(charts)) expect(descriptionFaults(chart, descriptions), path).toEqual([])
    }
  })

  it('a new payment method is offered, submitted, attempted once and paid', async () => {
    const { paymentMachine: chart } = (await import(join(copy, 'machines/payment/machine.ts'))) as {
      paymentMachine: typeof paymentMachine
    }
    const { giftCardMachine } = (await import(join(copy, 'machines/payment/gift-card/machine.ts'))) as {
      giftCardMachine: never
    }
    const { paymentAttemptMachine } = (await import(join(copy, 'machines/payment/attempt/machine.ts'))) as {
      paymentAttemptMachine: { provide: (implementations: object) => never }
    }
    const sent: unknown[] = []
    const answer = (output: unknown) => fromPromise(() => Promise.resolve(output)) as never
    const attempt = paymentAttemptMachine.provide({
      actors: {
        checkOrder: answer({ kind: 'ready' }),
        prepare: answer({ kind: 'ready' }),
        authorise: fromPromise(({ input }) => {
          sent.push(input)
          return Promise.resolve({ kind: 'paid', receipt: RECEIPT })
        }),
      },
    })
    // Only the copy's chart knows this child, the types do not.
    const ofTheCopy = { giftCard: giftCardMachine }
    const actor = createActor(
      chart.provide({
        actors: {
          readTerms: answer({ ...NOTHING_TERMS, isGiftCardEnabled: true }),
          askBalance: answer({ kind: 'unknown' }),
          askMemberLevel: answer({ kind: 'unknown' }),
          paymentAttempt: attempt,
          ...ofTheCopy,
        },
      }),
      {
        input: {
          buyer: MEMBER,
          price: ORDER.price,
          isAgreed: true,
          problem: undefined,
          tried: undefined,
          network: 'online',
          timings: TIMINGS,
        },
      },
    )
    actor.start()
    await settled()
    const form = (actor.getSnapshot().children as unknown as Record<string, { send: (event: object) => void }>)[
      'giftCard'
    ]
    form?.send({ type: 'shopper.typedGiftCode', code: 'HEDİYE-2026' })
    form?.send({ type: 'shopper.paid' })
    await settled()
    expect(sent).toMatchObject([{ method: 'gift-card', sum: ORDER.price, question: { code: 'HEDİYE-2026' } }])
    expect(actor.getSnapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  })
})
