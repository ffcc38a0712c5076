import type { Bonus } from '../entities/bonus'
import type { Installments } from '../entities/installments'
import type { Buyer } from '../entities/member'
import type { Money } from '../entities/money'
import type { Refusal } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { type Port, port } from '../port'
import type { CardCall } from './card-call'
import type { ChosenCard, OpenWallet } from './rules'

export type CardsAnswer = ({ kind: 'ready' } & OpenWallet) | { kind: 'refused'; refusal: Refusal }

export type InstallmentsAnswer = { kind: 'known'; installments: Installments } | { kind: 'unknown' }

export type BonusAnswer = { kind: 'found'; bonus: Bonus } | { kind: 'none' }

export type PayAnswer =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'refused'; refusal: Refusal }
  /** The bank wants to see the shopper first; the world holds its form. */
  | { kind: 'redirected'; bankHost: string }
  | { kind: 'unknown' }

export type CardPaymentOutput = { kind: 'paid'; receipt: Receipt } | { kind: 'unknown' }

export interface InstallmentsQuestion {
  /** Eight digits. */
  readonly bin: string
  readonly price: Money
}

export interface BonusQuestion {
  readonly price: Money
  readonly card: ChosenCard
}

export interface PayQuestion {
  readonly buyer: Buyer
  readonly call: CardCall
  /** The whole that is paid, with what installments add to it. */
  readonly price: Money
  readonly installment: number
  readonly card: ChosenCard
  /** The part of the price that the card's bonus pays. */
  readonly bonusUsed: Money | undefined
  /** The part that the wallet's balance pays; a mixed payment has one, and no other. */
  readonly balanceUsed: Money | undefined
}

/** Opens a member's wallet: the saved cards, and the member token that every payment carries. A buyer from abroad has none. */
export const openWallet: Port<CardsAnswer, { buyer: Buyer }> = port('openWallet')

/** In how many installments the cards of a BIN pay this price. What can't be had is `unknown`. */
export const askInstallments: Port<InstallmentsAnswer, InstallmentsQuestion> = port('askInstallments')

/** What the card on show has collected. A new card's number comes from the card vault. */
export const askBonus: Port<BonusAnswer, BonusQuestion> = port('askBonus')

/** One authorisation, sent once. A new card's number and code come from the card vault, never from a machine. */
export const payByCard: Port<PayAnswer, PayQuestion> = port('payByCard')

/** Leaves for the bank that the last payment was redirected to. Resolves once its form was posted; the page then goes away. */
export const goToBank: Port<undefined, undefined> = port('goToBank')
