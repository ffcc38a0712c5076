import { bankAccount } from '../../ledger/ledger'
import { orderNow } from '../../orders/order'
import type { Attempt } from '../../records/attempt'
import { attemptOf, payWaiting } from '../waiting'
import type { Deps } from '../../kernel/deps'
import { transferByCode } from './transfer'
import type { Order } from '../../records/order'
import type { Transfer } from '../../records/transfer'

/** The outcome of sent money; only `arrived` changes anything. */
export type Sending =
  | { readonly kind: 'unknown-code' }
  | {
      readonly kind: 'arrived' | 'already-arrived' | 'wrong-amount' | 'no-longer-valid'
      readonly transfer: Transfer
      readonly order: Order
    }

export interface Sent {
  readonly code: string
  /** Undefined for the amount that the transfer was started for. */
  readonly minor: number | undefined
}

/** Sends money to the provider, which matches it by its code and accepts only the exact amount. */
export function sendMoney(deps: Deps, { code, minor }: Sent): Sending {
  const { state, clock } = deps
  const transfer = transferByCode(state.transfers, code)
  const order = transfer && state.orders.get(transfer.token)
  const attempt = transfer && attemptOf(order, transfer.bankTransferPaymentId)
  if (!transfer || !order || !attempt) return { kind: 'unknown-code' }
  const kind = fate(attempt, minor ?? attempt.paidMinor)
  if (kind === 'arrived') {
    const now = orderNow(order, clock.now())
    payWaiting(deps, order, attempt, { from: bankAccount(transfer.bankId), memberId: transfer.memberId, now })
  }
  return { kind, transfer, order }
}

function fate({ paymentStatus, paidMinor }: Attempt, minor: number): Exclude<Sending['kind'], 'unknown-code'> {
  if (paymentStatus === 'SUCCESS') return 'already-arrived'
  if (paymentStatus !== 'INIT_BANK_TRANSFER') return 'no-longer-valid'
  return minor === paidMinor ? 'arrived' : 'wrong-amount'
}
