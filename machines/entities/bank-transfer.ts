/** An account that a protected transfer can go to. */
export interface BankAccount {
  /** As the provider writes it; goes back to it as it came. */
  readonly bankId: string | number
  readonly bankName: string | undefined
  /** Without spaces. */
  readonly iban: string
  readonly recipient: string | undefined
  readonly bankLogoUrl: string | undefined
}

/** A transfer that was begun. */
export interface BankTransfer {
  /** The reference that the shopper writes into the transfer's description. */
  readonly code: string
  readonly bankTransferPaymentId: string
}
