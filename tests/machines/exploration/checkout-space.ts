import type { EventObject } from 'xstate'
import { abroadMachine } from '../../../machines/abroad/machine'
import { balancePaymentMachine } from '../../../machines/balance-payment/machine'
import { bankTransferMachine } from '../../../machines/bank-transfer/machine'
import { cardPaymentMachine } from '../../../machines/card-payment/machine'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { countdownMachine } from '../../../machines/countdown/machine'
import { countryChoiceMachine } from '../../../machines/country-choice/machine'
import { emailMatchMachine } from '../../../machines/email-match/machine'
import { identifyMachine } from '../../../machines/identify/machine'
import { kycGateMachine } from '../../../machines/kyc-gate/machine'
import { noticeMachine } from '../../../machines/notice/machine'
import { numberChangeMachine } from '../../../machines/number-change/machine'
import { paymentMachine } from '../../../machines/payment/machine'
import { readingMachine } from '../../../machines/reading/machine'
import { reconciliationMachine } from '../../../machines/reconciliation/machine'
import { registrationMachine } from '../../../machines/registration/machine'
import { shopReturnMachine } from '../../../machines/shop-return/machine'
import { shoppingCreditMachine } from '../../../machines/shopping-credit/machine'
import { tabOwnershipMachine } from '../../../machines/tab-ownership/machine'
import { verificationMachine } from '../../../machines/verification/machine'
import { ANSWERS } from '../fixtures/answers'
import { EVENTS } from '../fixtures/events'
import { INPUTS } from '../fixtures/inputs'
import { INSTANTS } from '../fixtures/instants'
import { checkoutFace } from './checkout-face'
import { CODE, isCodeAsked, isValidating, levelOf } from './laws'
import { type Exploration, type Memory, type Space, explore } from './explore'
import type { Choice, Move } from './moves'
import type { Family, System } from './system'

/** The checkout's own children, real ones. */
export const FAMILY: Family = {
  identify: identifyMachine,
  countryChoice: countryChoiceMachine,
  registration: registrationMachine,
  emailMatch: emailMatchMachine,
  abroad: abroadMachine,
  numberChange: numberChangeMachine,
  verification: verificationMachine,
  // A bonus changes how much a card pays and nothing else; the machine's own paths take it.
  cardPayment: cardPaymentMachine.provide({ guards: { canAskBonus: () => false } }),
  // What the wallet holds and how well its owner is known is found out beside everything else, and would only multiply it: here the
  // balance is enough, and the gate asks for the level. The machines' own paths take the rest.
  payment: paymentMachine.provide({ guards: { isMember: () => false } }),
  balancePayment: balancePaymentMachine.provide({ guards: { isReadyToPay: ({ context }) => context.isAgreed } }),
  bankTransfer: bankTransferMachine,
  // Plans change nothing of what is sent.
  shoppingCredit: shoppingCreditMachine.provide({ guards: { arePlansKnown: () => true, isBankOther: () => false } }),
  kycGate: kycGateMachine,
  countdown: countdownMachine,
  reconciliation: reconciliationMachine,
  shopReturn: shopReturnMachine,
  notice: noticeMachine,
  reading: readingMachine,
  tabOwnership: tabOwnershipMachine,
}

/** What a child hears from its parent alone. */
export const FROM_PARENT: readonly string[] = [
  'order.arrived',
  'clock.set',
  'clock.started',
  'clock.stopped',
  'clock.reset',
  'wallet.told',
  'wallet.changed',
  'wallet.aged',
]

/**
 * What is left out of the whole, since it changes only what a screen shows or which row of a table stands somewhere, and would
 * multiply everything by itself. Each of these is taken by the machine's own paths.
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
  ...['xstate.error.actor.clock', 'xstate.error.actor.news', 'xstate.error.actor.messages'],
  ...['session.dropped', 'network.told', 'network.refused', 'tab.woke', 'shopper.openedText', 'host.handedOver'],
  // Of another tab, what is only told; that it takes the order over is what this one has to reckon with.
  ...['tab.sawOther', 'tab.sawPayment', 'tab.sawNobody', 'tab.paid', 'xstate.error.actor.rivals'],
  ...['xstate.error.actor.claimOrder', 'xstate.error.actor.takeOver'],
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
const isChosen: Choice = (event, system) => {
  const { machine, snapshot } = system
  if (LEFT_OUT.includes(event.type)) return false
  if (event.type === 'shopper.ticked' && machine.id === 'identify') return false
  if (FIRST_ROW_ONLY.includes(event.type)) return isFirstRow(event, machine.id)
  // The session tells of the end of a login, and somebody has to have one.
  if (event.type === 'session.told') return isMember(system)
  if (event.type === 'tab.joined') return snapshot.matches({ journey: 'opening' })
  if (event.type === 'xstate.done.actor.openPayment') return hasClaimed(system)
  if (/\.(?:claimOrder|takeOver)$/.test(event.type)) return kindOf(event) !== 'paying'
  if (event.type === 'clock.ticked') return (event as { now?: unknown }).now === LATE
  if (event.type === 'xstate.done.actor.askInstallments') return kindOf(event) === 'unknown'
  if (event.type === 'xstate.done.actor.askOutcome') return !isOnlySaid((event as { output?: unknown }).output)
  // An order that allows everything, and one whose transfer was begun before.
  if (event.type === 'xstate.done.actor.readTerms') return isFirstAnswer(event, 'readTerms', 2)
  if (event.type === 'xstate.done.actor.askLevel') return (event as { output?: Said }).output?.level !== 1
  if (event.type === 'address.asked') return machine.id === 'checkout' && !['sdk', 'result'].includes(screenOf(event))
  return snapshot.status === 'active'
}

/** By the time the methods are here, a tab knows whether the order is its own. */
function hasClaimed({ kids }: System): boolean {
  const kid = kids.get('tabOwnership')
  return kid?.kind === 'machine' && !kid.system.snapshot.matches('claiming')
}

const isMember = ({ snapshot }: System) => (snapshot.context as { member?: object }).member !== undefined

const kindOf = (event: EventObject) => (event as EventObject & { output: { kind: string } }).output.kind

const screenOf = (event: EventObject) => (event as EventObject & { screen: string }).screen

/** Answers that are no verdict and change only how the search is told of. */
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

interface Said {
  readonly level?: number
  readonly kind?: string
  readonly pending?: { readonly referenceCode: string }
  readonly referenceCode?: string
  readonly openTransfer?: object
}

/** The newest code of which somebody has said that it was sent; nobody needs to know once none can be entered. */
function withNewestCode(memory: Memory, { pending, referenceCode }: Said, after: System): Memory {
  const newest = pending?.referenceCode ?? referenceCode
  const others = Object.entries(memory).filter(([fact]) => !fact.startsWith(CODE))
  if (!isCodeAsked(after)) return Object.fromEntries(others)
  return newest === undefined ? memory : Object.fromEntries([...others, [CODE + newest, true]])
}

/** Of the last look at the order, as long as an application waits for one thing more. */
function whileValidating({ cleared, ...memory }: Memory, after: System): Memory {
  return cleared === undefined || !isValidating(after) ? memory : { ...memory, cleared }
}

/** Whether the provider has let the payment through that was asked for last. */
function allowedIf(isAllowed: boolean, { allowed: _, ...memory }: Memory): Memory {
  return isAllowed ? { ...memory, allowed: true } : memory
}

/**
 * What the laws are about, and no machine has to know: whether somebody has said that the order is paid, whether a payment was sent
 * of which nobody knows what became, whether the provider has let in a buyer from abroad, and which code is the newest.
 */
function remember(before: Memory, { event }: Move, after: System): Memory {
  const said = (event as { output?: Said }).output ?? {}
  const { kind } = said
  const memory = whileValidating(withNewestCode(before, said, after), after)
  switch (event.type) {
    case 'xstate.done.actor.startOrder':
      return { paid: kind === 'paid', unsettled: kind === 'unsettled' }
    case 'xstate.done.actor.admitForeign':
    case 'xstate.done.actor.restoreLogin':
      return { ...memory, admitted: kind === 'admitted' }
    case 'shopper.paid':
      return allowedIf(levelOf(after) === 2, memory)
    case 'xstate.done.actor.askLevel':
      return allowedIf(said.level === 2, memory)
    case 'xstate.done.actor.askLimit':
      return allowedIf(kind === 'within', memory)
    // Whatever it was allowed for has been sent, or never will be.
    case 'xstate.done.actor.checkOrder':
    case 'xstate.error.actor.checkOrder':
      return { ...allowedIf(false, memory), ...(isValidating(after) && { cleared: kind === 'ready' }) }
    case 'xstate.done.actor.readTerms':
      // A code that a member has left behind is nobody's who came in from abroad: the provider's word on the order stands before them.
      return { ...memory, coded: said.openTransfer !== undefined && isMember(after) }
    case 'xstate.done.actor.forgetTransfer':
    case 'xstate.error.actor.forgetTransfer':
      return { ...memory, coded: false }
    case 'xstate.done.actor.notifyTransfer':
      return { ...memory, paid: memory['paid'] === true || kind === 'paid' }
    case 'xstate.done.actor.startTransfer':
      return { ...memory, coded: kind === 'started', unsettled: kind === 'unknown' }
    case 'xstate.done.actor.applyForCredit':
      return { ...memory, unsettled: kind === 'unknown' || kind === 'redirected' }
    case 'xstate.error.actor.applyForCredit':
    case 'xstate.error.actor.startTransfer':
    case 'xstate.error.actor.payFromBalance':
    case 'xstate.error.actor.payByCard':
      return { ...memory, unsettled: true }
    case 'xstate.done.actor.payFromBalance':
    case 'xstate.done.actor.payByCard':
      return {
        ...memory,
        paid: memory['paid'] === true || kind === 'paid',
        unsettled: kind === 'unknown' || kind === 'redirected',
      }
    case 'xstate.done.actor.askOutcome':
      if (kind !== 'paid' && kind !== 'notCharged' && kind !== 'begun') return memory
      return { ...memory, paid: kind === 'paid', unsettled: false }
    default:
      return memory
  }
}

export const CHECKOUT_INPUTS: readonly unknown[] = INPUTS.checkout

/** Everything that can become of a checkout. `machine` may be one that was changed, to see whether a law notices. */
export function exploreCheckout({
  machine = checkoutMachine,
  family = FAMILY,
  ...others
}: Partial<Exploration> = {}): Space {
  return explore({ machine, inputs: CHECKOUT_INPUTS, family, isChosen, faceOf: checkoutFace, remember, ...others })
}
