import type { EventObject } from 'xstate'
import { abroadMachine } from '../../../machines/abroad/machine'
import { cardPaymentMachine } from '../../../machines/card-payment/machine'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { countdownMachine } from '../../../machines/countdown/machine'
import { countryChoiceMachine } from '../../../machines/country-choice/machine'
import { emailMatchMachine } from '../../../machines/email-match/machine'
import { identifyMachine } from '../../../machines/identify/machine'
import { noticeMachine } from '../../../machines/notice/machine'
import { numberChangeMachine } from '../../../machines/number-change/machine'
import { readingMachine } from '../../../machines/reading/machine'
import { reconciliationMachine } from '../../../machines/reconciliation/machine'
import { registrationMachine } from '../../../machines/registration/machine'
import { shopReturnMachine } from '../../../machines/shop-return/machine'
import { verificationMachine } from '../../../machines/verification/machine'
import { EVENTS } from '../fixtures/events'
import { INPUTS } from '../fixtures/inputs'
import { INSTANTS } from '../fixtures/instants'
import { checkoutFace } from './checkout-face'
import { CODE, isCodeAsked } from './laws'
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
  countdown: countdownMachine,
  reconciliation: reconciliationMachine,
  shopReturn: shopReturnMachine,
  notice: noticeMachine,
  reading: readingMachine,
}

/** What a child hears from its parent alone. */
export const FROM_PARENT: readonly string[] = [
  'order.arrived',
  'clock.set',
  'clock.started',
  'clock.stopped',
  'clock.reset',
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
  ...['shopper.storedCard', 'card.changed', 'xstate.error.actor.askInstallments'],
  ...['xstate.error.actor.clock', 'xstate.error.actor.news', 'xstate.error.actor.messages'],
  ...['network.told', 'network.refused', 'tab.woke', 'shopper.openedText', 'host.handedOver'],
]

const FIRST_ROW_ONLY: readonly string[] = [
  'shopper.ticked',
  'shopper.typedNumber',
  'shopper.typedCode',
  'shopper.insertedCode',
  'shopper.filledCard',
  'shopper.agreed',
]

const [, , LATE] = INSTANTS

/** One row is enough where the others lead to the same choices. Of time, its end is the one moment that decides. */
const isChosen: Choice = (event, { machine, snapshot }) => {
  if (LEFT_OUT.includes(event.type)) return false
  if (event.type === 'shopper.ticked' && machine.id === 'identify') return false
  if (FIRST_ROW_ONLY.includes(event.type)) return isFirstRow(event, machine.id)
  if (event.type === 'clock.ticked') return (event as { now?: unknown }).now === LATE
  if (event.type === 'xstate.done.actor.askInstallments') return kindOf(event) === 'unknown'
  if (event.type === 'xstate.done.actor.askOutcome') return !isOnlySaid((event as { output?: unknown }).output)
  if (event.type === 'address.asked') return machine.id === 'checkout' && !['sdk', 'result'].includes(screenOf(event))
  return snapshot.status === 'active'
}

const kindOf = (event: EventObject) => (event as EventObject & { output: { kind: string } }).output.kind

const screenOf = (event: EventObject) => (event as EventObject & { screen: string }).screen

/** Answers that are no verdict and change only how the search is told of. */
function isOnlySaid(answer: unknown): boolean {
  const { kind, callbackUrl } = answer as { kind?: string; callbackUrl?: string }
  return kind === 'withBank' || kind === 'closed' || callbackUrl !== undefined
}

function isFirstRow(event: EventObject, machine: string): boolean {
  const rows = (EVENTS as unknown as Readonly<Record<string, Readonly<Record<string, readonly EventObject[]>>>>)[
    machine
  ]
  return rows?.[event.type]?.[0] === event
}

interface Said {
  readonly kind?: string
  readonly pending?: { readonly referenceCode: string }
  readonly referenceCode?: string
}

/** The newest code of which somebody has said that it was sent; nobody needs to know once none can be entered. */
function withNewestCode(memory: Memory, { pending, referenceCode }: Said, after: System): Memory {
  const newest = pending?.referenceCode ?? referenceCode
  const others = Object.entries(memory).filter(([fact]) => !fact.startsWith(CODE))
  if (!isCodeAsked(after)) return Object.fromEntries(others)
  return newest === undefined ? memory : Object.fromEntries([...others, [CODE + newest, true]])
}

/**
 * What the laws are about, and no machine has to know: whether somebody has said that the order is paid, whether a payment was sent
 * of which nobody knows what became, whether the provider has let in a buyer from abroad, and which code is the newest.
 */
function remember(before: Memory, { event }: Move, after: System): Memory {
  const said = (event as { output?: Said }).output ?? {}
  const { kind } = said
  const memory = withNewestCode(before, said, after)
  switch (event.type) {
    case 'xstate.done.actor.startOrder':
      return { paid: kind === 'paid', unsettled: kind === 'unsettled' }
    case 'xstate.done.actor.admitForeign':
    case 'xstate.done.actor.restoreLogin':
      return { ...memory, admitted: kind === 'admitted' }
    case 'xstate.error.actor.payByCard':
      return { ...memory, unsettled: true }
    case 'xstate.done.actor.payByCard':
      return {
        ...memory,
        paid: memory['paid'] === true || kind === 'paid',
        unsettled: kind === 'unknown' || kind === 'redirected',
      }
    case 'xstate.done.actor.askOutcome':
      if (kind !== 'paid' && kind !== 'notCharged') return memory
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
