import * as v from 'valibot'

/*
 * Fields of requests. Request schemas are used only by tests and for docs/openapi.json: the app imports just their types, so
 * they add no bytes to its bundle.
 */

export const filled = v.pipe(v.string(), v.nonEmpty())

export const locale = v.picklist(['tr', 'en'])

/** PAY_WITH_{PRODUCT} (IDEN-09). */
export const channel = v.pipe(v.string(), v.regex(/^PAY_WITH_[A-Z0-9_]+$/))

/** E.164. */
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/))

export const turkishMobile = v.pipe(v.string(), v.regex(/^\+905\d{9}$/))

export const email = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/))

export const amount = v.pipe(
  v.number(),
  v.minValue(0),
  v.check((value) => Number(value.toFixed(2)) === value, 'more than two decimals'),
  v.description('An amount in major units with at most two decimals.'),
)

export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

/** As the provider sent it in a response. */
export const reference = v.union([filled, v.number()])

/** The submission id of a money call; src/gateways/call.ts adds it to the body. */
export const conversationId = filled

/** The fields of every payment (PAY-07). */
export const payment = {
  locale,
  conversationId,
  paymentChannel: channel,
  /** SHA-256 of the e-mail, in hex. */
  userIdentification: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Empty if none could be computed. */
  browserFingerprint: v.string(),
  paidPrice: amount,
}
