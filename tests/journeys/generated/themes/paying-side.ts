import { balancePaymentMachine } from '../../../../machines/payment/balance/machine'
import { cardPaymentMachine } from '../../../../machines/payment/card/machine'
import { kycGateMachine } from '../../../../machines/payment/kyc-gate/machine'
import { paymentMachine } from '../../../../machines/payment/machine'
import { shoppingCreditMachine } from '../../../../machines/payment/shopping-credit/machine'
import { FAMILY } from '../../../machines/exploration/checkout-space'
import type { Family, System } from '../../../machines/exploration/system'
import { ANSWERS } from '../../../machines/fixtures/answers'
import { INPUTS } from '../../../machines/fixtures/inputs'
import { ORDER, SHORT_OF_FUNDS } from '../../../machines/fixtures/shopper'
import type { Money } from '../../../../machines/entities/money'
import type { AnyMachineSnapshot } from 'xstate'
import { ALL_TERMS } from '../../../machines/fixtures/funds'
import type { Wanted } from '../../support/visit'
import { type Said, type Setting, atOnce, kindOfAnswer } from './theme'

/** Who has logged in before: the methods come first, since getting in is a theme of its own. */
export const OF_A_MEMBER = INPUTS.checkout.filter(({ kept, flow }) => kept === 'login' && flow === 'pay')

/** Who comes in at the form. */
export const AT_THE_FORM = INPUTS.checkout.filter(
  ({ kept, asked, token }) => !kept && asked === 'identify' && token !== '',
)

/** The gate lets a member of the highest level through. */
export const OPEN_GATE = kycGateMachine.provide({ guards: { needsLevel: () => false, isFullyVerified: () => true } })

const [EMPTY, FULL] = ANSWERS.openWallet.ready
export const NO_CARDS = atOnce(EMPTY)
export const WITH_CARDS = atOnce(FULL)

/** Of the wallet of the fixtures, what a real one needs to show: the first, the last paid one, and one that has expired. */
export const CARDS = [
  { cardNumber: '5400360000000003' },
  { cardNumber: '5549607159333771', lastPaidCard: true },
  { cardNumber: '4543590000000006', expireMonth: '01', expireYear: '2024' },
]

/** The order is here, its member comes in by a kept login, and all that needs no question is known. */
export const COMING_IN: Family = {
  startOrder: atOnce(ANSWERS.startOrder.started[0]),
  restoreLogin: atOnce(ANSWERS.restoreLogin.restored[0]),
  openPayment: atOnce(undefined),
  readTerms: atOnce(ALL_TERMS),
}

/** One whose page asks for everything. */
export const QUICK_ORDER: Family = { startOrder: atOnce(ANSWERS.startOrder.started[2]) }

/** The paying side of a member, whole, and nothing in it that a theme is not about takes a step. */
export const PAYING_SIDE: Family = {
  ...FAMILY,
  ...COMING_IN,
  payment: paymentMachine,
  cardPayment: cardPaymentMachine,
  balancePayment: balancePaymentMachine,
  // An example is asked of a bank beside everything else, and changes nothing.
  shoppingCredit: shoppingCreditMachine.provide({ guards: { needsSample: () => false } }),
  kycGate: OPEN_GATE,
  prepare: atOnce(ANSWERS.prepare.ready[0]),
  openWallet: NO_CARDS,
  askBalance: atOnce(ANSWERS.askBalance.known[0]),
  askMemberLevel: atOnce(ANSWERS.askMemberLevel.known[0]),
  askInstallments: atOnce(ANSWERS.askInstallments.known[0]),
  askBonus: atOnce(ANSWERS.askBonus.found[0]),
}

/** The form on show, of a payment that has one. */
export function formIn({ kids }: System): AnyMachineSnapshot | undefined {
  const [form] = Array.from(kids.values(), (kid) => (kid.kind === 'machine' ? [kid.system.snapshot] : [])).flat()
  return form
}

/** Nothing is over it. */
const isFree = (form: AnyMachineSnapshot | undefined) =>
  form !== undefined &&
  ['choosing', { open: { form: 'choosing' } }, { open: { form: 'looking' } }].some((at) => form.matches(at))

/** The box is ticked, or emptied again. */
export const agrees = ({ isAgreed }: Said, { context }: AnyMachineSnapshot, system: System): boolean =>
  isAgreed !== (context as { isAgreed: boolean }).isAgreed && isFree(formIn(system))

/** It is ticked once, where that leads on. */
export const ticks =
  (leadsOn: (form: AnyMachineSnapshot) => boolean = () => true) =>
  (event: Said, snapshot: AnyMachineSnapshot, system: System): boolean => {
    const form = formIn(system)
    return event.isAgreed === true && agrees(event, snapshot, system) && form !== undefined && leadsOn(form)
  }

/** The order is still to be paid, for the same price. */
export const ORDER_READY: Family = { checkOrder: atOnce(ANSWERS.checkOrder.ready[0]) }

interface Tried {
  readonly submission?: { readonly price: Money }
  readonly price?: Money
  readonly problem: unknown
}

/** Its new price is not known yet. */
export function isAtFirstPrice({ context }: AnyMachineSnapshot): boolean {
  const { submission, price = submission?.price } = context as Tried
  return price?.minor === ORDER.price.minor
}

/** What goes wrong goes wrong once, and for no reason that cards alone have. */
export const onceOf =
  (wrong: string, right: string) =>
  (event: Said, snapshot: AnyMachineSnapshot): boolean => {
    if (kindOfAnswer(event) === right) return true
    const { refusal } = (event.output ?? {}) as { readonly refusal?: unknown }
    const isFirst = isAtFirstPrice(snapshot) && (snapshot.context as Tried).problem === undefined
    return kindOfAnswer(event) === wrong && isFirst && refusal !== SHORT_OF_FUNDS
  }

/** A payment that goes well does so at once, and what is refused is refused late. */
export const refusedLate =
  (right: string) =>
  (event: Said, snapshot: AnyMachineSnapshot): boolean =>
    onceOf('refused', right)(event, snapshot) &&
    snapshot.matches({ authorising: kindOfAnswer(event) === 'refused' ? 'overdue' : 'sent' })

const FLAGS = { fundEnabled: true, mixPaymentEnabled: true, bankTransferEnabled: true, creditEnabled: true }

/** Of a member with a balance that is enough, and an order that can be paid in every way. */
export function settingOf({ member, order }: Pick<Wanted, 'member' | 'order'>, held: Omit<Setting, 'wanted'>): Setting {
  return {
    wanted: {
      member: { kycLevel: 2, balance: 3115.4, ...member },
      order: { memberSessionSeconds: 86_400, ...order, flags: { ...FLAGS, ...order?.flags } },
    },
    ...held,
  }
}
