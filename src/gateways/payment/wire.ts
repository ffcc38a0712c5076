import * as v from 'valibot'
import { DEFAULT_CURRENCY, parseMinor } from '../../../machines/entities/money'
import { foreignText } from '../foreign-text'
import { safeUrl } from '../safe-url'

const text = v.nullish(v.string())
const flag = v.nullish(v.boolean())

/** An amount in major units, as a number or a string, becomes integer minor units. */
const minor = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => parseMinor(value)),
  v.number('not an amount with up to two decimals'),
)

const currency = v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)))

const paymentId = v.pipe(
  v.nullish(v.union([v.string(), v.number()])),
  v.transform((value) => (value === null || value === undefined ? undefined : String(value))),
)

function hostOf(address: string | null | undefined): string | undefined {
  try {
    // Some addresses, `shop.example:8080` among them, are read as a scheme without any host.
    return (address && new URL(address).host) || undefined
  } catch {
    return undefined
  }
}

/** What the init call says of the order (BOOT-04, as far as it is used). */
export const orderSchema = (isTestMode: boolean) =>
  v.pipe(
    v.object({
      price: minor,
      currency,
      gsmNumber: text,
      email: text,
      merchantName: text,
      merchantInfo: text,
      goBackUrl: text,
      stepInfoVisible: flag,
      stepInfoEnabled: flag,
      agreementCheckedByDefault: flag,
    }),
    v.transform((init) => ({
      price: { minor: init.price, currency: init.currency ?? DEFAULT_CURRENCY },
      contact: { email: init.email ?? '', gsmNumber: init.gsmNumber ?? '' },
      merchantName: foreignText(init.merchantName, 80),
      merchantHost: hostOf(init.merchantInfo),
      goBackUrl: safeUrl(init.goBackUrl, isTestMode),
      isStepInfoVisible: init.stepInfoEnabled === true && init.stepInfoVisible === true,
      isAgreementCheckedByDefault: init.agreementCheckedByDefault === true,
    })),
  )

/** What the same call says of a payment, once there was one. */
export const outcomeSchema = (isTestMode: boolean) =>
  v.pipe(
    v.object({ paymentStatus: text, submissionId: text, paymentId, callbackUrl: text }),
    v.transform((detail) => ({
      paymentStatus: detail.paymentStatus ?? undefined,
      submissionId: detail.submissionId ?? undefined,
      paymentId: detail.paymentId,
      callbackUrl: safeUrl(detail.callbackUrl, isTestMode),
    })),
  )

/** The answer of a card call that went through. An answer without its payment id proves nothing. */
export const paidSchema = (isTestMode: boolean) =>
  v.pipe(
    v.object({
      paymentId: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
      paidPrice: minor,
      currency,
      callbackUrl: text,
    }),
    v.transform((paid) => ({
      paymentId: paid.paymentId,
      paid: { minor: paid.paidPrice, currency: paid.currency ?? DEFAULT_CURRENCY },
      callbackUrl: safeUrl(paid.callbackUrl, isTestMode),
    })),
  )
