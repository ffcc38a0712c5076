import type { OriginName, Origins } from '../kernel/origins'
import type { Program, Wire } from '../kernel/program'
import { type Place, outside, placeOf } from './places'

type Programs = Readonly<Record<OriginName, Program>>

/** A worker has no sockets: it can only fail a call, or never answer it. */
const WIRE: Wire = {
  cut: (kind) => (kind === 'reset' ? Response.error() : new Promise(() => undefined)),
  carries: () => undefined,
  dropIdle: () => undefined,
}

/**
 * Browsers send an `Origin` header with cross-origin requests and with writes. A worker sees requests before the header is added, so it is
 * derived from the requesting page: each program counts as an origin of its own.
 */
function callerNamed(request: Request, target: Place, page: string | undefined, origins: Origins): string | undefined {
  const { method, mode } = request
  if (page === undefined) return undefined
  const { name } = placeOf(page)
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && (mode === 'navigate' || name === target.name) ? undefined : origins[name]
}

/** A browser forbids setting `Origin` on a request's own headers, but not on detached ones. */
function readdressed(request: Request, { url }: Place, body: ArrayBuffer, origin: string | undefined): Request {
  const headers = new Headers(request.headers)
  if (origin !== undefined) headers.set('origin', origin)
  const { method } = request
  const inner = new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
  return Object.defineProperty(inner, 'headers', { value: headers })
}

/** All programs behind one origin. `page` is the URL of the requesting page; undefined for a server's request. */
export function mounted(programs: Programs, origins: Origins) {
  return async (request: Request, page?: string): Promise<Response> => {
    const target = placeOf(request.url)
    const origin = callerNamed(request, target, page, origins)
    const response = await programs[target.name](
      readdressed(request, target, await request.arrayBuffer(), origin),
      WIRE,
    )
    const location = response.headers.get('location')
    if (location === null) return response
    const headers = new Headers(response.headers)
    headers.set('location', outside(location, target))
    return new Response(response.body, { status: response.status, headers })
  }
}
