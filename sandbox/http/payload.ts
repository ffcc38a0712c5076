import * as v from 'valibot'
import { toMinor } from '../kernel/money'
import { CHANNEL } from '../kernel/product'

// Fields that payloads share, each as strict as its documentation allows.

export const localeField = v.picklist(['tr', 'en'])

export const channelField = v.literal(CHANNEL)

export const textField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500))

export const emailField = v.pipe(v.string(), v.maxLength(254), v.email())

export const mobileField = v.pipe(v.string(), v.regex(/^\+905\d{9}$/))

/** A number of any country, as foreign buyers have. */
export const phoneField = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/))

export const currencyField = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

export const bankField = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The submission of a call that moves money. */
export const conversationIdField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

/** A JSON number in major units with at most two decimals, converted to minor units. */
export const amountField = v.pipe(
  v.number(),
  v.check((amount) => toMinor(amount) !== undefined, 'at most two decimals'),
  v.transform((amount) => toMinor(amount) ?? 0),
)

export const paymentFields = {
  locale: localeField,
  paymentChannel: channelField,
  /** Hex SHA-256 of the e-mail, trimmed and in lower case. */
  userIdentification: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Empty if no fingerprint could be computed. */
  browserFingerprint: v.pipe(v.string(), v.maxLength(200)),
  gsmNumber: phoneField,
  /** The total that is paid, including the installment fee. */
  paidPrice: amountField,
  conversationId: conversationIdField,
}
