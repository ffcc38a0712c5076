import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { checkoutMessageIn } from '../../src/loader/checkout-message'
import type { CheckoutMessage, SizeMessage } from '../../src/loader/messages'
import { themeIn } from '../../src/services/embedding/listen-to-parent'
import { parentWindowOf } from '../../src/services/embedding/parent-window'
import { stateMessageOf } from '../../src/services/embedding/announce-states'
import { beginCheckout } from '../machines/support/checkout-harness'
import { seenStates } from '../machines/support/way-table'
import { ways } from '../machines/support/ways'
import { hostileMessages } from '../support/hostile-messages'

const OWN = 'https://pay.wallet.example'
const SHOP = 'https://defne.example'
const OTHER = 'https://other.example'
const WINDOW = { name: 'window' }

const SIZES = [
  { type: 'RESIZE', height: 812.4, email: 'elif@posta.example' },
  { type: 'SCROLL', y: 40, token: 'secret' },
] as unknown as readonly SizeMessage[]

const THEMES = ['light', 'dark'].map((theme) => ({ type: 'checkout.theme', version: 1, theme }))

/** A word of the protocol; no name, number, URL or token matches it. */
const WORD = /^[a-z.-]+$/

/** The messages that a page in a frame of this origin posts, and their targets; `undefined` is an unknown origin. */
function posted(origin: string | undefined, send: (around: ReturnType<typeof parentWindowOf>) => void) {
  const all: [message: object, target: string][] = []
  const parent = { postMessage: (message: object, target: string) => all.push([message, target]) }
  const location = { origin: OWN, ancestorOrigins: origin === undefined ? [] : [origin] }
  const self = { parent, location, document: { referrer: '' } } as unknown as Parameters<typeof parentWindowOf>[0]
  send(parentWindowOf(self, [SHOP]))
  return all
}

it('a parent gets sizes as numbers, a configured one also states as words; incoming messages are checked (SEC-02)', async () => {
  for (const [origin, target] of [
    [SHOP, SHOP],
    [OTHER, OTHER],
    [undefined, '*'],
  ] as const) {
    const sizes = posted(origin, ({ post }) => SIZES.forEach(post))
    expect(sizes).toEqual([
      [{ type: 'RESIZE', height: 812 }, target],
      [{ type: 'SCROLL', y: 40 }, target],
    ])
  }

  const states = new Set<string>()
  for (const state of seenStates) {
    const message = stateMessageOf(
      (await ways[state]((beginning) => beginCheckout(checkoutMachine, beginning))).snapshot(),
    )
    if (!message) continue
    expect(posted(SHOP, ({ postState }) => postState(message))).toEqual([[message, SHOP]])
    expect(posted(OTHER, ({ postState }) => postState(message))).toEqual([])
    // The browser delivers the message only to a page of the target origin.
    expect(posted(undefined, ({ postState }) => postState(message))).toEqual([[message, SHOP]])
    const { version, ...words } = message
    expect([version, Object.values(words).filter((word) => !WORD.test(word))]).toEqual([1, []])
    states.add(message.type)
  }
  expect(states.size).toBeGreaterThanOrEqual(4)

  const source = WINDOW as unknown as MessageEventSource
  const around = { parent: WINDOW, allowed: [SHOP] }
  const [light] = THEMES
  expect(themeIn({ data: light, origin: SHOP, source }, around)).toBe('light')
  const toCheckout = hostileMessages({ messages: THEMES, origin: SHOP, source: WINDOW }, 20)
  const start: CheckoutMessage = { type: 'ec.start', version: 1 }
  const frame = { origin: OWN, window: WINDOW }
  expect(checkoutMessageIn({ data: start, origin: OWN, source }, frame)).toBe(start)
  const toLoader = hostileMessages({ messages: [start], origin: OWN, source: WINDOW }, 50)
  for (const hostile of [toCheckout, toLoader]) expect(hostile.length).toBeGreaterThanOrEqual(50)
  const of = ({ data, origin, source: from }: (typeof toLoader)[number]) => ({
    data,
    origin,
    source: from as MessageEventSource,
  })
  expect(toCheckout.filter((message) => themeIn(of(message), around) !== undefined)).toEqual([])
  expect(toLoader.filter((message) => checkoutMessageIn(of(message), frame) !== undefined)).toEqual([])
})
