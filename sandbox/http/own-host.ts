import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../kernel/deps'
import type { Env } from '../kernel/program'

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Answers only under the names of loopback (DNS rebinding). Any website can point a host name of its own to loopback, and could then read
 * as its own origin what is meant for tests and developers: logins, codes, the ledger.
 */
export function ownHostOnly({ origins }: Deps): MiddlewareHandler<Env> {
  const own = [...LOOPBACK, new URL(origins.gateways).hostname]
  return async ({ req }, next) => {
    const { hostname } = new URL(req.url)
    if (own.includes(hostname)) return next()
    return Response.json({ problems: [`the host ${hostname} is not one of ${own.join(', ')}`] }, { status: 403 })
  }
}
