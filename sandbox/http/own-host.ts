import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../kernel/deps'
import type { Env } from '../kernel/program'

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Answers under the names of loopback alone. Any page can have a name of its own lead to loopback, and would read as its own origin what
 * is here for tests and people: logins, codes, the books.
 */
export function ownHostOnly({ origins }: Deps): MiddlewareHandler<Env> {
  const own = [...LOOPBACK, new URL(origins.gateways).hostname]
  return async ({ req }, next) => {
    const { hostname } = new URL(req.url)
    if (own.includes(hostname)) return next()
    return Response.json({ problems: [`the host ${hostname} is not one of ${own.join(', ')}`] }, { status: 403 })
  }
}
