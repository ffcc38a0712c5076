import * as v from 'valibot'

const CATEGORIES = ['GOLD', 'FOOD', 'PHONE_PC_TABLET', 'OTHER', 'UNKNOWN'] as const

export type CreditCategory = (typeof CATEGORIES)[number]

export interface CreditSettings {
  /** Undefined for an ordinary basket. */
  readonly category?: CreditCategory | undefined
  readonly outOfStock: boolean
}

export const creditSettingsSchema = v.strictObject({
  category: v.optional(v.picklist(CATEGORIES)),
  outOfStock: v.optional(v.boolean(), false),
})

export const USUAL_CREDIT: CreditSettings = { outOfStock: false }

/** The values of `category1` with which merchants mark such goods. Any other value is an ordinary category. */
const MARKS = new Map<string, CreditCategory>([
  ['GOLD', 'GOLD'],
  ['FOOD', 'FOOD'],
  ['PHONE', 'PHONE_PC_TABLET'],
  ['PC', 'PHONE_PC_TABLET'],
  ['TABLET', 'PHONE_PC_TABLET'],
  ['OTHER', 'OTHER'],
  ['UNKNOWN', 'UNKNOWN'],
])

/** One such item decides for the whole basket. */
export function categoryOf(items: readonly { readonly category1: string }[]): CreditCategory | undefined {
  return items.map(({ category1 }) => MARKS.get(category1)).find((category) => category !== undefined)
}
