import { outcomeOf } from '../../src/gateways/answer'
import type { Call } from '../../src/gateways/call'
import { createConsumerGateway } from '../../src/gateways/consumer/gateway'
import type { RequestContext } from '../../src/gateways/described-call'
import type { Http } from '../../src/gateways/http'
import { createMemberGateway } from '../../src/gateways/member/gateway'
import { createBankTransferGateway } from '../../src/gateways/payment/bank-transfer/gateway'
import { createPaymentGateway } from '../../src/gateways/payment/gateway'
import { PROVIDER } from './provider'

export interface AnsweringHttp extends Http {
  readonly calls: Omit<Call<unknown>, 'schema'>[]
}

/** Answers every call with this text, and validates it as strictly as the real one. */
export function httpAnswering(text: string, status = 200): AnsweringHttp {
  const calls: AnsweringHttp['calls'] = []
  return {
    calls,
    async send({ schema, ...call }) {
      calls.push(call)
      return outcomeOf({ status, text }, call.path, schema)
    },
  }
}

/** The context of a page's typed calls. */
export const edgeOver = (http: Http, { isLocalTest = false } = {}): RequestContext => ({
  http,
  provider: PROVIDER,
  language: 'tr',
  token: 'tok',
  flow: 'pay',
  isLocalTest,
})

/** The gateways over one answer to every call. */
export function gatewaysOver(http: Http, options?: { isLocalTest?: boolean }) {
  const requestContext = edgeOver(http, options)
  return {
    requestContext,
    members: createMemberGateway(requestContext),
    consumers: createConsumerGateway(requestContext),
    payments: createPaymentGateway(requestContext),
    transfers: createBankTransferGateway(requestContext),
  }
}

export const gatewaysAnswered = (body: unknown, options?: { isLocalTest?: boolean }) =>
  gatewaysOver(httpAnswering(JSON.stringify(body)), options)
