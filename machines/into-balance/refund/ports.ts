import type { Money } from '../../entities/money'
import type { Problem } from '../../entities/problem'
import type { IntoBalanceReceipt } from '../../entities/receipt'
import { type Port, port } from '../../support/port'

export type ClaimAnswer =
  | { kind: 'claimed'; receipt: IntoBalanceReceipt }
  /** By whomever, before this. */
  | { kind: 'alreadyClaimed'; receipt: IntoBalanceReceipt }
  /** Not into this balance, however often it is asked for. */
  | { kind: 'untransferable'; problem: Problem }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unknown' }

/** Takes the refund into the balance; sent once (REF-01). */
export const claimRefund: Port<ClaimAnswer, { readonly price: Money }> = port('claimRefund')
