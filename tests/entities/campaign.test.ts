import { expect, it } from 'vitest'
import { campaignOf } from '../../machines/entities/campaign'

const plus = (cardBankName: string, startDate: number | undefined) => ({ cardBankName, startDate, plusInstallment: 2 })

it('a campaign banner has the two added installments that start first, those without a start last (SHELL-09~)', () => {
  const [undated, late, first, second] = [plus('a', undefined), plus('b', 3), plus('c', 1), plus('d', 2)]
  const earliestOf = (plusInstallments: readonly ReturnType<typeof plus>[]) => {
    const gsmCheckContent = { desktop: undefined, mobile: undefined }
    const marketing = { hasEntries: false, gsmCheckContent }
    const campaign = campaignOf({ isEnabled: true, isCreditEnabled: false, marketing, plusInstallments })
    return campaign?.kind === 'plusInstallment' ? campaign.earliest : undefined
  }
  expect(earliestOf([undated, late, first, second])).toEqual([first, second])
  expect(earliestOf([undated, late])).toEqual([late, undated])
})
