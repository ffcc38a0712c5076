import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { screenOf } from '../../machines/checkout/screens'
import { GENERIC_PROBLEM, type Problem } from '../../machines/entities/problem'
import { reportScreens } from '../../src/app/after-paint/report-screens'
import { ORDER, RECEIPT } from '../machines/fixtures/shopper'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'

type Harness = Awaited<ReturnType<typeof ways.verifyingOtp>>
type Over = 'verifyingOtp' | 'paying.choosing' | 'refunding.choosing' | 'result'

/** Of a call that the flow goes on without. */
const OUTLIVING = { ...GENERIC_PROBLEM, outlivesScreen: true }

/** A notice over the state’s screen, on which the shopper’s pointer rests. */
async function attended(state: Over, problem: Problem = GENERIC_PROBLEM, from: Parameters<typeof beginning>[1] = {}) {
  const harness = await ways[state](beginning(checkoutMachine, from))
  reportScreens(harness.actor)
  harness.send({ type: 'network.refused', problem })
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

it('a notice of the next screen stays there (OTP-04~)', async () => {
  const harness = await ways.verifyingOtp(beginning(checkoutMachine))
  reportScreens(harness.actor)
  harness.child('otp').send({ type: 'shopper.askedNewNumber' })
  harness.send({ type: 'network.refused', problem: GENERIC_PROBLEM })
  const { notice } = harness.snapshot().children
  notice?.send({ type: 'shopper.attendedNotice' })
  harness.send({ type: 'network.changed', is: 'slow' })
  expect(notice?.getSnapshot().value).toBe('attended')
})

it.each([
  ['elsewhere', 'verifyingOtp', ({ join }: Harness) => join('taken')],
  ['invalid-token', 'verifyingOtp', ({ send }: Harness) => send({ type: 'session.ended', whose: 'order' })],
  ['member-expired', 'paying.choosing', ({ send }: Harness) => send({ type: 'session.ended', whose: 'member' })],
  ['elsewhere', 'paying.choosing', ({ join }: Harness) => join('taken')],
] as const)(
  'a call beside the screens that failed is no longer said over %s, which leads to no payment (IDEN-07~, CNT-05~)',
  async (end, state, act) => {
    const harness = await attended(state, OUTLIVING)
    await act(harness)
    expect([screenOf(harness.snapshot()), harness.noticeState()]).toEqual([end, 'fading'])
  },
)

it.each([
  ['verifyingOtp', true],
  ['result', false],
] as const)('a call beside the screens that fails over %s is said: %s (IDEN-07~, BEST-03~)', async (state, isSaid) => {
  const harness = await attended(state, OUTLIVING)
  expect(harness.noticeState() === 'attended').toBe(isSaid)
})

it('a refused call of the result is said there (GWY-06~)', async () => {
  expect((await attended('result')).noticeState()).toBe('attended')
})

it('a notice over a modal of the one-page login leaves with it (OTP-04~, QCK-02~)', async () => {
  const harness = await attended('verifyingOtp', GENERIC_PROBLEM, { order: { isQuickLogin: true } })
  harness.child('otp').send({ type: 'shopper.askedNewNumber' })
  expect([screenOf(harness.snapshot()), harness.noticeState()]).toEqual(['quick-login', 'fading'])
})

it('a call beside the screens that failed is still said over the next screen (IDEN-07~)', async () => {
  const harness = await attended('verifyingOtp', OUTLIVING)
  harness.child('otp').send({ type: 'shopper.askedNewNumber' })
  expect([screenOf(harness.snapshot()), harness.noticeState()]).toEqual(['change-phone-number', 'attended'])
})
