import type { Language } from '../language'
import type { Answer, Failed } from './answer'
import type { GatewayName } from './endpoint'
import { failureText } from './words/failures'

export interface Envelope {
  readonly gateway: GatewayName
  readonly locale: Language
  readonly now: number
}

/**
 * Payment calls are flat; member and consumer calls put their result into `data` and add a sentence meant for the shopper
 * to a failure. Business results go by the body's `status`, whatever the HTTP status says.
 */
export function respond(answer: Answer, { gateway, locale, now }: Envelope): Response {
  if (answer.kind !== 'done') return Response.json(...failure(answer, { gateway, locale, now }))
  const flat = gateway === 'payment'
  const head = { status: 'success', ...(flat ? { locale } : {}), systemTime: now }
  return Response.json(flat ? { ...head, ...answer.body } : { ...head, data: answer.body })
}

type NotDone = Exclude<Answer, { kind: 'done' }>

function failure(answer: NotDone, { gateway, locale, now }: Envelope): [object, ResponseInit] {
  const text = (answer.kind === 'failed' ? answer.words : undefined) ?? failureText(answer.code)
  const sentence = text[locale]
  const group = answer.kind === 'failed' ? (answer.group ?? text.group) : text.group
  const body = {
    status: 'failure',
    errorCode: answer.code,
    errorMessage: sentence,
    ...(group === undefined ? {} : { errorGroup: group }),
    ...(gateway === 'payment' ? {} : { consumerErrorMessage: sentence }),
    locale,
    systemTime: now,
    ...(answer.kind === 'failed' ? besides(answer) : {}),
  }
  return [body, { status: answer.httpStatus ?? 200 }]
}

const besides = ({ beside }: Failed): object => beside ?? {}
