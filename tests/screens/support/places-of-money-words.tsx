import { NO_TERMS } from '../../../machines/entities/payment-terms'
import { GENERIC_PROBLEM, type Problem, ownProblem } from '../../../machines/entities/problem'
import { checkOrder } from '../../../machines/payment/order-check/ports'
import { askBalance, readTerms } from '../../../machines/payment/ports'
import type { ScreenParts } from '../../../src/app/first/frame-parts'
import { NewPriceText } from '../../../src/screens/pay/danger/danger'
import { ProblemNote } from '../../../src/screens/pay/form/problem-note'
import { PayScreen } from '../../../src/screens/pay/pay'
import { OTHER_PRICE } from '../../machines/fixtures/funds'
import { ORDER_WITH_TIME } from '../../machines/fixtures/shopper'
import { answeredAtOnce } from '../../machines/support/answered-at-once'
import type { Beginning } from '../../machines/support/beginning'
import { attemptOver, paymentOver } from '../../machines/support/payment-over'
import type { Harness } from './markup-of'

export async function logIn(harness: Harness) {
  harness.type()
  harness.goOn()
  await harness.sendCode()
  harness.enterCode()
  await harness.verify()
}

export type Children = NonNullable<Beginning['children']>

/** Leads to the card form. */
export const intoPayment = async (harness: Harness) => {
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

/** Where the page says in our own words what is certain about the money: what to draw, over which children, and the way there. */
export const PLACES: readonly (readonly [
  string,
  ScreenParts['Main'],
  Children,
  (harness: Harness) => Promise<void>,
])[] = [
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
  ['what was not sent', notesOf([...UNSENT.map(ownProblem), GENERIC_PROBLEM]), asItCame, intoPayment],
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
]
