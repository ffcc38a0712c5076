import type { SeenRequest } from '../../../sandbox/gateways/journal'
import type { Origins } from '../../../sandbox/origins'

/** What an HTTP client writes by itself, or what a page may set without asking. */
const UNASKED: readonly string[] = [
  ...['host', 'connection', 'content-length', 'user-agent', 'accept', 'accept-encoding', 'accept-language'],
  ...['sec-fetch-mode', 'cache-control', 'pragma'],
]

async function allowedFor({ path }: SeenRequest, { app, gateways }: Origins): Promise<readonly string[]> {
  const answer = await fetch(gateways + path, { method: 'OPTIONS', headers: { origin: app } })
  return (answer.headers.get('access-control-allow-headers') ?? '').split(/,\s*/)
}

/**
 * The headers for which a browser would not have let a call leave. Node asks nobody, so what the gateway answers a browser
 * that asks is held against what was sent.
 */
export async function headersTooMany(call: SeenRequest, origins: Origins): Promise<string[]> {
  const allowed = await allowedFor(call, origins)
  return Object.keys(call.headers)
    .filter((name) => !UNASKED.includes(name) && !allowed.includes(name))
    .map((name) => `${call.path} is sent with ${name}, which a browser would not send there`)
}
