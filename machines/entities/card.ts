import type { CardBrand } from './card-brand'

/** What the checkout may know of a card that somebody is typing: never its number, expiry or security code. */
export interface CardFacts {
  readonly brand: CardBrand | undefined
  /** The first eight digits, once there are as many. */
  readonly bin: string | undefined
  readonly lastFour: string | undefined
  readonly faults: CardFaults
  /** Tells these facts from those of any other state of the fields, of which a machine knows no more. */
  readonly edition?: number
}

export type CardField = 'cardNumber' | 'expireDate' | 'cvc' | 'accountHolder'

export type CardFault =
  | 'validations.cardNumberRequired'
  | 'validations.cardNumber'
  | 'validations.expireDateRequired'
  | 'validations.expireDate'
  | 'validations.cvcRequired'
  | 'validations.cvc'
  | 'validations.accountHolderRequired'
  | 'validations.accountHolder'

export type CardFaults = { readonly [Field in CardField]?: CardFault }

/** What stands in the fields, as typed. Lives in the card vault only. */
export type CardTexts = { readonly [Field in CardField]: string }

/** The facts of a form that nobody has typed into. */
export const NO_CARD: CardFacts = {
  brand: undefined,
  bin: undefined,
  lastFour: undefined,
  faults: {
    cardNumber: 'validations.cardNumberRequired',
    expireDate: 'validations.expireDateRequired',
    cvc: 'validations.cvcRequired',
    accountHolder: 'validations.accountHolderRequired',
  },
}
