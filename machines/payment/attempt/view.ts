import type { SnapshotFrom } from 'xstate'
import type { Money } from '../../entities/money'
import type { paymentAttemptMachine } from './machine'
import type { Submission } from './ports'

type Snapshot = SnapshotFrom<typeof paymentAttemptMachine>

/** A payment that was pressed, until its end. */
export interface AttemptView {
  /** The order costs something else by now: the shopper has the next word. */
  readonly isRepriced: boolean
  /** It takes longer than usual. */
  readonly isSlow: boolean
}

export function attemptView(snapshot: Snapshot): AttemptView {
  return { isRepriced: snapshot.hasTag('priceChanged'), isSlow: snapshot.hasTag('paymentSlow') }
}

/** The order costs something else by now; undefined while it costs what was shown. */
export interface PriceChangeView {
  readonly from: Money
  readonly to: Money
  /** The danger modal says so first; after that the page does. */
  readonly isAnnounced: boolean
}

export function priceChangeView(snapshot: Snapshot): PriceChangeView | undefined {
  const { submission, newPrice } = snapshot.context
  if (!newPrice || !snapshot.hasTag('priceChanged')) return undefined
  return { from: submission.price, to: newPrice, isAnnounced: snapshot.hasTag('dangerShown') }
}

/** On the way to the bank. */
export interface RedirectView {
  /** What the bank is asked for. */
  readonly amount: Money
  readonly choice: Submission['choice']
  readonly bankHost: string | undefined
  /** The shopper, or the pause's end, has sent it on its way. */
  readonly isLeaving: boolean
}

export function redirectView(snapshot: Snapshot): RedirectView {
  const { bankHost, submission } = snapshot.context
  const { bankPart: amount, choice } = submission
  return { amount, choice, bankHost, isLeaving: snapshot.hasTag('leavingForBank') }
}
