import { Hono } from 'hono'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { bankActRoutes } from './bank-acts'
import { faultRoutes } from './faults'
import { heldRoutes } from './held'
import { memberRoutes } from './members'
import { orderRoutes } from './orders'
import { recordRoutes } from './records'
import { settingRoutes } from './settings'

/**
 * Everything that a test needs is an HTTP call. The required header keeps pages out: a browser would have to send a preflight first, which
 * is refused.
 */
export function controlRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async ({ req }, next) => {
    if (req.header('origin') !== undefined) return Response.json({ problems: ['not for browsers'] }, { status: 403 })
    if (req.header('x-sandbox-control') === '1') return next()
    return Response.json({ problems: ['header x-sandbox-control: 1 is missing'] }, { status: 403 })
  })
  for (const routes of [memberRoutes, orderRoutes, bankActRoutes, recordRoutes, faultRoutes, heldRoutes, settingRoutes])
    app.route('/', routes(deps))
  app.notFound(() => Response.json({ problems: ['no such control call'] }, { status: 404 }))
  return app
}
