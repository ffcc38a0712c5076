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

export const FAMILY: Family = {
  identify: identifyMachine,
  countryChoice: countryChoiceMachine,
  registration: registrationMachine,
  emailMismatch: emailMismatchMachine,
  foreignPhone: foreignPhoneMachine,
  phoneChange: phoneChangeMachine,
  otp: otpMachine,
  // A bonus only changes an amount. The card machine's own paths cover it.
  cardPayment: cardPaymentMachine.provide({ guards: { canAskBonus: () => false } }),
  // Loading the balance and the level is independent of everything else and would only multiply the states: here the balance is
  // enough, and the gate requests the level. The machines' own paths cover the rest.
  payment: paymentMachine.provide({ guards: { isMember: () => false } }),
  balancePayment: balancePaymentMachine.provide({ guards: { isReadyToPay: ({ context }) => context.isAgreed } }),
  bankTransfer: bankTransferMachine,
  paymentAttempt: paymentAttemptMachine,
  // Plans do not change what is sent.
  shoppingCredit: shoppingCreditMachine.provide({ guards: { arePlansKnown: () => true, hasBankChanged: () => false } }),
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

/** Events that only a parent sends. */
export const FROM_PARENT: readonly string[] = [
  'agreement.updated',
  'form.left',
  'order.arrived',
  'clock.set',
  'clock.started',
  'clock.stopped',
  'clock.reset',
  'wallet.updated',
  'wallet.changed',
  'wallet.outdated',
  'agreement.changed',
]

/**
 * Events that the composed exploration leaves out, because they only change what is displayed or which row of a table applies,
 * and would multiply the states. Each machine's own paths cover them.
 */
const LEFT_OUT: readonly string[] = [
  ...FROM_PARENT,
  'shopper.toggledDetail',
  'shopper.typed',
  'shopper.typedEmail',
  'shopper.leftField',
  'shopper.choseCard',
  'shopper.searched',
  'xstate.error.actor.updateContact',
  'shopper.askedBkm',
  'shopper.choseInstallment',
  'shopper.choseBonus',
  'shopper.askedThreeDS',
  'shopper.choseMix',
  'shopper.gaveIdentity',
  'shopper.storedCard',
  'card.changed',
  'xstate.error.actor.askInstallments',
  'xstate.error.actor.clock',
  'xstate.error.actor.hostEvents',
  'xstate.error.actor.messages',
  'session.changed',
  'network.changed',
  'network.refused',
  'chunk.missed',
  'tab.woke',
  'host.handedOver',
  'shopper.openedText',
  'language.changed',
  // Messages of other tabs. What matters here is that another tab takes the order over.
  'tab.sawOther',
  'tab.sawPayment',
  'tab.sawOwnerGone',
  'tab.paid',
  'xstate.error.actor.rivals',
  'xstate.error.actor.claimOrder',
  'xstate.error.actor.takeOver',
  // The extras of a result.
  'shopper.openedPermission',
  'shopper.paused',
  'xstate.done.actor.readRecord',
  'xstate.error.actor.readRecord',
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

/** One row of a table is enough if the others allow the same choices. Of the times, only the end matters. */
export const isChosen: Choice = (event, system) => {
  const { machine, snapshot } = system
  if (LEFT_OUT.includes(event.type)) return false
  if (event.type === 'shopper.ticked' && machine.id === 'identify') return false
  if (event.type === 'shopper.filledCard' && isPressed(system)) return true
  if (FIRST_ROW_ONLY.includes(event.type)) return isFirstRow(event, machine.id)
  // Children receive it from their parent.
  if (event.type === 'tab.restored' && machine.id !== 'checkout') return false
  // The session announces the end of a login, so there must be a login.
  if (event.type === 'session.updated') return isMember(system)
  if (event.type === 'shopper.askedToExit') return isPaymentReached(system)
  if (BANK_PAGE.test(event.type)) return isGoingToBank(system)
  if (event.type === 'tab.joined') return snapshot.matches({ journey: 'opening' })
  // An order with an unresolved payment takes the same way as any other and would only double it. The scenarios cover it.
  if (event.type === 'xstate.done.actor.startOrder') return !isUnsettledStart(event)
  if (event.type === 'xstate.done.actor.openPayment') return hasClaimed(system)
  if (/\.(?:claimOrder|takeOver)$/.test(event.type)) return kindOf(event) !== 'paying'
  if (event.type === 'xstate.done.actor.authorise') return isOfMethod(kindOf(event), system)
  if (event.type === 'clock.ticked') return (event as { now?: unknown }).now === LATE
  if (event.type === 'xstate.done.actor.askInstallments') return kindOf(event) === 'unknown'
  if (event.type === 'xstate.done.actor.askOutcome') return !isOnlySaid((event as { output?: unknown }).output)
  // An order that allows everything, and one whose transfer was begun earlier.
  if (event.type === 'xstate.done.actor.readTerms') return isFirstAnswer(event, 'readTerms', 2)
  if (event.type === 'xstate.done.actor.askLevel') return (event as { output?: Said }).output?.level !== 1
  if (event.type === 'address.asked') return machine.id === 'checkout' && !['sdk', 'result'].includes(screenOf(event))
  return snapshot.status === 'active'
}

/** The shopper can leave a payment at its beginning, and while an attempt runs. */
function isPaymentReached({ kids }: System): boolean {
  const payment = kids.get('payment')
  if (payment?.kind !== 'machine') return false
  return payment.system.snapshot.matches('reading') || payment.system.kids.has('attempt')
}

/** The exit dialog covers everything, and so does an embedded bank page. */
export const isCovered = ({ machine, snapshot }: System) =>
  machine.id === 'checkout' && (snapshot.matches({ exit: 'asking' }) || snapshot.matches({ bankPage: 'shown' }))

const BANK_PAGE = /^tab\.(?:openedBank|closedBank|stayed)$/

/** A bank page is shown, or found missing, during the redirect to it. */
const isGoingToBank = ({ kids }: System): boolean =>
  Array.from(kids.values()).some((kid) => (kid.kind === 'machine' ? isGoingToBank(kid.system) : kid.src === 'goToBank'))

/** A card form that waits before it can submit. */
const isPressed = ({ snapshot }: System) => snapshot.matches({ open: { form: 'awaitingInstallments' } })

const ANSWERED_BY: Readonly<Record<string, readonly string[]>> = {
  redirected: ['credit-card', 'shopping-credit'],
  issued: ['bank-transfer'],
  paid: ['credit-card', 'balance'],
}

/** The answers that fit the method: a transfer is answered by its code, a credit by a redirect to its bank. */
function isOfMethod(kind: string, { snapshot }: System): boolean {
  const { submission } = snapshot.context as { submission: Submission }
  return ANSWERED_BY[kind]?.includes(submission.method) ?? true
}

/** By the time the payment methods are loaded, the tab's claim has been answered. */
function hasClaimed({ kids }: System): boolean {
  const kid = kids.get('tabOwnership')
  return kid?.kind === 'machine' && !kid.system.snapshot.matches('claiming')
}

const kindOf = (event: EventObject) => (event as EventObject & { output: { kind: string } }).output.kind

const screenOf = (event: EventObject) => (event as EventObject & { screen: string }).screen

const isUnsettledStart = (event: EventObject) =>
  (event as { output?: { isUnresolved?: true } }).output?.isUnresolved === true

/** Answers that are not final and only change the text of the search. */
function isOnlySaid(answer: unknown): boolean {
  const { kind, callbackUrl } = answer as { kind?: string; callbackUrl?: string }
  return kind === 'withBank' || kind === 'closed' || callbackUrl !== undefined
}

/** Whether this is one of the first `count` answers in the table. */
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

/** Explores every state of a checkout. `machine` may be a changed one, to see whether a law notices. */
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
