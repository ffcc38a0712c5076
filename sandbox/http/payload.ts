import * as v from 'valibot'
import { toMinor } from '../kernel/money'
import { CHANNEL } from '../kernel/product'

// The fields that payloads share, each as narrow as its documentation allows.

export const localeField = v.picklist(['tr', 'en'])

export const channelField = v.literal(CHANNEL)

export const textField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500))

export const emailField = v.pipe(v.string(), v.maxLength(254), v.email())

export const mobileField = v.pipe(v.string(), v.regex(/^\+905\d{9}$/))

/** Any country's number, as a foreign buyer may pay with. */
export const phoneField = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/))

export const currencyField = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

export const bankField = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The submission that a call which moves money belongs to. */
export const conversationIdField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

/** A JSON number in major units with at most two decimals, handed on in minor units. */
export const amountField = v.pipe(
  v.number(),
  v.check((amount) => toMinor(amount) !== undefined, 'at most two decimals'),
  v.transform((amount) => toMinor(amount) ?? 0),
)

/** What every payment says of the shopper and the amount. */
export const paymentFields = {
  locale: localeField,
  paymentChannel: channelField,
  /** SHA-256 of the e-mail, lower-cased and trimmed, in hex. */
  userIdentification: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Empty where no fingerprint could be taken. */
  browserFingerprint: v.pipe(v.string(), v.maxLength(200)),
  gsmNumber: phoneField,
  /** The whole that is paid, with what installments add to it. */
  paidPrice: amountField,
  conversationId: conversationIdField,
}
