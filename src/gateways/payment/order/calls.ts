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

const detailBody = ({ token, language, provider }: RequestContext) => detailRequest(token, language, provider).body

const ownTokenBody = ({ language, token }: RequestContext): v.InferInput<typeof requests.refundDetail> => ({
  locale: language,
  token,
})

interface Begun {
  readonly begun?: Promise<RawAnswer> | undefined
}

const begunOf = ({ begun }: Begun) => begun

const detailAnswer =
  (flow: Flow) =>
  ({ provider, isTestMode }: RequestContext) =>
    detailSchema(provider, isTestMode, flow)

/** The order behind the token. `begun` is the exchange of the boot script, when it sent one. */
export const detail = call({
  path: DETAIL_PATHS.pay,
  method: 'POST',
  kind: 'read',
  by: 'visitor',
  body: detailBody,
  answer: detailAnswer('pay'),
  begun: begunOf,
})

export interface OutcomeQuestion {
  /** The order's. */
  readonly currency: string
}

const outcomeAnswer = ({ isTestMode }: RequestContext, { currency }: OutcomeQuestion) =>
  orderPaymentSchema(currency, isTestMode)

/** How the order's payment ended. */
export const outcome = call({
  path: DETAIL_PATHS.pay,
  method: 'POST',
  kind: 'read',
  by: 'visitor',
  body: detailBody,
  answer: outcomeAnswer,
  isQuiet: true,
})

/** The refund behind the token, read as an order is. */
export const refundDetail = call({
  path: DETAIL_PATHS.refund,
  method: 'POST',
  kind: 'read',
  by: 'visitor',
  body: ownTokenBody,
  answer: detailAnswer('refund'),
  begun: begunOf,
})

/** The settlement behind the token, read as an order is. */
export const settlementDetail = call({
  path: DETAIL_PATHS.settlement,
  method: 'POST',
  kind: 'read',
  by: 'visitor',
  body: ownTokenBody,
  answer: detailAnswer('settlement'),
  begun: begunOf,
})

/** How the claim ended. */
export const refundOutcome = call({
  path: DETAIL_PATHS.refund,
  method: 'POST',
  kind: 'read',
  by: 'visitor',
  body: ownTokenBody,
  answer: outcomeAnswer,
  isQuiet: true,
})

/** How the choice ended. */
export const settlementOutcome = call({
  path: DETAIL_PATHS.settlement,
  method: 'POST',
  kind: 'read',
  by: 'visitor',
  body: ownTokenBody,
  answer: outcomeAnswer,
  isQuiet: true,
})

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

/** Asks to pay with a foreign number; admission is the order's, so it is no read. */
export const foreignNumber = call({
  path: '/payment/pay-with-{product}/foreign-number',
  method: 'POST',
  kind: 'login',
  by: 'visitor',
  body: localeBody,
  answer: plainForm,
})

/** Where the shopper prefers to pay. */
export const preference = call({
  path: '/payment/pay-with-{product}/check-pwi-preference',
  method: 'POST',
  kind: 'read',
  by: 'visitor',
  body: localeBody,
  answer: plainForm,
})
