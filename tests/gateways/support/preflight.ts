import type { SandboxOfFile } from '../../support/with-sandbox'
import type { SeenRequest } from '../../../sandbox/records/seen-request'

/** Headers that an HTTP client sets itself, or that a page may set without a preflight. */
const UNASKED: readonly string[] = [
  'host',
  'connection',
  'content-length',
  'user-agent',
  'accept',
  'accept-encoding',
  'accept-language',
  'sec-fetch-mode',
  'cache-control',
  'pragma',
]

/**
 * Names the headers for which a browser would have blocked a call. Node sends no preflight, so each sent header is checked against the
 * gateway's answer to one.
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
