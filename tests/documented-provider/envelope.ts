import type { Asked } from './asked.ts'
import { type Fields } from './fields.ts'
import { groupOf, messageOf } from './messages.ts'

export interface Success {
  readonly kind: 'success'
  readonly payload: Fields
}

export interface Failure {
  readonly kind: 'failure'
  readonly httpStatus: number
  readonly errorCode: string
  readonly errorGroup?: string
  readonly errorMessage?: string
  readonly payload?: Fields
}

export type Answer = Success | Failure

export const success = (payload: Fields = {}): Success => ({ kind: 'success', payload })

export const failure = (errorCode: string, more: Partial<Omit<Failure, 'kind' | 'errorCode'>> = {}): Failure => {
  const errorGroup = more.errorGroup ?? groupOf(errorCode)
  return { kind: 'failure', httpStatus: 200, errorCode, ...(errorGroup === undefined ? {} : { errorGroup }), ...more }
}

/** Member and consumer calls have a container, payment calls none. */
export const hasContainer = (path: string): boolean => path.startsWith('/api/')

export const bodyOf = (answer: Answer, asked: Asked): Fields => {
  const { locale, path, now: systemTime } = asked
  if (answer.kind === 'success') {
    return hasContainer(path)
      ? { status: 'success', systemTime, data: answer.payload }
      : { status: 'success', locale, systemTime, ...answer.payload }
  }
  const errorMessage = answer.errorMessage ?? messageOf(answer.errorCode, locale)
  return {
    status: 'failure',
    errorCode: answer.errorCode,
    errorMessage,
    ...(answer.errorGroup === undefined ? {} : { errorGroup: answer.errorGroup }),
    ...(hasContainer(path) ? { consumerErrorMessage: errorMessage } : {}),
    locale,
    systemTime,
    ...answer.payload,
  }
}
