import type { Deps } from '../kernel/deps'
import type { Endpoint } from './endpoint'
import { HEADERS } from './header-names'

/** A browser names the origin it calls from; servers and tools name none. Only the checkout's own may call. */
export function isUnknownOrigin({ origins }: Deps, headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && origin !== origins.app
}

/** Lets the checkout's pages read an answer. Nothing is said to others, nor to callers that are no browser. */
export function readableByApp({ origins }: Deps, requestHeaders: Headers, response: Response): Response {
  if (response.type === 'error') return response
  response.headers.append('vary', 'Origin')
  if (requestHeaders.get('origin') === origins.app) response.headers.set('access-control-allow-origin', origins.app)
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

/** Allows exactly the method and the headers that the call has, so that a header too many fails in the browser already. */
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
