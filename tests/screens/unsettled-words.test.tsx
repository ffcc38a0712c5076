import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { Flow } from '../../machines/entities/flow'
import type { Order } from '../../machines/entities/order'
import { NO_TERMS } from '../../machines/entities/payment-terms'
import { GENERIC_PROBLEM, type Problem, ownProblem } from '../../machines/entities/problem'
import { checkOrder } from '../../machines/payment/order-check/ports'
import { askBalance, readTerms } from '../../machines/payment/ports'
import type { ScreenParts } from '../../src/app/first/frame-parts'
import { FormExpiredScreen, MemberExpiredScreen } from '../../src/screens/expired/expired'
import { OpeningFailedScreen } from '../../src/screens/opening-failed/opening-failed'
import { ProblemNote } from '../../src/screens/pay/form/problem-note'
import { useCannotPayWords } from '../../src/screens/pay/form/use-cannot-pay-words'
import { NewPriceText } from '../../src/screens/pay/danger/danger'
import { PayScreen } from '../../src/screens/pay/pay'
import { PaySummary } from '../../src/screens/pay/pay-summary'
import { OTHER_PRICE } from '../machines/fixtures/funds'
import { answeredAtOnce } from '../machines/support/answered-at-once'
import type { Beginning } from '../machines/support/beginning'
import { beginCheckout } from '../machines/support/checkout-harness'
import { type Harness, markupOf } from './support/markup-of'
import { attemptOver, paymentOver } from '../machines/support/payment-over'
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

async function logIn(harness: Harness) {
  harness.type()
  harness.goOn()
  await harness.sendCode()
  harness.enterCode()
  await harness.verify()
}

const SCREENS: readonly (readonly [string, ScreenParts['Main'], (harness: Harness) => Promise<void> | void])[] = [
  ['form-expired', FormExpiredScreen, (harness) => harness.time.tick(ORDER_WITH_TIME.endsAt ?? 0)],
  [
    'member-expired',
    MemberExpiredScreen,
    async (harness) => {
      await logIn(harness)
      harness.send({ type: 'session.ended', whose: 'member' })
    },
  ],
  [
    'opening-failed',
    OpeningFailedScreen,
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
  ['of a paying side that did not load', OpeningFailedScreen],
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
  await logIn(harness)
  await harness.open()
  await harness.openWallet()
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

describe.each<(typeof SCREENS)[number]>([...SCREENS, ['pay', PaySummary, afterPay]])(
  'the screen %s after a payment whose bank did not decide in time',
  (name, Main, leadThere) => {
    it('no screen says "not charged" after a bank’s time ran out (PAY-14~)', async () => {
      const harness = beginCheckout(checkoutMachine)
      const refused = ownProblem('errors.bankSession')
      await harness.ports.startOrder.answer({ kind: 'started', order: ORDER_WITH_TIME, refused, attempted: ATTEMPTED })
      await leadThere(harness)
      expect(harness.screen()).toBe(name)
      const markup = await markupOf(harness, Main)
      expect(markup).not.toContain('You have not been charged')
      if (name !== 'pay') expect(markup).toContain('We do not know yet whether you have been charged')
    })
  },
)

type Children = NonNullable<Beginning['children']>

const intoPayment = async (harness: Harness) => {
  await logIn(harness)
  await harness.open()
  await harness.openWallet()
}

const atOtherPrice: Children = (ports) => {
  const changed = answeredAtOnce(checkOrder, { kind: 'changed', price: OTHER_PRICE })
  const paymentAttempt = attemptOver(ports).provide({ actors: { checkOrder: changed } })
  return { payment: paymentOver(ports).provide({ actors: { paymentAttempt } }) }
}

const withoutMethods: Children = (ports) => ({
  payment: paymentOver(ports).provide({
    actors: { readTerms: answeredAtOnce(readTerms, { ...NO_TERMS, isCardEnabled: false }) },
  }),
})

const withoutBalance: Children = (ports) => ({
  payment: paymentOver(ports).provide({ actors: { askBalance: answeredAtOnce(askBalance, { kind: 'unknown' }) } }),
})

const NewPrice = () => <NewPriceText from={ORDER_WITH_TIME.price} to={OTHER_PRICE} />

const UNSENT = ['errors.connection', 'errors.wait', 'errors.formChanged', 'errors.identityUnfinished'] as const

const notesOf = (problems: readonly Problem[]) => () =>
  problems.map((problem) => <ProblemNote key={problem.key} problem={problem} />)

const asItCame: Children = () => ({})

describe.each<readonly [string, ScreenParts['Main'], Children, (harness: Harness) => Promise<void>]>([
  [
    'a new price in the page',
    PayScreen,
    atOtherPrice,
    async (harness) => {
      await intoPayment(harness)
      harness.pay()
      harness.attempt()?.send({ type: 'shopper.closedDanger' })
    },
  ],
  ['a new price in its modal', NewPrice, atOtherPrice, intoPayment],
  ['what was not sent', notesOf(UNSENT.map(ownProblem)), asItCame, intoPayment],
  [
    'an order without a method',
    PayScreen,
    withoutMethods,
    async (harness) => {
      await logIn(harness)
      await harness.open()
      harness.child('payment').send({ type: 'shopper.closedDanger' })
    },
  ],
  [
    'a balance that is unknown',
    PayScreen,
    withoutBalance,
    async (harness) => {
      await intoPayment(harness)
      harness.child('payment').send({ type: 'shopper.choseMethod', method: 'balance' })
    },
  ],
])('the words for %s', (_, Main, children, leadThere) => {
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
})

it('a bank transfer with an expired code is not called uncharged, as its money may still arrive (BANK-04~, PAY-14~)', async () => {
  const harness = await arrived(false)
  await intoPayment(harness)
  harness.transfer()
  await harness.giveCode()
  harness.method('bankTransfer').send({ type: 'shopper.tookDetails' })
  await harness.ports.notifyTransfer.answer({ kind: 'lapsed', problem: GENERIC_PROBLEM })
  const markup = await markupOf(harness, PayScreen)
  expect([markup.includes('An unexpected error occurred'), markup.includes('You have not been charged')]).toEqual([
    true,
    false,
  ])
  expect(markup).toContain(MADE)
})
