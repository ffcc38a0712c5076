import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { screenOf } from '../../machines/checkout/screens'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { reportScreens } from '../../src/app/after-paint/report-screens'
import { ORDER, RECEIPT } from '../machines/fixtures/shopper'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'

type Harness = Awaited<ReturnType<typeof ways.verifyingOtp>>
type Over = 'verifyingOtp' | 'paying.choosing' | 'refunding.choosing'

/** A notice over the state’s screen, on which the shopper’s pointer rests. */
async function attended(state: Over) {
  const harness = await ways[state](beginning(checkoutMachine))
  reportScreens(harness.actor)
  harness.send({ type: 'network.refused', problem: GENERIC_PROBLEM })
  const { notice } = harness.snapshot().children
  notice?.send({ type: 'shopper.attendedNotice' })
  return { ...harness, noticeState: () => notice?.getSnapshot().value }
}

/** Decided on another device meanwhile. */
async function isPaidBefore(harness: Harness) {
  harness.send({ type: 'tab.restored' })
  await harness.ports.startOrder.answer({ kind: 'paid', order: ORDER, receipt: RECEIPT, isOwnPaymentFound: false })
}

it.each([
  [
    'verifyingOtp',
    'change-phone-number',
    ({ child }: Harness) => child('otp').send({ type: 'shopper.askedNewNumber' }),
  ],
  ['paying.choosing', 'member-expired', ({ send }: Harness) => send({ type: 'session.ended', whose: 'member' })],
  ['paying.choosing', 'invalid-token', ({ send }: Harness) => send({ type: 'session.ended', whose: 'order' })],
  ['refunding.choosing', 'refund', isPaidBefore],
] as const)(
  'a notice over %s leaves when %s is shown, and at no other change (OTP-04~, CNT-05~)',
  async (state, next, act) => {
    const harness = await attended(state)
    harness.send({ type: 'network.changed', is: 'slow' })
    expect(harness.noticeState()).toBe('attended')
    await act(harness)
    expect(screenOf(harness.snapshot())).toBe(next)
    expect(harness.noticeState()).toBe('fading')
  },
)

it('a call beside the screens that failed is still said over the next screen, and over no end (IDEN-07~, CNT-05~)', async () => {
  const harness = await ways.verifyingOtp(beginning(checkoutMachine))
  reportScreens(harness.actor)
  harness.send({ type: 'network.refused', problem: { ...GENERIC_PROBLEM, outlivesScreen: true } })
  const { notice } = harness.snapshot().children
  notice?.send({ type: 'shopper.attendedNotice' })
  harness.child('otp').send({ type: 'shopper.askedNewNumber' })
  expect(notice?.getSnapshot().value).toBe('attended')
  harness.send({ type: 'session.ended', whose: 'order' })
  expect([screenOf(harness.snapshot()), notice?.getSnapshot().value]).toEqual(['invalid-token', 'fading'])
})
