import * as v from 'valibot'
import { expiryInstant } from '../../../machines/entities/deadline'
import { DEFAULT_CURRENCY, parseMinor } from '../../../machines/entities/money'
import type { OrderOutcome } from '../../../machines/reconciliation/rules'
import { foreignText } from '../foreign-text'
import { safeUrl } from '../safe-url'

const text = v.nullish(v.string())
const flag = v.nullish(v.boolean())

/** A number, or one written as a string; anything else says nothing. */
const number = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'number' || typeof value === 'string' ? Number(value) : undefined)),
    v.transform((value) => (Number.isFinite(value) ? value : undefined)),
  ),
)

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

const outcomeFields = { paymentStatus: text, submissionId: text, paymentId, callbackUrl: text }

type OutcomeFields = v.InferOutput<v.ObjectSchema<typeof outcomeFields, undefined>>

function outcomeFrom(detail: OutcomeFields, isTestMode: boolean): OrderOutcome {
  return {
    paymentStatus: detail.paymentStatus ?? undefined,
    submissionId: detail.submissionId ?? undefined,
    paymentId: detail.paymentId,
    callbackUrl: safeUrl(detail.callbackUrl, isTestMode),
  }
}

/** What the init call says of the order (BOOT-04, as far as it is used). */
export const detailSchema = (isTestMode: boolean) =>
  v.pipe(
    v.object({
      ...outcomeFields,
      price: minor,
      currency,
      gsmNumber: text,
      email: text,
      merchantName: text,
      merchantInfo: text,
      goBackUrl: text,
      stepInfoVisible: flag,
      stepInfoEnabled: flag,
      quickLoginRegisterEnabled: flag,
      agreementCheckedByDefault: flag,
      systemTime: number,
      checkoutFormTokenExpireTime: number,
      customCOFormExpireTimeEnabled: flag,
    }),
    v.transform((init) => ({
      systemTime: init.systemTime,
      outcome: outcomeFrom(init, isTestMode),
      order: {
        price: { minor: init.price, currency: init.currency ?? DEFAULT_CURRENCY },
        contact: { email: init.email ?? '', gsmNumber: init.gsmNumber ?? '' },
        merchantName: foreignText(init.merchantName, 80),
        merchantHost: hostOf(init.merchantInfo),
        goBackUrl: safeUrl(init.goBackUrl, isTestMode),
        isStepInfoVisible: init.stepInfoEnabled === true && init.stepInfoVisible === true,
        isQuickLogin: init.quickLoginRegisterEnabled === true,
        isAgreementCheckedByDefault: init.agreementCheckedByDefault === true,
        endsAt:
          init.systemTime === undefined ? undefined : expiryInstant(init.checkoutFormTokenExpireTime, init.systemTime),
        isFormTimeOnly: init.customCOFormExpireTimeEnabled === true,
      },
    })),
  )

/** What the same call says of a payment, once there was one. */
export const outcomeSchema = (isTestMode: boolean) =>
  v.pipe(
    v.object(outcomeFields),
    v.transform((detail) => outcomeFrom(detail, isTestMode)),
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
