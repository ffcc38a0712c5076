import type { Buyer } from '../entities/member'
import type { Money } from '../entities/money'
import type { Refusal } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { type Port, port } from '../port'
import type { ChosenCard, OpenWallet } from './rules'

export type CardsAnswer = ({ kind: 'ready' } & OpenWallet) | { kind: 'refused'; refusal: Refusal }

export type PayAnswer = { kind: 'paid'; receipt: Receipt } | { kind: 'refused'; refusal: Refusal } | { kind: 'unknown' }

export type CardPaymentOutput = { kind: 'paid'; receipt: Receipt } | { kind: 'unknown' }

export interface PayQuestion {
  readonly buyer: Buyer
  readonly price: Money
  readonly installment: number
  readonly card: ChosenCard
}

/** Opens a member's wallet: the saved cards, and the member token that every payment carries. A buyer from abroad has none. */
export const openWallet: Port<CardsAnswer, { buyer: Buyer }> = port('openWallet')

/** One authorisation, sent once. A new card's number and code come from the card vault, never from a machine. */
export const payByCard: Port<PayAnswer, PayQuestion> = port('payByCard')
