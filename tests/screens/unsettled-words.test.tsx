import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { Flow } from '../../machines/entities/flow'
import type { Order } from '../../machines/entities/order'
import { GENERIC_PROBLEM, ownProblem } from '../../machines/entities/problem'
import type { ScreenParts } from '../../src/app/first/frame-parts'
import { parts as formExpired } from '../../src/screens/expired/form-expired'
import { parts as memberExpired } from '../../src/screens/expired/member-expired'
import { parts as openingFailed } from '../../src/screens/opening-failed/opening-failed'
import { useCannotPayWords } from '../../src/screens/pay/form/use-cannot-pay-words'
import { PayScreen } from '../../src/screens/pay/pay'
import { PaySummary } from '../../src/screens/pay/pay-summary'
import type { Beginning } from '../machines/support/beginning'
import { beginCheckout } from '../machines/support/checkout-harness'
import { type Harness, markupOf } from './support/markup-of'
import { PLACES, intoPayment, logIn } from './support/places-of-money-words'
import { ORDER_WITH_TIME } from '../machines/fixtures/shopper'
import { ATTEMPTED } from '../support/attempted'

/** The page of a shopper who has to log in again after a payment call whose login was rejected, or of one who has not paid. */
async function arrived(
  isUnsettled: boolean,
  order: Partial<Order> = {},
  children?: Beginning['children'],
  flow: Flow = 'pay',
): Promise<Harness> {
  const harness = beginCheckout(checkoutMachine, { order, input: { flow }, ...(children && { children }) })
  const started = { kind: 'started', order: ORDER_WITH_TIME, refused: undefined } as const
  await harness.ports.startOrder.answer(
    isUnsettled ? { ...started, attempted: ATTEMPTED, isUnresolved: true } : { ...started, attempted: undefined },
  )
  return harness
}

const SCREENS: readonly (readonly [string, ScreenParts['Main'], (harness: Harness) => Promise<void> | void])[] = [
  ['form-expired', formExpired.Main, (harness) => harness.time.tick(ORDER_WITH_TIME.endsAt ?? 0)],
  [
    'member-expired',
    memberExpired.Main,
    async (harness) => {
      await logIn(harness)
      harness.send({ type: 'session.ended', whose: 'member' })
    },
  ],
  [
    'opening-failed',
    openingFailed.Main,
    async (harness) => {
      await logIn(harness)
      await harness.ports.openPayment.fail()
    },
  ],
]

const MADE = 'If you have made a bank transfer for this order, check your order before you pay.'

describe.each(SCREENS)('the screen %s', (name, Main, leadThere) => {
  it.each([true, false])(
    'a screen says "not charged" unless a payment is unsettled (%s) (GWY-10~, PAY-14~)',
    async (isUnsettled) => {
      const harness = await arrived(isUnsettled)
      await leadThere(harness)
      expect(harness.screen()).toBe(name)
      const markup = await markupOf(harness, Main)
      expect(markup.includes('You have not been charged')).toBe(!isUnsettled)
      expect(markup.includes('We do not know yet whether you have been charged')).toBe(isUnsettled)
      expect(markup.includes('Log in again')).toBe(name === 'member-expired')
    },
  )
})

describe.each(SCREENS.slice(0, 2))('the screen %s of a refund or settlement', (_, Main, leadThere) => {
  it.each([
    ['refund', false],
    ['refund', true],
    ['settlement', false],
    ['settlement', true],
  ] as const)(
    'an expired %s says that no money was moved, or that it may have been if unsettled (%s) (CNT-08~, GWY-10~)',
    async (flow, isUnsettled) => {
      const harness = await arrived(isUnsettled, {}, undefined, flow)
      await leadThere(harness)
      const markup = await markupOf(harness, Main)
      expect(markup.includes('No money was moved.')).toBe(!isUnsettled)
      expect(markup.includes('The money may already have been transferred.')).toBe(isUnsettled)
      expect(markup).not.toContain('charged')
    },
  )
})

function Unopened() {
  return <p>{useCannotPayWords('termsFailed').text}</p>
}

describe.each([
  ['of a paying side that did not load', openingFailed.Main],
  ['of a payment page that did not open', Unopened],
])('the screen %s', (_, Main) => {
  it.each([true, false])(
    'a screen without the payment says "not charged" unless a bank transfer is pending (%s) (PAY-13~, PAY-14~)',
    async (hasTransfer) => {
      const harness = await arrived(false, { hasTransfer })
      await logIn(harness)
      await harness.ports.openPayment.fail()
      expect((await markupOf(harness, Main)).includes('You have not been charged')).toBe(!hasTransfer)
    },
  )
})

const afterPay = async (harness: Harness) => {
  await intoPayment(harness)
  harness.method('cardPayment').send({ type: 'shopper.paid' })
}

describe.each<(typeof SCREENS)[number]>([...SCREENS, ['pay', PaySummary, afterPay]])(
  'the screen %s of an order with an abandoned bank transfer',
  (name, Main, leadThere) => {
    it.each([true, false])(
      'a screen says "not charged" unless an abandoned bank transfer may still arrive (%s) (BANK-04~, PAY-14~)',
      async (hasOldTransfer) => {
        const harness = await arrived(false, { hasOldTransfer })
        await leadThere(harness)
        expect(harness.screen()).toBe(name)
        const markup = await markupOf(harness, Main)
        expect(markup.includes('You have not been charged')).toBe(!hasOldTransfer)
        if (name !== 'pay') expect(markup.includes(MADE)).toBe(hasOldTransfer)
      },
    )
  },
)

/** After these a bank may still charge: its time ran out, it was not heard, or it says that it has approved before. */
const CHARGE_OPEN = ['errors.bankSession', 'errors.bankUnheard', 'declines.alreadyApproved'] as const

async function withOpenCharge(
  key: (typeof CHARGE_OPEN)[number],
  children?: Beginning['children'],
  order: Partial<Order> = {},
): Promise<Harness> {
  const harness = beginCheckout(checkoutMachine, { order, ...(children && { children }) })
  const refused = ownProblem(key)
  await harness.ports.startOrder.answer({ kind: 'started', order: ORDER_WITH_TIME, refused, attempted: ATTEMPTED })
  return harness
}

describe.each<(typeof SCREENS)[number]>([...SCREENS, ['pay', PaySummary, afterPay]])(
  'the screen %s after a payment that its bank may have charged',
  (name, Main, leadThere) => {
    it.each(CHARGE_OPEN)('no screen says "not charged" after %s (PAY-14~)', async (key) => {
      const harness = await withOpenCharge(key)
      await leadThere(harness)
      expect(harness.screen()).toBe(name)
      const markup = await markupOf(harness, Main)
      expect(markup).not.toContain('You have not been charged')
      if (name !== 'pay') expect(markup).toContain('We do not know yet whether you have been charged')
    })
  },
)

describe.each(PLACES)('the words for %s', (_, Main, children, leadThere) => {
  it.each([true, false])(
    'a sentence of our own says "not charged" unless a bank transfer was abandoned (%s) (BANK-04~, PAY-14~)',
    async (hasOldTransfer) => {
      const harness = await arrived(false, { hasOldTransfer }, children)
      await leadThere(harness)
      const markup = await markupOf(harness, Main)
      expect([markup.includes('You have not been charged'), markup.includes(MADE)]).toEqual([
        !hasOldTransfer,
        hasOldTransfer,
      ])
    },
  )

  it.each([false, true])(
    'no sentence of our own says "not charged" while a charge is open, beside an abandoned transfer too (%s) (PAY-14~)',
    async (hasOldTransfer) => {
      const harness = await withOpenCharge('errors.bankSession', children, { hasOldTransfer })
      await leadThere(harness)
      const markup = await markupOf(harness, Main)
      expect(markup).not.toContain('You have not been charged')
      expect(markup).toContain('We do not know yet whether you have been charged')
    },
  )
})

it('a bank transfer with an expired code is not called uncharged, as its money may still arrive (BANK-04~, PAY-14~)', async () => {
  const harness = await arrived(false)
  await intoPayment(harness)
  harness.transfer()
  await harness.giveCode()
  harness.method('bankTransfer').send({ type: 'shopper.tookDetails' })
  await harness.ports.notifyTransfer.answer({ kind: 'lapsed', problem: GENERIC_PROBLEM })
  const markup = await markupOf(harness, PayScreen)
  expect(markup).toContain('An unexpected error occurred')
  expect(markup).not.toContain('You have not been charged')
  expect(markup).toContain(MADE)
})
