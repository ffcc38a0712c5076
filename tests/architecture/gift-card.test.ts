import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { paymentMachine } from '../../machines/payment/machine'
import { TIMINGS } from '../machines/fixtures/timings'
import { NOTHING_TERMS } from '../machines/fixtures/funds'
import { MEMBER, ORDER, RECEIPT } from '../machines/fixtures/shopper'
import { settled } from '../machines/support/settled'
import { OWN, filesOf, makeCopy } from './gift-card/copy'
import { JOINS, SCREEN_JOINS } from './gift-card/joins'

/** How many of the files that all methods share a new one may touch, beside the two catalogues. */
const MOST_SHARED = 8

/** And how many of those that all screens share. */
const MOST_SHARED_BY_SCREENS = 6

const root = resolve(import.meta.dirname, '../..')

/** A copy of the project with one more way to pay, and one more screen. */
let copy = ''

beforeAll(() => {
  copy = makeCopy({
    name: 'gift-card',
    from: ['machines', 'src', 'styles', 'locales', 'tsconfig.json', 'package.json'],
    own: [OWN],
    joins: [JOINS, SCREEN_JOINS],
  })
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it(`a new screen touches at most ${MOST_SHARED_BY_SCREENS} of the files that all screens share (DOC-02~)`, () => {
  expect(Object.keys(SCREEN_JOINS).length).toBeLessThanOrEqual(MOST_SHARED_BY_SCREENS)
})

describe('a new payment method, a gift card', () => {
  it(`a new payment method, a gift card touches at most ${MOST_SHARED} of the files that all methods share`, () => {
    expect(Object.keys(JOINS).length).toBeLessThanOrEqual(MOST_SHARED)
    for (const path of filesOf(OWN)) expect(path).toMatch(/gift-card/)
  })

  it('a new payment method, a gift card is whole by the compiler’s word, and so is a new screen: no other table, switch or list asks for them', () => {
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
    execFileSync(process.execPath, [compiler, '--noEmit', '-p', join(copy, 'src/tsconfig.json')], { stdio: 'pipe' })
  }, 120_000)

  it('a new payment method, a gift card is offered, submitted, attempted once and paid', async () => {
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
    const actor = createActor(
      chart.provide({
        actors: {
          readTerms: answer({ ...NOTHING_TERMS, isGiftCardEnabled: true }),
          askBalance: answer({ kind: 'unknown' }),
          askMemberLevel: answer({ kind: 'unknown' }),
          paymentAttempt: attempt,
          ...{ giftCard: giftCardMachine },
        },
      }),
      {
        input: {
          ...{ buyer: MEMBER, price: ORDER.price, isAgreed: true, problem: undefined, tried: undefined },
          ...{ network: 'online', timings: TIMINGS },
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
