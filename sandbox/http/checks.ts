import * as v from 'valibot'
import { type Answer, refused } from './answer'
import type { Endpoint } from './endpoint'
import { HEADERS } from './header-names'
import { type Incoming, tokenInBody } from './incoming'
import type { Session } from '../records/session'

/** Checks method, content type and body of a request. A form post or plain text never reaches the payload check. */
export function checkForm(endpoint: Endpoint, { method, headers, json, text }: Incoming): Answer | undefined {
  if (method !== endpoint.method) return refused('wrong-method', `${method} instead of ${endpoint.method}`)
  const contentType = headers.get('content-type')
  if (method === 'GET' && contentType === null) return undefined
  if (!/^application\/json(?:;\s*charset=utf-8)?$/i.test(contentType ?? '')) {
    return refused('wrong-content-type', contentType ?? 'none')
  }
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
  return method === 'GET' || isObject ? undefined : refused('not-json', `${text.length} characters`)
}

/** The query must be exactly one `locale`. */
export function checkQuery({ query }: Incoming): Answer | undefined {
  const locale = query.get('locale')
  const isRight = [...query].length === 1 && (locale === 'tr' || locale === 'en')
  return isRight ? undefined : refused('wrong-query', `?${query}`)
}

export function checkTokenHeader({ hasOwnToken }: Endpoint, { headers, json }: Incoming): Answer | undefined {
  const header = headers.get(HEADERS.token)
  if (!header) return refused('missing-token', HEADERS.token)
  const named = hasOwnToken ? undefined : tokenInBody(json)
  return named === undefined || named === header ? undefined : refused('token-mismatch', 'body and header differ')
}

export function checkPayload(endpoint: Endpoint, { json, text }: Incoming): Answer | { readonly input: unknown } {
  if (!endpoint.schema) return text === '' ? { input: undefined } : refused('wrong-payload', 'a GET has no body')
  const result = v.safeParse(endpoint.schema, json)
  if (result.success) return { input: result.output }
  // The received value is left out, because it may be a card number.
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? '(body)'}: ${issue.type}`)
  return refused('wrong-payload', faults.join(', '))
}

/** A page that was reloaded has lost its login's context, and requests it: only that call may omit it. */
const sessionHeaders = ({ restoresLogin }: Endpoint) => [
  'authorization',
  HEADERS.memberId,
  HEADERS.memberUserId,
  ...(restoresLogin ? [] : [HEADERS.loginContext]),
]

/** A member call without its login headers is a bug of the client; one whose session has ended is an ordinary failure. */
export function checkSessionHeaders(endpoint: Endpoint, { headers }: Incoming): Answer | undefined {
  const missing = sessionHeaders(endpoint).filter((name) => !headers.get(name))
  return missing.length === 0 ? undefined : refused('missing-header', missing.join(', '))
}

export function bearerOf({ headers }: Incoming): string | undefined {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1]
}

/** Checks whose login it is, and for which order: a login cannot pay another order. */
export function checkSession(endpoint: Endpoint, session: Session, { headers }: Incoming): Answer | undefined {
  const expected: readonly (readonly [string, string])[] = [
    [HEADERS.token, session.token],
    [HEADERS.memberId, session.memberId],
    [HEADERS.memberUserId, session.memberUserId],
    ...(endpoint.restoresLogin && !headers.has(HEADERS.loginContext)
      ? []
      : [[HEADERS.loginContext, session.iyziLc] as const]),
  ]
  const wrong = expected.filter(([name, value]) => headers.get(name) !== value).map(([name]) => name)
  return wrong.length === 0 ? undefined : refused('session-mismatch', wrong.join(', '))
}
