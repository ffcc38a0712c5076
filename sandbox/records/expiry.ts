/** The month to whose end a card is good, as the wire writes it. */
export interface Expiry {
  readonly expireMonth: string
  readonly expireYear: string
}
