import type { BankAccount } from './bank-transfer'
import type { MarketingDisplay, PlusInstallment } from './campaign'
import type { Language } from './language'

/** The order's experiment group; the provider sends its number: 0, 1, 2. */
type ExperimentGroup = 'ORIGIN' | 'GROUP_A' | 'GROUP_B'

const GROUPS: readonly ExperimentGroup[] = ['ORIGIN', 'GROUP_A', 'GROUP_B']

/** Accepts a number or digits; any other value counts as ORIGIN. */
export function experimentGroupOf(value: unknown): ExperimentGroup {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  return (isNumber ? GROUPS[Number(value)] : undefined) ?? 'ORIGIN'
}

/** The order's feature flags, in the provider's names (BOOT-16). An absent flag is off, except newDesignEnabled. */
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

/** App init data beyond the order itself, for the screens after the first ones (BOOT-15). */
export interface InitData {
  readonly token: string | undefined
  /** The provider's locale. The checkout's own language comes from the address instead. */
  readonly locale: Language | undefined
  readonly flags: InitFlags
  readonly buyerName: string | undefined
  readonly buyerSurname: string | undefined
  readonly paymentSourceName: string | undefined
  readonly customUI: { readonly iyzilinkView: boolean; readonly iyzilinkFlexibleLink: boolean }
  /**
   * Despite their names, these two mark the checkout as a refund or a settlement into the balance; they do not say that it was
   * used (BOOT-17).
   */
  readonly refundToBalanceUsed: boolean
  readonly settlementToBalanceUsed: boolean
  readonly refundToken: string | undefined
  readonly settlementToken: string | undefined
  readonly showGoBackUrlEnabled: boolean
  readonly stepInfoVisible: boolean
  /** The checkout's own form checks the identity (abTests.verifyIdentity 1), instead of the provider's app. */
  readonly isIdentityFormShown: boolean
  readonly plusInstallments: readonly PlusInstallment[]
  readonly marketing: MarketingDisplay
  readonly bankTransferAccounts: readonly BankAccount[]
  /** Already validated, like every URL here. */
  readonly bankTransferRedirectUrl: string | undefined
  readonly buyerProtectionEnabled: boolean
  readonly bkmEnabled: boolean
  readonly experimentGroup: ExperimentGroup
  readonly countlyStartType: string | undefined
  readonly customCountlySegments: Readonly<Record<string, string | number | boolean>>
}
