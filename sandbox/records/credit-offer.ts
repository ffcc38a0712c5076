/** The result of a successful validation: one member can apply with it for one order at its price. */
export interface CreditOffer {
  readonly creditToken: string
  readonly creditId: string
  readonly token: string
  readonly memberId: string
  readonly minor: number
}
