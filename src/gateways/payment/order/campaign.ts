import * as v from 'valibot'
import type { MarketingDisplay, PlusInstallment } from '../../../../machines/entities/campaign'
import { name, whole } from '../../fields'
import { safeUrl } from '../../safe-url'

/** Milliseconds, also as their digits, or an ISO date: other ways of writing one are read differently from engine to engine. */
function startOf(value: unknown): number | undefined {
  const text = String(typeof value === 'number' || typeof value === 'string' ? value : '')
  const at = /^\d+$/.test(text) ? Number(text) : /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isSafeInteger(at) ? at : undefined
}

/** Named by the first of its banks. */
export const plusInstallment = v.pipe(
  v.object({
    startDate: v.nullish(v.unknown()),
    plusInstallment: v.pipe(whole, v.minValue(1)),
    cardBankDtoList: v.looseTuple([v.object({ cardBankName: name })]),
  }),
  v.transform(({ startDate, plusInstallment: more, cardBankDtoList: [bank] }): PlusInstallment => ({
    startDate: startOf(startDate),
    plusInstallment: more,
    cardBankName: bank.cardBankName,
  })),
)

const display = v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {})

const variants = v.fallback(v.nullish(v.object({ desktop: display, mobile: display }), {}), {
  desktop: {},
  mobile: {},
})

export const marketingFields = { campaignMarketingUiDisplay: display, campaignMarketingUiDisplayV2: variants }

type MarketingFields = v.InferOutput<v.ObjectSchema<typeof marketingFields, undefined>>

/** The newer display speaks for each width of page; where it has no image, the older one's stands in (IDEN-08). */
export function marketingOf(init: MarketingFields, isTestMode: boolean): MarketingDisplay {
  const { campaignMarketingUiDisplay: older, campaignMarketingUiDisplayV2: newer } = init
  const imageOf = ({ gsmCheckContent }: Readonly<Record<string, unknown>>) =>
    safeUrl(typeof gsmCheckContent === 'string' ? gsmCheckContent : undefined, isTestMode)
  return {
    hasEntries: [older, newer.desktop, newer.mobile].some((entries) => Object.keys(entries).length > 0),
    gsmCheckContent: {
      desktop: imageOf(newer.desktop) ?? imageOf(older),
      mobile: imageOf(newer.mobile) ?? imageOf(older),
    },
  }
}
