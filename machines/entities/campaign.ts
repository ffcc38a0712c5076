import type { Instant } from './instant'

/** A campaign that adds installments to a bank's cards. */
export interface PlusInstallment {
  readonly startDate: Instant | undefined
  readonly plusInstallment: number
  readonly cardBankName: string
}

export interface MarketingDisplay {
  /** True if any entry is configured: the merchant then has a cashback campaign. */
  readonly hasEntries: boolean
  /** URLs of the gsm-check image. */
  readonly gsmCheckContent: { readonly desktop: string | undefined; readonly mobile: string | undefined }
}

export type CampaignPicture = MarketingDisplay['gsmCheckContent']

/** Content of the campaign banner. Only the two added-installment campaigns that start first are listed. */
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

/** Picks the one campaign to show: cashback, then shopping credit, then added installments (SHELL-09). */
export function campaignOf(facts: CampaignFacts): Campaign | undefined {
  const { isEnabled, isCreditEnabled, marketing, plusInstallments } = facts
  if (!isEnabled) return undefined
  if (marketing.hasEntries) return { kind: 'cashback', picture: marketing.gsmCheckContent }
  if (isCreditEnabled) return { kind: 'shoppingCredit' }
  if (plusInstallments.length === 0) return undefined
  const earliest = [...plusInstallments].sort((one, other) => startOf(one) - startOf(other)).slice(0, 2)
  return { kind: 'plusInstallment', earliest }
}
