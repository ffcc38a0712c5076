import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer | string
}

/** What is wrong with every answer of one call, or with its first one. */
export type Mistake =
  | { readonly kind: 'empty' | 'html' | 'failed' | 'hanging' | 'closing' | 'redirecting' | 'unreadable' }
  | { readonly kind: 'changed'; readonly field: string; readonly to: unknown }
  /** The changed parts of the provider's own answer, to the call or to its preflight. */
  | ({ readonly kind: 'answered' | 'preflight'; readonly isOnce?: true } & Partial<Answer>)

const asked = (address: URL, method: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { 'content-length': _, connection: __, ...sent } = headers
    const outgoing = request(address, { method, headers: sent, agent: false }, (answer) => {
      void buffer(answer).then((content) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content })
      })
    })
    outgoing.once('error', reject).end(body)
  })

/** Replaces the value at a path of names; `undefined` removes the field. */
function withAt(fields: Record<string, unknown>, [name = '', ...rest]: readonly string[], to: unknown): object {
  const value = rest.length === 0 ? to : withAt(Object(fields[name]) as Record<string, unknown>, rest, to)
  return { ...fields, [name]: value }
}

function changed(body: Answer['body'], field: string, to: unknown): string {
  const answer = JSON.parse(body.toString()) as Record<string, unknown>
  const path = field.split('.')
  return JSON.stringify(withAt(answer, 'data' in answer ? ['data', ...path] : path, to))
}

function spoil(outgoing: ServerResponse, { status, headers, body }: Answer, mistake: Mistake): void {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...told } = headers
  if (mistake.kind === 'empty') outgoing.writeHead(200, told).end()
  else if (mistake.kind === 'html') outgoing.writeHead(200, told).end('<!doctype html><title>Maintenance</title>')
  else if (mistake.kind === 'failed') outgoing.writeHead(500, told).end()
  else if (mistake.kind === 'closing') outgoing.destroy()
  else if (mistake.kind === 'redirecting') outgoing.writeHead(302, { ...told, location: '/elsewhere' }).end()
  else if (mistake.kind === 'changed') outgoing.writeHead(status, told).end(changed(body, mistake.field, mistake.to))
  else if (mistake.kind === 'answered' || mistake.kind === 'preflight')
    outgoing.writeHead(mistake.status ?? status, { ...told, ...mistake.headers }).end(mistake.body ?? body)
  else if (mistake.kind === 'unreadable') {
    const { 'access-control-allow-origin': ____, ...hidden } = told
    outgoing.writeHead(status, hidden).end(body)
  }
}

/** A gateway in front of a provider that makes these mistakes, by the paths of their calls. Other calls are passed through. */
export async function openSpoilingGateway(origin: string, mistakes: ReadonlyMap<string, Mistake>): Promise<string> {
  const made = new Set<Mistake>()
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming
    outgoing.setHeader('connection', 'close')
    const address = new URL(url, origin)
    const planted = mistakes.get(address.pathname)
    const due = (planted?.kind === 'preflight') === (method === 'OPTIONS') ? planted : undefined
    const isOver = due !== undefined && made.has(due) && 'isOnce' in due
    const mistake = isOver ? undefined : due
    if (mistake) made.add(mistake)
    void buffer(incoming)
      .then((body) => asked(address, method, headers, body))
      .then((answer) => {
        if (mistake) spoil(outgoing, answer, mistake)
        else outgoing.writeHead(answer.status, answer.headers).end(answer.body)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${String(port)}`
}
