import * as v from 'valibot'
import type { Buyer } from '../records/order'

export const BUYER_TOLD = ['all', 'no-name', 'no-phone', 'no-email', 'nothing'] as const

export type BuyerTold = (typeof BUYER_TOLD)[number]

export const buyerToldField = v.optional(v.picklist(BUYER_TOLD), 'all')

const NAME = { name: undefined, surname: undefined }
const PHONE = { gsmNumber: undefined }
const EMAIL = { email: undefined }

const WITHHELD: Readonly<Record<BuyerTold, Partial<Buyer>>> = {
  all: {},
  'no-name': NAME,
  'no-phone': PHONE,
  'no-email': EMAIL,
  nothing: { ...NAME, ...PHONE, ...EMAIL },
}

/** The buyer as the checkout receives it; the checkout asks the shopper for the rest. */
export function toldBuyer(buyer: Buyer, told: BuyerTold): Buyer {
  return { ...buyer, ...WITHHELD[told] }
}
