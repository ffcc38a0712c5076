/** The last month in which a card is valid, in the format of the calls. */
export interface Expiry {
  readonly expireMonth: string
  readonly expireYear: string
}
