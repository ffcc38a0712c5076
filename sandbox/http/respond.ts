import type { Answer, Failed } from './answer'
import type { GatewayName } from './endpoint'
import { failureText } from '../failures/failures'
import { shopperSentence } from '../failures/shopper-sentences'
import type { Language } from '../records/language'

export interface Envelope {
  readonly gateway: GatewayName
  readonly locale: Language
  readonly now: number
}

/**
 * Payment answers are flat; member and consumer answers put their result into `data`. A failure has a sentence for the merchant and, if
 * there is one, a sentence for the shopper. The body's `status` holds the business result, not the HTTP status.
 */
export function respond(answer: Answer, { gateway, locale, now }: Envelope): Response {
  if (answer.kind !== 'done') return Response.json(...failure(answer, { locale, now }))
  const flat = gateway === 'payment'
  const head = { status: 'success', ...(flat ? { locale } : {}), systemTime: now }
  return Response.json(flat ? { ...head, ...answer.body } : { ...head, data: answer.body })
}

type NotDone = Exclude<Answer, { kind: 'done' }>

function failure(answer: NotDone, { locale, now }: Omit<Envelope, 'gateway'>): [object, ResponseInit] {
  const text = (answer.kind === 'failed' ? answer.words : undefined) ?? failureText(answer.code)
  const sentence = text[locale]
  const group = answer.kind === 'failed' ? (answer.group ?? text.group) : text.group
  const forShopper = shopperSentence(answer.code, group, text)
  const body = {
    status: 'failure',
    errorCode: answer.code,
    errorMessage: sentence,
    ...(group === undefined ? {} : { errorGroup: group }),
    ...(forShopper && { consumerErrorMessage: forShopper[locale] }),
    locale,
    systemTime: now,
    ...(answer.kind === 'failed' ? besides(answer) : {}),
  }
  return [body, { status: answer.httpStatus ?? 200 }]
}

const besides = ({ beside }: Failed): object => beside ?? {}
