import type { Money } from '../../entities/money'
import type { Problem } from '../../entities/problem'
import type { IntoBalanceReceipt } from '../../entities/receipt'
import { type Port, port } from '../../support/port'

export type ClaimAnswer =
  | { kind: 'claimed'; receipt: IntoBalanceReceipt }
  /** Claimed earlier, possibly by another buyer or device. */
  | { kind: 'alreadyClaimed'; receipt: IntoBalanceReceipt }
  /** Cannot be transferred to this balance; a retry does not help. */
  | { kind: 'untransferable'; problem: Problem }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unknown' }

/** Claims the refund for the balance; sent once (REF-01). */
export const claimRefund: Port<ClaimAnswer, { readonly price: Money }> = port('claimRefund')
