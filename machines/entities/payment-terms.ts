import type { BankAccount, OpenTransfer } from './bank-transfer'
import type { BusinessCalendar } from './business-calendar'
import type { PlusInstallment } from './campaign'
import type { DeviceType } from './device'
import type { FullBonusOnlyBank } from './bonus'
import type { InitFlags } from './init-data'
import type { CalendarDay } from './instant'

/** Which methods the order's flags switch on. */
export const switchedOn = (flags: InitFlags) => ({
  isCardEnabled: flags.creditCardEnabled,
  /** The wallet's balance may pay, and may pay a part beside a card. */
  isFundEnabled: flags.fundEnabled,
  isMixEnabled: flags.mixPaymentEnabled,
  /** Banks may lend for it (CRED-01). */
  isCreditEnabled: flags.creditEnabled,
})

/** What the order and the configuration say about how it may be paid. */
export interface PaymentTerms extends Readonly<ReturnType<typeof switchedOn>> {
  /** The accounts that a bank transfer may go to; none where there is no such method. */
  readonly transferAccounts: readonly BankAccount[]
  readonly isBuyerProtected: boolean
  /** The present time at the banks, by the server’s clock; undefined where it is unknown. */
  readonly bankDay: CalendarDay | undefined
  /** Decides when an order counts as received (AGR-02). */
  readonly calendar: BusinessCalendar
  /** Where the token is posted once the shopper will send it (bankTransferRedirectUrl). */
  readonly transferRedirectUrl: string | undefined
  /** A transfer of this order that was begun before, and still waits for its money (BANK-06). */
  readonly openTransfer: OpenTransfer | undefined
  readonly isThreeDSForced: boolean
  readonly isBkmEnabled: boolean
  /** The campaigns that have begun. */
  readonly plusInstallments: readonly PlusInstallment[]
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
  /** The merchant is trusted or needs no trust: members without a proven identity may pay with the balance, too (KYC-01). */
  readonly isMerchantTrusted: boolean
  /** The identity is checked with our form instead of the provider's app (abTests.verifyIdentity 1). */
  readonly isIdentityFormShown: boolean
  /** As the merchant gave it; either may be empty. */
  readonly buyer: { readonly name: string; readonly surname: string }
  readonly device: DeviceType
  /** Where the shopper is. */
  readonly today: CalendarDay
}

/** The terms of an order of which only the price is known. */
export const NO_TERMS: PaymentTerms = {
  isCardEnabled: true,
  isFundEnabled: false,
  isMixEnabled: false,
  isCreditEnabled: false,
  transferAccounts: [],
  isBuyerProtected: false,
  bankDay: undefined,
  calendar: { holidays: [], halfDays: [] },
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
