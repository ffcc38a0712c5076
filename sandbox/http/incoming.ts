/** A request taken apart once, so that checking and recording it read the same thing. */
export interface Incoming {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; `undefined` for what is none. */
  readonly json: unknown
}

export async function readIncoming(request: Request): Promise<Incoming> {
  const url = new URL(request.url)
  const text = await request.text()
  return {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    text,
    json: parsed(text),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The checkout token that a body names, whichever of its two names it goes by. */
export function tokenInBody(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { checkoutFormToken, token } = json as { checkoutFormToken?: unknown; token?: unknown }
  const named = checkoutFormToken ?? token
  return typeof named === 'string' ? named : undefined
}
