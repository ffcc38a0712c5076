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

/** Members with a stored login, whose page opens at the methods; logging in is a theme of its own. */
export const OF_A_MEMBER = INPUTS.checkout.filter(({ toRestore, flow }) => toRestore === 'login' && flow === 'pay')

/** Pages that open at the form. */
export const AT_THE_FORM = INPUTS.checkout.filter(
  ({ toRestore, asked, token }) => !toRestore && asked === 'identify' && token !== '',
)

/** A KYC gate that lets the member pass. */
export const OPEN_GATE = kycGateMachine.provide({ guards: { needsLevel: () => false, isFullyVerified: () => true } })

const [EMPTY, FULL] = ANSWERS.openWallet.ready
export const NO_CARDS = atOnce(EMPTY)
export const WITH_CARDS = atOnce(FULL)

/** The cards of the fixtures' wallet that the page must show: the first, the one last paid with, and an expired one. */
export const CARDS = [
  { cardNumber: '5400360000000003' },
  { cardNumber: '5549607159333771', lastPaidCard: true },
  { cardNumber: '4543590000000006', expireMonth: '01', expireYear: '2024' },
]

/** The order is loaded, the stored login restores the member, and every local answer is available at once. */
export const COMING_IN: Family = {
  startOrder: atOnce(ANSWERS.startOrder.started[0]),
  restoreLogin: atOnce(ANSWERS.restoreLogin.restored[0]),
  openPayment: atOnce(undefined),
  readTerms: atOnce(ALL_TERMS),
}

export const QUICK_ORDER: Family = { startOrder: atOnce(ANSWERS.startOrder.started[2]) }

/** The whole paying side of a member; calls that a theme is not about are answered at once and take no step. */
export const PAYING_SIDE: Family = {
  ...FAMILY,
  ...COMING_IN,
  payment: paymentMachine,
  cardPayment: cardPaymentMachine,
  balancePayment: balancePaymentMachine,
  // The sample plan is requested in parallel and changes nothing on the page.
  shoppingCredit: shoppingCreditMachine.provide({ guards: { needsSamplePlans: () => false } }),
  kycGate: OPEN_GATE,
  prepare: atOnce(ANSWERS.prepare.ready[0]),
  openWallet: NO_CARDS,
  askBalance: atOnce(ANSWERS.askBalance.known[0]),
  askMemberLevel: atOnce(ANSWERS.askMemberLevel.known[0]),
  askInstallments: atOnce(ANSWERS.askInstallments.known[0]),
  askBonus: atOnce(ANSWERS.askBonus.found[0]),
}

/** The form of the current payment method, if there is one. */
export function formIn({ kids }: System): AnyMachineSnapshot | undefined {
  const [form] = Array.from(kids.values(), (kid) => (kid.kind === 'machine' ? [kid.system.snapshot] : [])).flat()
  return form
}

/** No modal covers the form. */
const isFree = (form: AnyMachineSnapshot | undefined) =>
  form !== undefined &&
  ['choosing', { open: { form: 'choosing' } }, { open: { form: 'looking' } }].some((at) => form.matches(at))

export const agrees = ({ isAgreed }: Said, { context }: AnyMachineSnapshot, system: System): boolean =>
  isAgreed !== (context as { isAgreed: boolean }).isAgreed && isFree(formIn(system))

/** The shopper ticks the agreement once, if it leads on. */
export const ticks =
  (leadsOn: (form: AnyMachineSnapshot) => boolean = () => true) =>
  (event: Said, snapshot: AnyMachineSnapshot, system: System): boolean => {
    const form = formIn(system)
    return event.isAgreed === true && agrees(event, snapshot, system) && form !== undefined && leadsOn(form)
  }

/** The order is still unpaid, at the same price. */
export const ORDER_READY: Family = { checkOrder: atOnce(ANSWERS.checkOrder.ready[0]) }

interface Tried {
  readonly submission?: { readonly price: Money }
  readonly price?: Money
  readonly problem: unknown
}

/** The order's price has not changed yet. */
export function isAtFirstPrice({ context }: AnyMachineSnapshot): boolean {
  const { submission, price = submission?.price } = context as Tried
  return price?.minor === ORDER.price.minor
}

/** The wrong answer comes at most once, and never for a lack of funds, which only cards report. */
export const onceOf =
  (wrong: string, right: string) =>
  (event: Said, snapshot: AnyMachineSnapshot): boolean => {
    if (kindOfAnswer(event) === right) return true
    const { refusal } = (event.output ?? {}) as { readonly refusal?: unknown }
    const isFirst = isAtFirstPrice(snapshot) && (snapshot.context as Tried).problem === undefined
    return kindOfAnswer(event) === wrong && isFirst && refusal !== SHORT_OF_FUNDS
  }

/** A success arrives at once, a refusal only when the call is overdue. */
export const refusedLate =
  (right: string) =>
  (event: Said, snapshot: AnyMachineSnapshot): boolean =>
    onceOf('refused', right)(event, snapshot) &&
    snapshot.matches({ authorising: kindOfAnswer(event) === 'refused' ? 'overdue' : 'sent' })

const FLAGS = { fundEnabled: true, mixPaymentEnabled: true, bankTransferEnabled: true, creditEnabled: true }

/** A member whose balance covers the price, and an order that every method can pay. */
export function settingOf({ member, order }: Pick<Wanted, 'member' | 'order'>, held: Omit<Setting, 'wanted'>): Setting {
  return {
    wanted: {
      member: { kycLevel: 2, balance: 3115.4, ...member },
      order: { memberSessionSeconds: 86_400, ...order, flags: { ...FLAGS, ...order?.flags } },
    },
    ...held,
  }
}
