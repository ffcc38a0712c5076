import type { CardType } from './saved-card'
import type { Money } from './money'

export const SINGLE_INSTALLMENT = 1

export interface InstallmentOption {
  /** 1 is a single payment. */
  readonly installmentNumber: number
  readonly installmentPrice: Money
  readonly totalPrice: Money
}

/** Installment options and rules for the cards of one BIN (INST-01). */
export interface Installments {
  readonly binNumber: string
  readonly cardType: CardType | undefined
  readonly cardFamilyName: string | undefined
  /** Undefined for a foreign card. */
  readonly bankCode: number | undefined
  readonly bankName: string | undefined
  readonly isThreeDSForced: boolean
  /** Sorted by installment number. */
  readonly installmentPrices: readonly InstallmentOption[]
}
