import * as v from 'valibot'

const CATEGORIES = ['GOLD', 'FOOD', 'PHONE_PC_TABLET', 'OTHER', 'UNKNOWN'] as const

/** What is in a basket that credits may not be taken for. */
export type CreditCategory = (typeof CATEGORIES)[number]

/** What decides about a credit for an order beside its price. */
export interface CreditSettings {
  /** Nothing where the basket holds nothing out of the ordinary. */
  readonly category?: CreditCategory | undefined
  readonly outOfStock: boolean
}

export const creditSettingsSchema = v.strictObject({
  category: v.optional(v.picklist(CATEGORIES)),
  outOfStock: v.optional(v.boolean(), false),
})

export const USUAL_CREDIT: CreditSettings = { outOfStock: false }

/** The words by which merchants mark such goods in `category1`. Any other word is an ordinary category. */
const MARKS = new Map<string, CreditCategory>([
  ['GOLD', 'GOLD'],
  ['FOOD', 'FOOD'],
  ['PHONE', 'PHONE_PC_TABLET'],
  ['PC', 'PHONE_PC_TABLET'],
  ['TABLET', 'PHONE_PC_TABLET'],
  ['OTHER', 'OTHER'],
  ['UNKNOWN', 'UNKNOWN'],
])

/** One such item is enough. */
export function categoryOf(items: readonly { readonly category1: string }[]): CreditCategory | undefined {
  return items.map(({ category1 }) => MARKS.get(category1)).find((category) => category !== undefined)
}
