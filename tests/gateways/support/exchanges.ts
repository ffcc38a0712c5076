import { vi } from 'vitest'

export interface Exchange {
  readonly method: string
  /** Below the gateway. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** Undefined if nothing was sent. */
  readonly body: unknown
  readonly status: number
  readonly answer: unknown
  /** Which data of the page is sent along, and where the answer may come from. */
  readonly manner: Pick<Request, 'credentials' | 'redirect' | 'referrerPolicy' | 'cache'>
}

const GATEWAY = /^\/(?:payment|member|consumer)-gateway(?=\/)/

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Records every exchange with a gateway from here on, in the order of the answers. */
export function noteExchanges(): readonly Exchange[] {
  const noted: Exchange[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const request = new Request(...given)
    const sent = await request.clone().text()
    const response = await send(request)
    const { credentials, redirect, referrerPolicy, cache } = request
    const { pathname, searchParams } = new URL(request.url)
    if (GATEWAY.test(pathname))
      noted.push({
        method: request.method,
        path: pathname.replace(GATEWAY, ''),
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(request.headers),
        body: jsonOf(sent),
        status: response.status,
        answer: jsonOf(await response.clone().text()),
        manner: { credentials, redirect, referrerPolicy, cache },
      })
    return response
  })
  return noted
}
