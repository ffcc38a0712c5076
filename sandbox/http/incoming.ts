export interface Incoming {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined if it is not JSON. */
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

/** The checkout token in a body, under either of its two names. */
export function tokenInBody(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { checkoutFormToken, token } = json as { checkoutFormToken?: unknown; token?: unknown }
  const named = checkoutFormToken ?? token
  return typeof named === 'string' ? named : undefined
}
