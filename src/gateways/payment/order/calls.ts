import * as v from 'valibot'
import type { RawAnswer } from '../../answer'
import { type RequestContext, call } from '../../described-call'
import { DETAIL_PATHS, detailRequest } from '../../detail-request'
import type { Flow } from '../../../../machines/entities/flow'
import { textIfAny } from '../../fields'
import type * as requests from '../../requests/payment'
import { safeUrl } from '../../safe-url'
import { detailSchema } from './detail'
import { orderPaymentSchema } from './order-payment'

const orderBody = ({ token, language, provider }: RequestContext) => detailRequest(token, language, provider).body

const ownTokenBody = ({ language, token }: RequestContext): v.InferInput<typeof requests.refundDetail> => ({
  locale: language,
  token,
})

/** What all questions about the order, the refund or the settlement behind a token have in common. */
const aboutToken = (flow: Flow) =>
  ({
    path: DETAIL_PATHS[flow],
    kind: 'read',
    by: 'visitor',
    body: flow === 'pay' ? orderBody : ownTokenBody,
  }) as const

interface Begun {
  readonly begun?: Promise<RawAnswer> | undefined
}

/** `begun` is the exchange of the boot script, when it sent one. */
/* @__NO_SIDE_EFFECTS__ */
const detailOf = (flow: Flow) =>
  call({
    ...aboutToken(flow),
    answer: ({ provider, isTestMode }) => detailSchema(provider, isTestMode, flow),
    begun: ({ begun }: Begun) => begun,
  })

export interface OutcomeQuestion {
  /** The order's. */
  readonly currency: string
}

/* @__NO_SIDE_EFFECTS__ */
const outcomeOf = (flow: Flow) =>
  call({
    ...aboutToken(flow),
    answer: ({ isTestMode }, { currency }: OutcomeQuestion) => orderPaymentSchema(currency, isTestMode),
    isQuiet: true,
  })

/** The order behind the token. */
export const detail = detailOf('pay')

/** How the order's payment ended. */
export const outcome = outcomeOf('pay')

/** The refund behind the token, read as an order is. */
export const refundDetail = detailOf('refund')

/** The settlement behind the token, read as an order is. */
export const settlementDetail = detailOf('settlement')

/** How the claim ended. */
export const refundOutcome = outcomeOf('refund')

/** How the choice ended. */
export const settlementOutcome = outcomeOf('settlement')

const localeBody = ({ language }: RequestContext): v.InferInput<typeof requests.foreignNumber> => ({ locale: language })

export interface PlainForm {
  /** Already checked; undefined where the shopper may stay. */
  readonly paymentPageUrl: string | undefined
}

/** The plain checkout form, where the provider would rather have the shopper there. */
const plainForm = ({ isTestMode }: RequestContext) =>
  v.pipe(
    v.object({ paymentPageUrl: textIfAny }),
    // An address that can't be gone to is no leave to stay.
    v.check(({ paymentPageUrl }) => !paymentPageUrl || safeUrl(paymentPageUrl, isTestMode) !== undefined),
    v.transform(({ paymentPageUrl }): PlainForm => ({ paymentPageUrl: safeUrl(paymentPageUrl, isTestMode) })),
  )

/**
 * Asks to pay with a foreign number; admission is the order's, so it is no read. It lets a shopper pay without a login, and a
 * refusal has HTTP 200 as well: only a body says which of the two came (GWY-02).
 */
export const foreignNumber = call({
  path: '/payment/pay-with-{product}/foreign-number',
  kind: 'login',
  by: 'visitor',
  body: localeBody,
  answer: plainForm,
})

/** Where the shopper prefers to pay. An answer without a body names no form; the admission that follows may still name one (GWY-11). */
export const preference = call({
  path: '/payment/pay-with-{product}/check-pwi-preference',
  kind: 'read',
  by: 'visitor',
  body: localeBody,
  answer: (context) => v.optional(plainForm(context), {}),
})
