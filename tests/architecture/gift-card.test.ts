import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { readCatalogue, textOfCatalogue } from '../../scripts/words/catalogue.mjs'
import { textOfKeys } from '../../scripts/words/keys.mjs'
import type { paymentMachine } from '../../machines/payment/machine'
import { TIMINGS } from '../machines/fixtures/timings'
import { NOTHING_TERMS } from '../machines/fixtures/funds'
import { MEMBER, ORDER, RECEIPT } from '../machines/fixtures/shopper'
import { settled } from '../machines/support/settled'
import { JOINS, SCREEN_JOINS } from './gift-card/joins'

/** How many of the files that all methods share a new one may touch, beside the two catalogues. */
const MOST_SHARED = 8

/** And how many of those that all screens share. */
const MOST_SHARED_BY_SCREENS = 6

const root = resolve(import.meta.dirname, '../..')
// Another run in this folder has a copy of its own.
const house = join(root, `.build/gift-card-${process.pid}`)
const own = join(import.meta.dirname, 'gift-card/own')

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

function joined(path: string): string {
  return [...(JOINS[path] ?? []), ...(SCREEN_JOINS[path] ?? [])].reduce(
    (text, [after, words]) => {
      expect(text.split(after), `${path} has once: ${after}`).toHaveLength(2)
      return text.replace(after, () => after + words)
    },
    readFileSync(join(root, path), 'utf8'),
  )
}

/** Adds the sentences of its own to a catalogue of the copy. */
function joinWords(language: string): string {
  const catalogue = join(house, 'locales', language, 'later.po')
  const folder = join(own, 'locales', language)
  const texts = [catalogue, ...filesIn(folder).map((file) => join(folder, file))].map((path) =>
    readFileSync(path, 'utf8'),
  )
  const text = textOfCatalogue(language, readCatalogue(texts.join('\n\n')))
  writeFileSync(catalogue, text)
  return text
}

/** A copy of the project in which there is one more way to pay, and one more screen. */
beforeAll(() => {
  rmSync(house, { recursive: true, force: true })
  mkdirSync(house, { recursive: true })
  for (const folder of ['machines', 'src', 'styles', 'locales'])
    cpSync(join(root, folder), join(house, folder), { recursive: true })
  cpSync(join(root, 'tsconfig.json'), join(house, 'tsconfig.json'))
  cpSync(join(root, 'package.json'), join(house, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const path of filesIn(own).filter((path) => !path.startsWith('locales'))) {
    const target = join(house, path.replace(/\.txt$/, ''))
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(own, path), target)
  }
  for (const path of new Set([...Object.keys(JOINS), ...Object.keys(SCREEN_JOINS)]))
    writeFileSync(join(house, path), joined(path))
  joinWords('tr')
  const first = readFileSync(join(house, 'locales/en/first.po'), 'utf8')
  const { sentences } = readCatalogue(`${first}\n\n${joinWords('en')}`)
  writeFileSync(join(house, 'src/words/word-key.ts'), textOfKeys(sentences.keys()))
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

it(`a new screen touches at most ${MOST_SHARED_BY_SCREENS} of the files that all screens share (DOC-02~)`, () => {
  expect(Object.keys(SCREEN_JOINS).length).toBeLessThanOrEqual(MOST_SHARED_BY_SCREENS)
})

describe('a new payment method, a gift card', () => {
  it(`a new payment method, a gift card touches at most ${MOST_SHARED} of the files that all methods share`, () => {
    expect(Object.keys(JOINS).length).toBeLessThanOrEqual(MOST_SHARED)
    for (const path of filesIn(own)) expect(path).toMatch(/gift-card/)
  })

  it('a new payment method, a gift card is whole by the compiler’s word, and so is a new screen: no other table, switch or list asks for them', () => {
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
    execFileSync(process.execPath, [compiler, '--noEmit', '-p', join(house, 'src/tsconfig.json')], { stdio: 'pipe' })
  }, 120_000)

  it('a new payment method, a gift card is offered, submitted, attempted once and paid', async () => {
    const { paymentMachine: chart } = (await import(join(house, 'machines/payment/machine.ts'))) as {
      paymentMachine: typeof paymentMachine
    }
    const { giftCardMachine } = (await import(join(house, 'machines/payment/gift-card/machine.ts'))) as {
      giftCardMachine: never
    }
    const { paymentAttemptMachine } = (await import(join(house, 'machines/payment/attempt/machine.ts'))) as {
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
