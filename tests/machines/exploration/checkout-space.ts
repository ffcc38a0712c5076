import type { EventObject } from 'xstate'
import { foreignPhoneMachine } from '../../../machines/sign-in/foreign-phone/machine'
import { resultExtrasMachine } from '../../../machines/after/result-extras/machine'
import { balancePaymentMachine } from '../../../machines/payment/balance/machine'
import { bankTransferMachine } from '../../../machines/payment/bank-transfer/machine'
import { cardPaymentMachine } from '../../../machines/payment/card/machine'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { countdownMachine } from '../../../machines/around/countdown/machine'
import { countryChoiceMachine } from '../../../machines/sign-in/country-choice/machine'
import { emailMismatchMachine } from '../../../machines/sign-in/email-mismatch/machine'
import { identifyMachine } from '../../../machines/sign-in/identify/machine'
import { refundMachine } from '../../../machines/into-balance/refund/machine'
import { settlementMachine } from '../../../machines/into-balance/settlement/machine'
import { kycGateMachine } from '../../../machines/payment/kyc-gate/machine'
import { noticeMachine } from '../../../machines/around/notice/machine'
import { phoneChangeMachine } from '../../../machines/sign-in/phone-change/machine'
import { paymentMachine } from '../../../machines/payment/machine'
import { paymentAttemptMachine } from '../../../machines/payment/attempt/machine'
import { protectedShoppingMachine } from '../../../machines/after/protected-shopping/machine'
import { legalTextMachine } from '../../../machines/around/legal-text/machine'
import { reconciliationMachine } from '../../../machines/after/reconciliation/machine'
import { registrationMachine } from '../../../machines/sign-in/registration/machine'
import { shopReturnMachine } from '../../../machines/after/shop-return/machine'
import { shoppingCreditMachine } from '../../../machines/payment/shopping-credit/machine'
import { tabOwnershipMachine } from '../../../machines/around/tab-ownership/machine'
import { otpMachine } from '../../../machines/sign-in/otp/machine'
import { ANSWERS } from '../fixtures/answers'
import { EVENTS } from '../fixtures/events'
import { INPUTS } from '../fixtures/inputs'
import { INSTANTS } from '../fixtures/instants'
import { checkoutFace } from './checkout-face'
import { type Exploration, type Space, explore } from './explore'
import { type Said, isMember, remember } from './memory'
import type { Submission } from '../../../machines/payment/attempt/ports'
import type { Choice } from './moves'
import type { Family, System } from './system'

/** The checkout's own children, real ones. */
export const FAMILY: Family = {
  identify: identifyMachine,
  countryChoice: countryChoiceMachine,
  registration: registrationMachine,
  emailMismatch: emailMismatchMachine,
  foreignPhone: foreignPhoneMachine,
  phoneChange: phoneChangeMachine,
  otp: otpMachine,
  // A bonus changes how much a card pays and nothing else; the machine's own paths take it.
  cardPayment: cardPaymentMachine.provide({ guards: { canAskBonus: () => false } }),
  // What the wallet holds and how well its owner is known is found out beside everything else, and would only multiply it: here the
  // balance is enough, and the gate asks for the level. The machines' own paths take the rest.
  payment: paymentMachine.provide({ guards: { isMember: () => false } }),
  balancePayment: balancePaymentMachine.provide({ guards: { isReadyToPay: ({ context }) => context.isAgreed } }),
  bankTransfer: bankTransferMachine,
  paymentAttempt: paymentAttemptMachine,
  // Plans change nothing of what is sent.
  shoppingCredit: shoppingCreditMachine.provide({ guards: { arePlansKnown: () => true, isBankOther: () => false } }),
  kycGate: kycGateMachine,
  refund: refundMachine,
  settlement: settlementMachine,
  countdown: countdownMachine,
  reconciliation: reconciliationMachine,
  shopReturn: shopReturnMachine,
  resultExtras: resultExtrasMachine,
  protectedShopping: protectedShoppingMachine,
  notice: noticeMachine,
  legalText: legalTextMachine,
  tabOwnership: tabOwnershipMachine,
}

/** What a child hears from its parent alone. */
export const FROM_PARENT: readonly string[] = [
  ...['agreement.told', 'form.left'],
  'order.arrived',
  'clock.set',
  'clock.started',
  'clock.stopped',
  'clock.reset',
  'wallet.told',
  'wallet.changed',
  'wallet.aged',
  'agreement.changed',
]

/**
 * What is left out of the whole, since it changes only what a screen shows or which row of a table is somewhere, and would
 * multiply everything on its own. Each of these is taken by the machine's own paths.
 */
const LEFT_OUT: readonly string[] = [
  ...FROM_PARENT,
  ...['shopper.toggledDetail', 'shopper.typed', 'shopper.typedEmail', 'shopper.leftField', 'shopper.choseCard'],
  ...['shopper.searched', 'xstate.error.actor.updateContact'],
  ...['shopper.askedBkm', 'shopper.choseInstallment', 'shopper.choseBonus', 'shopper.askedThreeDS'],
  ...[
    'shopper.choseMix',
    'shopper.gaveIdentity',
    'shopper.storedCard',
    'card.changed',
    'xstate.error.actor.askInstallments',
  ],
  ...['xstate.error.actor.clock', 'xstate.error.actor.hostEvents', 'xstate.error.actor.messages'],
  ...['session.changed', 'network.told', 'network.refused', 'chunk.missed', 'tab.woke', 'host.handedOver'],
  ...['shopper.openedText', 'language.changed'],
  // Of another tab, only its messages; that it takes the order over is what this one has to reckon with.
  ...['tab.sawOther', 'tab.sawPayment', 'tab.sawOwnerGone', 'tab.paid', 'xstate.error.actor.rivals'],
  ...['xstate.error.actor.claimOrder', 'xstate.error.actor.takeOver'],
  // Of a result, what is beside it.
  ...['shopper.openedPermission', 'shopper.paused', 'xstate.done.actor.readRecord', 'xstate.error.actor.readRecord'],
]

const FIRST_ROW_ONLY: readonly string[] = [
  'shopper.ticked',
  'shopper.typedNumber',
  'shopper.typedCode',
  'shopper.insertedCode',
  'shopper.filledCard',
  'shopper.agreed',
  'shopper.choseBank',
]

const [, , LATE] = INSTANTS

/** One row is enough where the others lead to the same choices. Of time, its end is the one moment that decides. */
export const isChosen: Choice = (event, system) => {
  const { machine, snapshot } = system
  if (LEFT_OUT.includes(event.type)) return false
  if (event.type === 'shopper.ticked' && machine.id === 'identify') return false
  if (event.type === 'shopper.filledCard' && isPressed(system)) return true
  if (FIRST_ROW_ONLY.includes(event.type)) return isFirstRow(event, machine.id)
  // A child hears it from its parent.
  if (event.type === 'tab.restored' && machine.id !== 'checkout') return false
  // The session announces the end of a login, so there has to be one.
  if (event.type === 'session.told') return isMember(system)
  if (event.type === 'shopper.askedToExit') return isPaymentReached(system)
  if (BANK_PAGE.test(event.type)) return isGoingToBank(system)
  if (event.type === 'tab.joined') return snapshot.matches({ journey: 'opening' })
  // An order whose payment is unsettled is come in to like any other, and would only walk that way once more: hand-written scenarios take it.
  if (event.type === 'xstate.done.actor.startOrder') return !isUnsettledStart(event)
  if (event.type === 'xstate.done.actor.openPayment') return hasClaimed(system)
  if (/\.(?:claimOrder|takeOver)$/.test(event.type)) return kindOf(event) !== 'paying'
  if (event.type === 'xstate.done.actor.authorise') return isOfMethod(kindOf(event), system)
  if (event.type === 'clock.ticked') return (event as { now?: unknown }).now === LATE
  if (event.type === 'xstate.done.actor.askInstallments') return kindOf(event) === 'unknown'
  if (event.type === 'xstate.done.actor.askOutcome') return !isOnlySaid((event as { output?: unknown }).output)
  // An order that allows everything, and one whose transfer was begun before.
  if (event.type === 'xstate.done.actor.readTerms') return isFirstAnswer(event, 'readTerms', 2)
  if (event.type === 'xstate.done.actor.askLevel') return (event as { output?: Said }).output?.level !== 1
  if (event.type === 'address.asked') return machine.id === 'checkout' && !['sdk', 'result'].includes(screenOf(event))
  return snapshot.status === 'active'
}

/** Where the shopper can leave a payment: at its beginning, and while an attempt asks them something. */
function isPaymentReached({ kids }: System): boolean {
  const payment = kids.get('payment')
  if (payment?.kind !== 'machine') return false
  return payment.system.snapshot.matches('reading') || payment.system.kids.has('attempt')
}

/** Exit is asked about over everything else, and a bank's page within this one covers it. */
export const isCovered = ({ machine, snapshot }: System) =>
  machine.id === 'checkout' && (snapshot.matches({ exit: 'asking' }) || snapshot.matches({ bankPage: 'shown' }))

const BANK_PAGE = /^tab\.(?:openedBank|closedBank|stayed)$/

/** A bank's page is shown, or found missing, on the way to it. */
const isGoingToBank = ({ kids }: System): boolean =>
  Array.from(kids.values()).some((kid) => (kid.kind === 'machine' ? isGoingToBank(kid.system) : kid.src === 'goToBank'))

/** A form that waits before it can submit what was pressed. */
const isPressed = ({ snapshot }: System) => snapshot.matches({ open: { form: 'settling' } })

const ANSWERED_BY: Readonly<Record<string, readonly string[]>> = {
  redirected: ['credit-card', 'shopping-credit'],
  issued: ['bank-transfer'],
  paid: ['credit-card', 'balance'],
}

/** A call is answered as its method is: a transfer by its code, a credit by the way to its bank. */
function isOfMethod(kind: string, { snapshot }: System): boolean {
  const { submission } = snapshot.context as { submission: Submission }
  return ANSWERED_BY[kind]?.includes(submission.method) ?? true
}

/** By the time the methods are here, a tab knows whether the order is its own. */
function hasClaimed({ kids }: System): boolean {
  const kid = kids.get('tabOwnership')
  return kid?.kind === 'machine' && !kid.system.snapshot.matches('claiming')
}

const kindOf = (event: EventObject) => (event as EventObject & { output: { kind: string } }).output.kind

const screenOf = (event: EventObject) => (event as EventObject & { screen: string }).screen

const isUnsettledStart = (event: EventObject) =>
  (event as { output?: { isUnresolved?: true } }).output?.isUnresolved === true

/** Answers that are no verdict and change only the words about the search. */
function isOnlySaid(answer: unknown): boolean {
  const { kind, callbackUrl } = answer as { kind?: string; callbackUrl?: string }
  return kind === 'withBank' || kind === 'closed' || callbackUrl !== undefined
}

/** One of the first answers that there are to this question. */
function isFirstAnswer(event: EventObject, question: keyof typeof ANSWERS, count: number): boolean {
  const answers: readonly unknown[] = Object.values(ANSWERS[question]).flat().slice(0, count)
  return answers.includes((event as EventObject & { output: unknown }).output)
}

function isFirstRow(event: EventObject, machine: string): boolean {
  const rows = (EVENTS as unknown as Readonly<Record<string, Readonly<Record<string, readonly EventObject[]>>>>)[
    machine
  ]
  return rows?.[event.type]?.[0] === event
}

export const CHECKOUT_INPUTS: readonly unknown[] = INPUTS.checkout

/** Everything that can become of a checkout. `machine` may be one that was changed, to see whether a law notices. */
export function exploreCheckout({
  machine = checkoutMachine,
  family = FAMILY,
  ...others
}: Partial<Exploration> = {}): Space {
  return explore({
    machine,
    inputs: CHECKOUT_INPUTS,
    family,
    isChosen,
    isCovered,
    faceOf: checkoutFace,
    remember,
    ...others,
  })
}
