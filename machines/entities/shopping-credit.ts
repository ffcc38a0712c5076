import type { Money } from './money'

export interface CreditRate {
  readonly installmentNumber: number
  /** Percent per month. */
  readonly interestRate: number
}

/** A bank that offers shopping credit (CRED-01). */
export interface CreditBank {
  /** Returned to the provider unchanged, as the type it came in. */
  readonly acquirerId: string | number
  readonly bankId: string | number | undefined
  readonly bankName: string | undefined
  /** The address of a picture. */
  readonly logo: string | undefined
  /** Lends only to its existing customers. */
  readonly isOnlyForBankUsers: boolean
  readonly isActive: boolean
  readonly basketMinAmount: Money | undefined
  readonly basketMaxAmount: Money | undefined
  readonly rates: readonly CreditRate[]
}

export interface CreditPlan {
  readonly installmentNumber: number
  readonly installmentPrice: Money
  readonly totalPrice: Money
  /** Percent per month. */
  readonly interestRate: number
  readonly allocationFee: Money | undefined
}

/** The provider's confirmation that the order may be financed. */
export interface CreditValidation {
  readonly creditToken: string
  readonly creditId: string | undefined
}
