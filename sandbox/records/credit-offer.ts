/** What a validation that succeeded hands out: with it one member can apply for one order at its price. */
export interface CreditOffer {
  readonly creditToken: string
  readonly creditId: string
  readonly token: string
  readonly memberId: string
  readonly minor: number
}
