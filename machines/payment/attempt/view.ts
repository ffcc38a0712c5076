import type { SnapshotFrom } from 'xstate'
import type { Money } from '../../entities/money'
import type { paymentAttemptMachine } from './machine'
import type { Submission } from './ports'

type Snapshot = SnapshotFrom<typeof paymentAttemptMachine>

export interface AttemptView {
  readonly isRepriced: boolean
  readonly isSlow: boolean
}

export function attemptView(snapshot: Snapshot): AttemptView {
  return { isRepriced: snapshot.hasTag('priceChanged'), isSlow: snapshot.hasTag('paymentSlow') }
}

/** A price change; undefined while the order costs what was shown. */
export interface PriceChangeView {
  readonly from: Money
  readonly to: Money
  /** The danger modal shows it first; once closed, the page shows it. */
  readonly isAnnounced: boolean
}

export function priceChangeView(snapshot: Snapshot): PriceChangeView | undefined {
  const { submission, newPrice } = snapshot.context
  if (!newPrice || !snapshot.hasTag('priceChanged')) return undefined
  return { from: submission.price, to: newPrice, isAnnounced: snapshot.hasTag('dangerShown') }
}

export interface RedirectView {
  /** The amount that the bank is asked for. */
  readonly amount: Money
  readonly choice: Submission['choice']
  readonly bankHost: string | undefined
  /** The redirect has started, by the shopper's press or after the pause. */
  readonly isLeaving: boolean
}

export function redirectView(snapshot: Snapshot): RedirectView {
  const { bankHost, submission } = snapshot.context
  const { bankPart: amount, choice } = submission
  return { amount, choice, bankHost, isLeaving: snapshot.hasTag('leavingForBank') }
}
