import * as v from 'valibot'
import { toMinor } from '../../kernel/money'
import { localeField, textField } from '../../http/payload'

/** Merchants send decimals as numbers or as strings; both become minor units. */
export const decimal = v.pipe(
  v.union([v.number(), v.string()]),
  v.check((amount) => toMinor(amount) !== undefined, 'decimal'),
  v.transform((amount) => toMinor(amount) ?? 0),
)

const isAllowedUrl = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && /^(?:127\.0\.0\.1|localhost)$/.test(hostname))
}

/** https, or http on loopback for demo shops. */
export const url = v.pipe(v.string(), v.check(isAllowedUrl, 'https'))

const address = v.strictObject({
  contactName: textField,
  address: textField,
  city: textField,
  country: textField,
  zipCode: v.optional(textField),
})

// The identity number is not checked: plugins send placeholders.
const buyer = v.strictObject({
  id: textField,
  name: textField,
  surname: textField,
  identityNumber: textField,
  email: textField,
  gsmNumber: v.optional(textField),
  registrationDate: v.optional(textField),
  lastLoginDate: v.optional(textField),
  registrationAddress: textField,
  city: textField,
  country: textField,
  zipCode: v.optional(textField),
  ip: textField,
})

const basketItem = v.strictObject({
  id: textField,
  name: textField,
  category1: textField,
  category2: v.optional(textField),
  itemType: v.picklist(['PHYSICAL', 'VIRTUAL']),
  price: decimal,
  subMerchantKey: v.optional(textField),
  subMerchantPrice: v.optional(decimal),
})

const CURRENCIES = ['TRY', 'EUR', 'USD', 'GBP', 'IRR', 'NOK', 'RUB', 'CHF'] as const

const CHANNELS = [
  'WEB',
  'MOBILE',
  'MOBILE_WEB',
  'MOBILE_IOS',
  'MOBILE_ANDROID',
  'MOBILE_WINDOWS',
  'MOBILE_TABLET',
  'MOBILE_PHONE',
] as const

export const initializePayload = v.strictObject({
  locale: v.optional(localeField, 'tr'),
  conversationId: v.optional(textField),
  price: decimal,
  paidPrice: decimal,
  currency: v.optional(v.picklist(CURRENCIES), 'TRY'),
  basketId: textField,
  paymentGroup: v.optional(v.picklist(['PRODUCT', 'LISTING', 'SUBSCRIPTION', 'OTHER']), 'PRODUCT'),
  /** Optional here, because a missing URL has its own error code. */
  callbackUrl: v.optional(url),
  enabledInstallments: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  enabledCardFamily: v.optional(textField),
  cancelUrl: v.optional(url),
  notificationUrl: v.optional(url),
  posOrderId: v.optional(textField),
  paymentSource: v.optional(textField),
  paymentChannel: v.optional(v.picklist(CHANNELS)),
  buyer,
  shippingAddress: v.optional(address),
  billingAddress: address,
  basketItems: v.pipe(v.array(basketItem), v.minLength(1), v.maxLength(500)),
})
