import * as v from 'valibot'

/*
 * What requests are made of. Schemas of requests are for tests and for the description in docs/openapi.json: the app takes
 * their types alone, so they weigh nothing.
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

/** As the provider wrote it in an answer. */
export const reference = v.union([filled, v.number()])

/** The submission that a money call is; src/gateways/call.ts writes it into the body. */
export const conversationId = filled

/** What every payment carries (PAY-07). */
export const payment = {
  locale,
  conversationId,
  paymentChannel: channel,
  /** SHA-256 of the e-mail, in hex. */
  userIdentification: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Empty when none could be made. */
  browserFingerprint: v.string(),
  paidPrice: amount,
}
