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

/** What all reads of a token share, for an order, a refund or a settlement. */
const aboutToken = (flow: Flow) =>
  ({
    path: DETAIL_PATHS[flow],
    kind: 'read',
    by: 'visitor',
    body: flow === 'pay' ? orderBody : ownTokenBody,
  }) as const

interface WithBootAnswer {
  readonly bootAnswer?: Promise<RawAnswer> | undefined
}

/** `bootAnswer` answers the boot script's request, if it sent one. */
/* @__NO_SIDE_EFFECTS__ */
const detailOf = (flow: Flow) =>
  call({
    ...aboutToken(flow),
    answer: (context) => detailSchema(context, flow),
    bootAnswer: ({ bootAnswer }: WithBootAnswer) => bootAnswer,
  })

export interface OutcomeQuestion {
  readonly currency: string
}

/* @__NO_SIDE_EFFECTS__ */
const outcomeOf = (flow: Flow) =>
  call({
    ...aboutToken(flow),
    answer: (context, { currency }: OutcomeQuestion) => orderPaymentSchema(currency, context),
    isQuiet: true,
  })

/** Reads the order of the token. */
export const detail = detailOf('pay')

/** Looks up how the order's payment ended. */
export const outcome = outcomeOf('pay')

/** Reads the refund of the token, as an order. */
export const refundDetail = detailOf('refund')

/** Reads the settlement of the token, as an order. */
export const settlementDetail = detailOf('settlement')

/** Looks up how the refund claim ended. */
export const refundOutcome = outcomeOf('refund')

/** Looks up how the settlement choice ended. */
export const settlementOutcome = outcomeOf('settlement')

const localeBody = ({ language }: RequestContext): v.InferInput<typeof requests.foreignNumber> => ({ locale: language })

export interface PlainForm {
  /** Already validated; undefined if the shopper may stay. */
  readonly paymentPageUrl: string | undefined
}

/** The plain checkout form, if the shopper should pay there. */
const plainForm = ({ isLocalTest }: RequestContext) =>
  v.pipe(
    v.object({ paymentPageUrl: textIfAny }),
    // An unsafe URL is an error: it does not mean that the shopper may stay.
    v.check(({ paymentPageUrl }) => !paymentPageUrl || safeUrl(paymentPageUrl, isLocalTest) !== undefined),
    v.transform(({ paymentPageUrl }): PlainForm => ({ paymentPageUrl: safeUrl(paymentPageUrl, isLocalTest) })),
  )

/**
 * Requests admission with a foreign number. It changes the order, so it is not a read. It lets a shopper pay without a login,
 * and a refusal has HTTP 200 too, so only a body distinguishes the two (GWY-02).
 */
export const foreignNumber = call({
  path: '/payment/pay-with-{product}/foreign-number',
  kind: 'login',
  by: 'visitor',
  body: localeBody,
  answer: plainForm,
})

/**
 * Asks whether a foreign buyer pays here or in the plain checkout form. An empty body names no form; the admission that
 * follows may still name one (GWY-11).
 */
export const preference = call({
  path: '/payment/pay-with-{product}/check-pwi-preference',
  kind: 'read',
  by: 'visitor',
  body: localeBody,
  answer: (context) => v.optional(plainForm(context), {}),
})
