import type { SnapshotFrom } from 'xstate'
import { type PaidWith, paidWith } from '../after-payment/rules'
import { isTransferReceipt } from '../entities/receipt'
import type { Attempted } from '../payment/methods'
import { attemptedView } from '../payment/view'
import type { checkoutMachine } from './machine'
import { journeyStateOf } from './screens'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** What the outcome screen is driven by, in the specification's words (RES-01). */
export interface ResultFlags extends PaidWith {
  readonly isBankTransfer: boolean
  /** A bank wants to see the shopper first. */
  readonly redirect: boolean
}

export type ResultMessage = 'redirect' | 'transfer' | 'success'

/** What was paid with, where this tab knows it. */
function attemptedOf({ context, children }: Snapshot): Attempted | undefined {
  const underWay = children.payment?.getSnapshot()
  const told = children.afterPayment?.getSnapshot()
  return (underWay && attemptedView(underWay)) ?? told?.context.record?.attempted ?? context.attempted
}

export function resultFlags(snapshot: Snapshot): ResultFlags {
  return {
    ...paidWith(attemptedOf(snapshot)),
    isBankTransfer: isTransferReceipt(snapshot.context.receipt),
    redirect: journeyStateOf(snapshot) === 'paying.redirecting',
  }
}

/** The redirect comes first, then the transfer, and otherwise it is paid. */
export function resultMessageOf({ redirect, isBankTransfer }: ResultFlags): ResultMessage {
  if (redirect) return 'redirect'
  return isBankTransfer ? 'transfer' : 'success'
}
