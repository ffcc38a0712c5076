import { describe, expect, it } from 'vitest'
import { checkoutMessageIn } from '../../src/loader/checkout-message'
import type { CheckoutMessage } from '../../src/loader/messages'
import { hostileMessages } from '../support/hostile-messages'

const ORIGIN = 'https://pay.wallet.example'
const FRAME = { name: 'frame' }

const MESSAGES: readonly CheckoutMessage[] = [
  { type: 'RESIZE', height: 812 },
  { type: 'SCROLL', y: 40 },
  { type: 'ec.start', version: 1 },
  { type: 'checkout.step', version: 1, step: 'choose' },
  { type: 'ec.complete', version: 1, result: 'paid' },
  { type: 'checkout.expired', version: 1 },
  { type: 'checkout.closed', version: 1 },
]

const heard = (data: unknown, origin = ORIGIN, source: unknown = FRAME) =>
  checkoutMessageIn({ data, origin, source: source as MessageEventSource }, { origin: ORIGIN, window: FRAME })

describe('messages that the loader accepts', () => {
  it.each(MESSAGES)('the loader accepts $type from its own frame (BEST-12~)', (message) => {
    expect(heard(message)).toBe(message)
  })

  const hostile = hostileMessages({ messages: MESSAGES, origin: ORIGIN, source: FRAME }, 8)

  it(`the loader ignores ${hostile.length} messages of other origins, windows and shapes (BEST-12~, SEC-02~)`, () => {
    expect(hostile.length).toBeGreaterThan(50)
    const believed = hostile.filter(({ data, origin, source }) => heard(data, origin, source) !== undefined)
    expect(believed.map(({ why, data }) => [why, data])).toEqual([])
  })

  it.each([
    ['RESIZE', 'height'],
    ['SCROLL', 'y'],
  ])('the loader accepts %s of 0 to 20,000 whole pixels and no other value (BEST-12~)', (type, field) => {
    for (const pixels of [0, 1, 20_000]) expect(heard({ type, [field]: pixels })).toBeDefined()
    for (const pixels of [-1, 0.5, 20_001, '7']) expect(heard({ type, [field]: pixels })).toBeUndefined()
  })

  it.each([0, 2, '1', undefined])('the loader ignores a message of version %j (BEST-12~)', (version) => {
    expect(heard({ type: 'checkout.expired', version })).toBeUndefined()
  })

  it('the loader ignores messages before the frame has a window (BEST-12~)', () => {
    const message = { data: MESSAGES[2], origin: ORIGIN, source: null }
    expect(checkoutMessageIn(message, { origin: ORIGIN, window: null })).toBeUndefined()
  })
})
