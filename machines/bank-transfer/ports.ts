import type { BankAccount, BegunTransfer } from '../entities/bank-transfer'
import type { Member } from '../entities/member'
import type { Money } from '../entities/money'
import type { Problem, Refusal } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { type Port, port } from '../port'

export type StartAnswer =
  { kind: 'started'; transfer: BegunTransfer } | { kind: 'refused'; refusal: Refusal } | { kind: 'unknown' }

export type NotifyAnswer =
  | { kind: 'notified'; callbackUrl: string | undefined }
  /** The money has come already, or the order was paid in another way. */
  | { kind: 'paid'; receipt: Receipt }
  /** The code is worth nothing any more. */
  | { kind: 'lapsed'; problem: Problem }
  /** The code is as good as before. */
  | { kind: 'refused'; refusal: Refusal }
  /** Nobody knows whether it was heard; the code is as good as before. */
  | { kind: 'unknown' }

export type BankTransferOutput =
  /** The shopper has all that it takes; the money comes later, or does not. */
  | { kind: 'notified'; transfer: BegunTransfer; callbackUrl: string | undefined }
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'unknown' }

export interface StartQuestion {
  readonly member: Member
  readonly price: Money
  readonly bankId: BankAccount['bankId']
  readonly isBuyerProtected: boolean
}

/** Has a reference code made, sent once (BANK-02). What is begun is kept over a reload. */
export const startTransfer: Port<StartAnswer, StartQuestion> = port('startTransfer')

/** Says that the shopper has the details (BANK-05). It moves no money, and may be said again of the same code. */
export const notifyTransfer: Port<NotifyAnswer, { transfer: BegunTransfer }> = port('notifyTransfer')

/** Forgets the code that was kept: the order can be paid in another way, or begun anew (BANK-04). */
export const forgetTransfer: Port<undefined, undefined> = port('forgetTransfer')
