import type { ExperimentGroup } from './experiment'
import type { BankAccount } from './bank-transfer'
import type { MarketingDisplay, PlusInstallment } from './campaign'
import type { Language } from './language'

/** What the order switches on and off, in the provider's words (BOOT-16). Absent is off, but for newDesignEnabled. */
export interface InitFlags {
  readonly campaignEnabled: boolean
  readonly creditCardEnabled: boolean
  readonly creditEnabled: boolean
  readonly bankTransferEnabled: boolean
  readonly fundEnabled: boolean
  readonly mixPaymentEnabled: boolean
  readonly force3Ds: boolean
  readonly merchantTrustStampAvailableOrIgnored: boolean
  readonly agreementCheckedByDefault: boolean
  readonly newDesignEnabled: boolean
  readonly stepInfoEnabled: boolean
  readonly quickLoginRegisterEnabled: boolean
  readonly customCOFormExpireTimeEnabled: boolean
  readonly pwiQrCodeDisabled: boolean
}

/** App init data beyond the order itself (BOOT-15): what screens behind the first ones need. */
export interface InitData {
  readonly token: string | undefined
  /** The provider's; the address decides in which language the checkout speaks. */
  readonly locale: Language | undefined
  readonly flags: InitFlags
  readonly buyerName: string | undefined
  readonly buyerSurname: string | undefined
  readonly paymentSourceName: string | undefined
  readonly customUI: { readonly iyzilinkView: boolean; readonly iyzilinkFlexibleLink: boolean }
  /** The checkout is a refund, or a settlement, into the balance; that it was used up is not said (BOOT-17). */
  readonly refundToBalanceUsed: boolean
  readonly settlementToBalanceUsed: boolean
  readonly refundToken: string | undefined
  readonly settlementToken: string | undefined
  readonly showGoBackUrlEnabled: boolean
  readonly stepInfoVisible: boolean
  /** The identity check is a form of ours (abTests.verifyIdentity 1) and not the provider's app. */
  readonly isIdentityFormShown: boolean
  readonly plusInstallments: readonly PlusInstallment[]
  readonly marketing: MarketingDisplay
  readonly bankTransferAccounts: readonly BankAccount[]
  /** Already checked, as every address here. */
  readonly bankTransferRedirectUrl: string | undefined
  readonly buyerProtectionEnabled: boolean
  readonly bkmEnabled: boolean
  readonly experimentGroup: ExperimentGroup
  readonly countlyStartType: string | undefined
  readonly customCountlySegments: Readonly<Record<string, string | number | boolean>>
}
