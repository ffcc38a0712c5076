import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Heard {
  readonly method: string | undefined
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export interface OwnServer {
  readonly origin: string
  /** The calls so far, in order. */
  readonly heard: readonly Heard[]
  /** Closes its port; the end of the test does it as well. */
  readonly close: () => Promise<void>
}

/** Answers a call; `place` is 1 for the first. */
export type Answering = (outgoing: ServerResponse, place: number) => void

/**
 * A server of a test's own, for answers that no gateway would give. A concurrent test passes its own `onTestFinished`. Each call uses a new
 * connection: the client's runtime may resend a call when a reused connection dies, and the tests count the app's calls.
 */
export async function openServer(
  answer: Answering,
  atTheEnd: typeof onTestFinished = onTestFinished,
): Promise<OwnServer> {
  const heard: Heard[] = []
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('connection', 'close')
    const { method, headers, url = '' } = incoming
    const { pathname, searchParams } = new URL(url, 'http://here')
    void text(incoming).then((body) => {
      heard.push({
        method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers,
        body: body === '' ? undefined : (JSON.parse(body) as unknown),
      })
      answer(outgoing, heard.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  const { port } = server.address() as AddressInfo
  atTheEnd(close)
  return { origin: `http://127.0.0.1:${port}`, heard, close }
}

export function json(outgoing: ServerResponse, body: unknown, status = 200): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
