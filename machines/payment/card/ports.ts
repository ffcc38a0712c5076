import type { CardFacts } from '../../entities/card'
import type { Bonus } from '../../entities/bonus'
import type { Installments } from '../../entities/installments'
import type { Buyer } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { Refusal } from '../../entities/problem'
import type { Submission } from '../attempt/ports'
import { type Port, port } from '../../support/port'
import type { CardCall, ChosenCard, OpenWallet } from './rules'

export type CardsAnswer =
  | ({ kind: 'ready' } & OpenWallet)
  /** `without`: what a new card is paid with all the same. */
  | { kind: 'refused'; refusal: Refusal; without: OpenWallet }

export type InstallmentsAnswer = { kind: 'known'; installments: Installments } | { kind: 'unknown' }

export type BonusAnswer = { kind: 'found'; bonus: Bonus } | { kind: 'none' }

export interface InstallmentsQuestion {
  /** Eight digits. */
  readonly bin: string
  readonly price: Money
}

export interface BonusQuestion {
  readonly price: Money
  readonly card: ChosenCard
}

/** What a payment by card sends. */
export interface CardQuestion {
  readonly buyer: Buyer
  readonly call: CardCall
  /** The whole that is paid, with what installments add to it. */
  readonly price: Money
  readonly installment: number
  readonly card: ChosenCard
  /** What stood in the fields of a new card; undefined where none is paid with. */
  readonly typed: CardFacts | undefined
  /** The part of the price that the card's bonus pays. */
  readonly bonusUsed: Money | undefined
  /** The part that the wallet's balance pays; a mixed payment has one, and no other. */
  readonly balanceUsed: Money | undefined
}

export type CardSubmission = Submission<'credit-card', CardQuestion>

/** Opens a member's wallet: the saved cards, and the member token that every payment carries. A buyer from abroad has none. */
export const openWallet: Port<CardsAnswer, { buyer: Buyer }> = port('openWallet')

/** In how many installments the cards of a BIN pay this price. What can't be had is `unknown`. */
export const askInstallments: Port<InstallmentsAnswer, InstallmentsQuestion> = port('askInstallments')

/** What the card on show has collected. A new card's number comes from the card vault. */
export const askBonus: Port<BonusAnswer, BonusQuestion> = port('askBonus')
