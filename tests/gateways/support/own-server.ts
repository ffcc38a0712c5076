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
  /** The calls so far, the first one first. */
  readonly heard: readonly Heard[]
  /** From then on its port is closed; the end of the test does it too. */
  readonly close: () => Promise<void>
}

/** Answers a call; `place` is 1 for the first. */
export type Answering = (outgoing: ServerResponse, place: number) => void

/**
 * A server of a test's own, for what no gateway would do. A test that others run beside says on its own when it has ended. Each call comes on a connection of its own: a client's runtime
 * may send a call again on its own when an old connection dies under it, and it is the app that is counted here.
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

/** Answers with a JSON body. */
export function json(outgoing: ServerResponse, body: unknown, status = 200): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
