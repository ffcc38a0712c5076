import type { BankAccount, OpenTransfer } from './bank-transfer'
import { type BusinessCalendar, WITHOUT_HOLIDAYS } from './business-calendar'
import type { PlusInstallment } from './campaign'
import type { DeviceType } from './device'
import type { FullBonusOnlyBank } from './bonus'
import type { InitFlags } from './init-data'
import type { CalendarDay } from './instant'

export const enabledFeaturesOf = (flags: InitFlags) => ({
  isCardEnabled: flags.creditCardEnabled,
  /** The balance may pay alone; `isMixEnabled` lets it pay a part, with a card for the rest. */
  isFundEnabled: flags.fundEnabled,
  isMixEnabled: flags.mixPaymentEnabled,
  /** Shopping credit is offered (CRED-01). */
  isCreditEnabled: flags.creditEnabled,
})

/** The payment options of the order, from its data and the configuration. */
export interface PaymentTerms extends Readonly<ReturnType<typeof enabledFeaturesOf>> {
  /** Empty if bank transfer is not offered. */
  readonly transferAccounts: readonly BankAccount[]
  readonly isBuyerProtected: boolean
  /** The current day in Istanbul, by the server's clock; undefined if that is unknown. */
  readonly bankDay: CalendarDay | undefined
  /** Decides when a payment order counts as received (AGR-02). */
  readonly calendar: BusinessCalendar
  /** Where the token is posted once the shopper has agreed to send the transfer (bankTransferRedirectUrl). */
  readonly transferRedirectUrl: string | undefined
  /** A transfer that was started earlier for this order and still waits for its money (BANK-06). */
  readonly openTransfer: OpenTransfer | undefined
  readonly isThreeDSForced: boolean
  readonly isBkmEnabled: boolean
  /** Only campaigns that have started. */
  readonly plusInstallments: readonly PlusInstallment[]
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
  /** The merchant is trusted or exempt, so members without a verified identity may also pay with the balance (KYC-01). */
  readonly isMerchantTrusted: boolean
  /** The checkout's own form checks the identity (abTests.verifyIdentity 1), instead of the provider's app. */
  readonly isIdentityFormShown: boolean
  /** As the merchant sent it; either field may be empty. */
  readonly buyer: { readonly name: string; readonly surname: string }
  readonly device: DeviceType
  /** The current day in the shopper's time zone. */
  readonly today: CalendarDay
}

/** Initial terms, while only the price of the order is known. */
export const NO_TERMS: PaymentTerms = {
  isCardEnabled: true,
  isFundEnabled: false,
  isMixEnabled: false,
  isCreditEnabled: false,
  transferAccounts: [],
  isBuyerProtected: false,
  bankDay: undefined,
  calendar: WITHOUT_HOLIDAYS,
  transferRedirectUrl: undefined,
  openTransfer: undefined,
  isThreeDSForced: false,
  isBkmEnabled: false,
  plusInstallments: [],
  fullBonusOnlyBanks: [],
  isMerchantTrusted: false,
  isIdentityFormShown: false,
  buyer: { name: '', surname: '' },
  device: 'web',
  today: { year: 0, month: 1, day: 1 },
}
