import type { EventObject } from 'xstate'
import { cardPaymentMachine } from '../../../machines/card-payment/machine'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { countdownMachine } from '../../../machines/countdown/machine'
import { identifyMachine } from '../../../machines/identify/machine'
import { noticeMachine } from '../../../machines/notice/machine'
import { readingMachine } from '../../../machines/reading/machine'
import { reconciliationMachine } from '../../../machines/reconciliation/machine'
import { shopReturnMachine } from '../../../machines/shop-return/machine'
import { verificationMachine } from '../../../machines/verification/machine'
import { EVENTS } from '../fixtures/events'
import { INPUTS } from '../fixtures/inputs'
import { INSTANTS } from '../fixtures/instants'
import { type Memory, type Space, explore } from './explore'
import type { Choice, Move } from './moves'
import type { Family } from './system'

/** The checkout's own children, real ones. */
export const FAMILY: Family = {
  identify: identifyMachine,
  verification: verificationMachine,
  cardPayment: cardPaymentMachine,
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
  ...['shopper.toggledDetail', 'shopper.typed', 'shopper.leftField', 'shopper.choseCard'],
  ...['xstate.error.actor.clock', 'xstate.error.actor.news'],
  ...['network.told', 'network.refused', 'tab.woke', 'shopper.openedText', 'host.handedOver'],
]

const FIRST_ROW_ONLY: readonly string[] = [
  'shopper.typedCode',
  'shopper.insertedCode',
  'shopper.filledCard',
  'shopper.agreed',
]

const [, , LATE] = INSTANTS

/** One row is enough where the others lead to the same choices. Of time, its end is the one moment that decides. */
const isChosen: Choice = (event, { machine, snapshot }) => {
  if (LEFT_OUT.includes(event.type)) return false
  if (FIRST_ROW_ONLY.includes(event.type)) return isFirstRow(event, machine.id)
  if (event.type === 'clock.ticked') return (event as { now?: unknown }).now === LATE
  if (event.type === 'xstate.done.actor.askOutcome') return !isOnlySaid((event as { output?: unknown }).output)
  if (event.type === 'address.asked') return ['identify', 'pay'].includes((event as { screen?: string }).screen ?? '')
  return snapshot.status === 'active'
}

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

/**
 * What the laws are about, and no machine has to know: whether somebody has said that the order is paid, and whether a payment was
 * sent of which nobody knows what became.
 */
function remember(memory: Memory, { event }: Move): Memory {
  const { kind } = (event as { output?: { kind?: string } }).output ?? {}
  switch (event.type) {
    case 'xstate.done.actor.startOrder':
      return { paid: kind === 'paid', unsettled: kind === 'unsettled' }
    case 'xstate.error.actor.payByCard':
      return { ...memory, unsettled: true }
    case 'xstate.done.actor.payByCard':
      return { ...memory, paid: memory['paid'] === true || kind === 'paid', unsettled: kind === 'unknown' }
    case 'xstate.done.actor.askOutcome':
      if (kind !== 'paid' && kind !== 'notCharged') return memory
      return { paid: kind === 'paid', unsettled: false }
    default:
      return memory
  }
}

export const CHECKOUT_INPUTS: readonly unknown[] = INPUTS.checkout

/** Everything that can become of a checkout. `machine` may be one that was changed, to see whether a law notices. */
export function exploreCheckout(machine = checkoutMachine, family = FAMILY): Space {
  return explore({ machine, inputs: CHECKOUT_INPUTS, family, isChosen, remember })
}
