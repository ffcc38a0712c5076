import * as v from 'valibot'
import type { Refusal } from '../../machines/entities/problem'
import { foreignText } from './foreign-text'
import { GatewayError, type Outcome } from './outcome'
import { gatewayOf } from './provider'

/** The HTTP response before validation. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
  /** When its headers arrived, by `performance.now()`. */
  readonly cameAt?: number
  /** The Retry-After header, if CORS exposes it. */
  readonly retryAfter?: string | null
}

export type ValueSchema<Value> = v.GenericSchema<unknown, Value>

const LARGEST_BODY = 1024 * 1024

const text = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))

const envelope = v.object({
  status: v.picklist(['success', 'failure']),
  data: v.optional(v.unknown()),
})

/** A refusal with an unreadable code fails to parse: the code might be one that leaves the outcome open. */
const refusal = v.object({
  errorCode: text,
  errorGroup: text,
  errorMessage: text,
  consumerErrorMessage: text,
})

function parseJson(answer: RawAnswer, path: string): unknown {
  if (answer.text.length > LARGEST_BODY) throw new GatewayError('malformed', path)
  try {
    return JSON.parse(answer.text)
  } catch {
    throw new GatewayError('malformed', path)
  }
}

/** Path of the mismatch. In a union, the path within its last option. */
function pathOfIssue(issue: v.BaseIssue<unknown>): string {
  const last = issue.issues?.slice(-1)[0]
  return v.getDotPath(issue) ?? (last ? pathOfIssue(last) : '')
}

function refusalIn(body: unknown): Refusal | undefined {
  const parsed = v.safeParse(refusal, body)
  if (!parsed.success) return undefined
  const { errorCode, errorGroup, errorMessage, consumerErrorMessage } = parsed.output
  return {
    code: errorCode ?? '',
    group: errorGroup ?? undefined,
    message: foreignText(errorMessage),
    consumerMessage: foreignText(consumerErrorMessage),
  }
}

/** A 401 to a call with a login, with any body (GWY-10): the status alone proves the refusal. */
export function loginRefusal({ status, text: body }: RawAnswer): Refusal {
  const code = String(status)
  const unread: Refusal = { code, group: undefined, message: undefined, isLoginRefused: true }
  if (body.length > LARGEST_BODY) return unread
  try {
    return { ...(refusalIn(JSON.parse(body)) ?? unread), isLoginRefused: true }
  } catch {
    return unread
  }
}

/**
 * Parses a response into an outcome: below 500 the body says `success` or `failure` (GWY-02). Member and consumer responses
 * have their value in `data`; payment responses are flat. Throws GatewayError for anything else.
 */
export function outcomeOf<Value>(answer: RawAnswer, path: string, schema: ValueSchema<Value>): Outcome<Value> {
  if (answer.status >= 500) throw new GatewayError('server', path, answer.status)
  if (isEmptySuccess(answer)) return successOf(answer, path, schema, undefined)
  const body = parseJson(answer, path)
  const frame = v.safeParse(envelope, body)
  if (!frame.success) throw new GatewayError('malformed', path)
  const { status, data } = frame.output
  if (status === 'failure') {
    const found = refusalIn(body)
    if (!found) throw new GatewayError('malformed', path)
    return { kind: 'refused', ...found }
  }
  return successOf(answer, path, schema, gatewayOf(path) === 'payment' ? flatOf(body) : (data ?? body))
}

const contained = v.looseObject({ data: v.record(v.string(), v.unknown()) })

/** A payment response may have a `data` container too; fields outside it take precedence. */
function flatOf(body: unknown): unknown {
  const found = v.safeParse(contained, body)
  return found.success ? { ...found.output.data, ...found.output } : body
}

const isEmptySuccess = ({ status, text: body }: RawAnswer) => status >= 200 && status < 300 && body.trim() === ''

const hasSystemTime = (value: unknown) => typeof value === 'object' && value !== null && 'systemTime' in value

/** Parses a success into the call's value. An empty body is valid only if the schema accepts undefined. */
function successOf<Value>(answer: RawAnswer, path: string, schema: ValueSchema<Value>, body: unknown): Outcome<Value> {
  const value = v.safeParse(schema, body)
  if (!value.success) throw new GatewayError('malformed', `${path} ${pathOfIssue(value.issues[0])}`.trim())
  const { cameAt } = answer
  return { kind: 'ok', value: value.output, ...(cameAt !== undefined && hasSystemTime(value.output) && { cameAt }) }
}
