import type { Deps } from '../kernel/deps'
import type { Endpoint } from './endpoint'
import { HEADERS } from './header-names'

/** A browser sends the origin that it calls from; servers and tools send none. Only the checkout's own origin may call. */
export function isUnknownOrigin({ origins }: Deps, headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && origin !== origins.app
}

/** Allows the checkout's pages to read an answer. Other origins, and callers that are no browser, get no CORS header. */
export function readableByApp({ origins }: Deps, requestHeaders: Headers, response: Response): Response {
  if (response.type === 'error') return response
  response.headers.append('vary', 'Origin')
  if (requestHeaders.get('origin') !== origins.app) return response
  response.headers.set('access-control-allow-origin', origins.app)
  response.headers.set('access-control-expose-headers', 'retry-after')
  return response
}

function headersOf({ state }: Deps, endpoint: Endpoint): string[] {
  const session = ['authorization', HEADERS.memberId, HEADERS.memberUserId, HEADERS.loginContext]
  return [
    'content-type',
    HEADERS.token,
    ...(endpoint.caller === 'member' || endpoint.caller === 'buyer' ? session : []),
    ...(endpoint.money && state.ledgerMode === 'strict' ? [HEADERS.idempotency] : []),
  ]
}

/** Allows exactly the method and the headers of the call, so that the browser already blocks a header too many. */
export function preflight(deps: Deps, endpoint: Endpoint): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': endpoint.method,
      'access-control-allow-headers': headersOf(deps, endpoint).join(', '),
      'access-control-max-age': '600',
    },
  })
}
