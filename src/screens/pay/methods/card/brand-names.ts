import type { CardBrand } from '../../../../../machines/entities/card'

/** The names of the schemes, the same in every language. */
export const BRAND_NAMES: Record<CardBrand, string> = {
  VISA: 'Visa',
  MASTER: 'Mastercard',
  MASTER2: 'Mastercard',
  MASTER3: 'Mastercard',
  MASTER4: 'Mastercard',
  AMEX: 'American Express',
  TROY: 'Troy',
}
