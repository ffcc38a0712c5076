import type { SandboxOfFile } from '../../support/with-sandbox'
import type { SeenRequest } from '../../../sandbox/records/seen-request'

/** What an HTTP client writes on its own, or what a page may set without asking. */
const UNASKED: readonly string[] = [
  ...['host', 'connection', 'content-length', 'user-agent', 'accept', 'accept-encoding', 'accept-language'],
  ...['sec-fetch-mode', 'cache-control', 'pragma'],
]

/**
 * Names the headers for which a browser would not have let a call leave. Node makes no preflight, so what the gateway answers a
 * browser that asks is held against what was sent.
 */
export function preflightOf(sandbox: SandboxOfFile) {
  const answers = new Map<string, Promise<readonly string[]>>()

  const ask = async (path: string): Promise<readonly string[]> => {
    const { app, gateways } = sandbox.origins
    const answer = await fetch(gateways + path, { method: 'OPTIONS', headers: { origin: app } })
    return (answer.headers.get('access-control-allow-headers') ?? '').split(/,\s*/)
  }
  const allowedFor = (path: string): Promise<readonly string[]> => {
    const known = answers.get(path) ?? ask(path)
    answers.set(path, known)
    return known
  }
  return async ({ path, headers }: SeenRequest): Promise<string[]> => {
    const allowed = await allowedFor(path)
    return Object.keys(headers)
      .filter((name) => !UNASKED.includes(name) && !allowed.includes(name))
      .map((name) => `${path} is sent with ${name}, which a browser would not send there`)
  }
}
