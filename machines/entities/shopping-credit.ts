import type { Money } from './money'

/** The rate of a bank for one number of installments. */
export interface CreditRate {
  readonly installmentNumber: number
  /** Percent a month. */
  readonly interestRate: number
}

/** A bank that lends for a basket (CRED-01). */
export interface CreditBank {
  /** As the provider writes it; goes back to it as it came. */
  readonly acquirerId: string | number
  readonly bankId: string | number | undefined
  readonly bankName: string | undefined
  readonly bankLogoUrl: string | undefined
  /** Lends to those alone who bank there already. */
  readonly isOnlyForBankUsers: boolean
  readonly isActive: boolean
  readonly basketMinAmount: Money | undefined
  readonly basketMaxAmount: Money | undefined
  readonly rates: readonly CreditRate[]
}

/** One way of paying a credit back. */
export interface CreditPlan {
  readonly installmentNumber: number
  readonly installmentPrice: Money
  readonly totalPrice: Money
  /** Percent a month. */
  readonly interestRate: number
  readonly allocationFee: Money | undefined
}

/** An order and price that may be financed. */
export interface CreditValidation {
  readonly creditToken: string
  readonly creditId: string | undefined
}
