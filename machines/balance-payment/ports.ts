import type { Member } from '../entities/member'
import type { Money } from '../entities/money'
import type { Refusal } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { type Port, port } from '../port'

export type BalanceAnswer =
  { kind: 'paid'; receipt: Receipt } | { kind: 'refused'; refusal: Refusal } | { kind: 'unknown' }

export type BalancePaymentOutput = { kind: 'paid'; receipt: Receipt } | { kind: 'unknown' }

/** Pays the whole of the price from the wallet's balance, sent once (BAL-01). */
export const payFromBalance: Port<BalanceAnswer, { member: Member; price: Money }> = port('payFromBalance')
