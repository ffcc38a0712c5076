import type { Money } from '../../../machines/entities/money'
import { NO_TERMS, type PaymentTerms } from '../../../machines/entities/payment-terms'
import { ACCOUNTS, TRANSFER, TRANSFER_TERMS } from './bank-accounts'
import { ORDER } from './shopper'

const lira = (minor: number): Money => ({ minor, currency: 'TRY' })

/** A balance that pays the order of these stories, one that pays a part of it, and one that pays nothing. */
export const ENOUGH = lira(ORDER.price.minor + 63_540)
export const A_PART = lira(64_025)
export const NOTHING = lira(0)

/** What the order costs after its price has changed. */
export const OTHER_PRICE = lira(ORDER.price.minor + 1_000)

/** An order that can be paid by card, from the balance, with a part of each, by a credit, and by transfer. */
export const ALL_TERMS: PaymentTerms = {
  ...NO_TERMS,
  isFundEnabled: true,
  isMixEnabled: true,
  isBkmEnabled: true,
  isCreditEnabled: true,
  transferAccounts: ACCOUNTS,
  transferRedirectUrl: TRANSFER_TERMS.redirectUrl,
}
/** The same where a transfer was begun before. */
export const OPEN_TRANSFER_TERMS: PaymentTerms = { ...ALL_TERMS, openTransfer: TRANSFER }
export const CARD_TERMS: PaymentTerms = { ...NO_TERMS, isBkmEnabled: true }
export const BALANCE_TERMS: PaymentTerms = { ...NO_TERMS, isCardEnabled: false, isFundEnabled: true }
export const TRANSFER_ONLY_TERMS: PaymentTerms = { ...NO_TERMS, isCardEnabled: false, transferAccounts: ACCOUNTS }
export const CREDIT_ONLY_TERMS: PaymentTerms = { ...NO_TERMS, isCardEnabled: false, isCreditEnabled: true }
export const NOTHING_TERMS: PaymentTerms = { ...NO_TERMS, isCardEnabled: false }

/** Every kind of order there is; of the first two, all that the whole checkout needs. */
export const EVERY_TERMS: readonly PaymentTerms[] = [
  ...[ALL_TERMS, OPEN_TRANSFER_TERMS, CARD_TERMS, BALANCE_TERMS, CREDIT_ONLY_TERMS, TRANSFER_ONLY_TERMS, NOTHING_TERMS],
]
