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
  /** `without`: the wallet for paying with a new card despite the refusal. */
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

export interface CardQuestion {
  readonly buyer: Buyer
  readonly call: CardCall
  /** The total, including the installment fee. */
  readonly price: Money
  readonly installment: number
  readonly card: ChosenCard
  /** The new card's facts at the press; undefined for any other card source. */
  readonly typed: CardFacts | undefined
  /** The bonus's part of the price. */
  readonly bonusUsed: Money | undefined
  /** The balance's part of the price; only a mixed payment has one. */
  readonly balanceUsed: Money | undefined
  /** The balance pays: a part of the price, or all of it by the provider's own card. */
  readonly isFromBalance: boolean
}

export type CardSubmission = Submission<'credit-card', CardQuestion>

/** Fetches the member's saved cards and the member token that every payment carries. A foreign buyer has none. */
export const openWallet: Port<CardsAnswer, { buyer: Buyer }> = port('openWallet')

/** Fetches the installment options of a BIN for this price; `unknown` if the request fails. */
export const askInstallments: Port<InstallmentsAnswer, InstallmentsQuestion> = port('askInstallments')

/** Fetches the selected card's bonus. A new card's number comes from the card vault. */
export const askBonus: Port<BonusAnswer, BonusQuestion> = port('askBonus')
