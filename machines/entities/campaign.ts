import type { Instant } from './instant'

/** A campaign that adds installments to those of a bank's cards. */
export interface PlusInstallment {
  readonly startDate: Instant | undefined
  readonly plusInstallment: number
  readonly cardBankName: string
}

/** What a merchant's marketing shows on the identify screens. */
export interface MarketingDisplay {
  /** Something is configured, and so there is a cashback campaign. */
  readonly hasEntries: boolean
  /** Source of the gsm-check image, for a wide page and for a narrow one. */
  readonly gsmCheckContent: { readonly desktop: string | undefined; readonly mobile: string | undefined }
}
