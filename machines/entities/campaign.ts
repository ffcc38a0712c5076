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

/** Where the picture of a cashback campaign is, for a wide page and for a narrow one. */
export type CampaignPicture = MarketingDisplay['gsmCheckContent']

/** What the banner is about; of the added installments the two that begin first. */
export type Campaign =
  | { readonly kind: 'cashback'; readonly picture: CampaignPicture }
  | { readonly kind: 'shoppingCredit' }
  | { readonly kind: 'plusInstallment'; readonly earliest: readonly PlusInstallment[] }

export interface CampaignFacts {
  readonly isEnabled: boolean
  readonly isCreditEnabled: boolean
  readonly marketing: MarketingDisplay
  readonly plusInstallments: readonly PlusInstallment[]
}

const startOf = ({ startDate }: PlusInstallment) => startDate ?? Number.MAX_SAFE_INTEGER

/** The one campaign that is shown: cashback before credit before installments (SHELL-09). */
export function campaignOf(facts: CampaignFacts): Campaign | undefined {
  const { isEnabled, isCreditEnabled, marketing, plusInstallments } = facts
  if (!isEnabled) return undefined
  if (marketing.hasEntries) return { kind: 'cashback', picture: marketing.gsmCheckContent }
  if (isCreditEnabled) return { kind: 'shoppingCredit' }
  if (plusInstallments.length === 0) return undefined
  const earliest = [...plusInstallments].sort((one, other) => startOf(one) - startOf(other)).slice(0, 2)
  return { kind: 'plusInstallment', earliest }
}
