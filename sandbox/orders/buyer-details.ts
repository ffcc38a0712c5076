import * as v from 'valibot'
import type { Buyer } from '../records/order'

export const BUYER_DETAILS = ['all', 'no-name', 'no-phone', 'no-email', 'nothing'] as const

export type BuyerDetails = (typeof BUYER_DETAILS)[number]

export const buyerDetailsField = v.optional(v.picklist(BUYER_DETAILS), 'all')

const NAME = { name: undefined, surname: undefined }
const PHONE = { gsmNumber: undefined }
const EMAIL = { email: undefined }

const WITHHELD: Readonly<Record<BuyerDetails, Partial<Buyer>>> = {
  all: {},
  'no-name': NAME,
  'no-phone': PHONE,
  'no-email': EMAIL,
  nothing: { ...NAME, ...PHONE, ...EMAIL },
}

/** The buyer as the checkout receives it; the checkout asks the shopper for the rest. */
export function buyerWithDetails(buyer: Buyer, details: BuyerDetails): Buyer {
  return { ...buyer, ...WITHHELD[details] }
}
