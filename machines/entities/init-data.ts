import type { BankAccount } from './bank-transfer'
import type { MarketingDisplay, PlusInstallment } from './campaign'
import type { Language } from './language'

/** The experiment that an order takes part in, by its number at the provider: 0, 1, 2. */
type ExperimentGroup = 'ORIGIN' | 'GROUP_A' | 'GROUP_B'

const GROUPS: readonly ExperimentGroup[] = ['ORIGIN', 'GROUP_A', 'GROUP_B']

/** A number or digits; anything else counts as the original. */
export function experimentGroupOf(told: unknown): ExperimentGroup {
  const isNumber = typeof told === 'number' || (typeof told === 'string' && /^\d+$/.test(told))
  return (isNumber ? GROUPS[Number(told)] : undefined) ?? 'ORIGIN'
}

/** What the order switches on and off, in the provider's words (BOOT-16). Absent is off, but for newDesignEnabled. */
export const INIT_FLAGS = [
  'campaignEnabled',
  'creditCardEnabled',
  'creditEnabled',
  'bankTransferEnabled',
  'fundEnabled',
  'mixPaymentEnabled',
  'force3Ds',
  'merchantTrustStampAvailableOrIgnored',
  'agreementCheckedByDefault',
  'newDesignEnabled',
  'stepInfoEnabled',
  'quickLoginRegisterEnabled',
  'customCOFormExpireTimeEnabled',
  'pwiQrCodeDisabled',
] as const

export type InitFlags = Readonly<Record<(typeof INIT_FLAGS)[number], boolean>>

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
