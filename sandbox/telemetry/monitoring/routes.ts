import { Hono } from 'hono'
import type { Env } from '../../kernel/program'
import type { Deps } from '../../kernel/deps'
import { itemsOf } from './report'

const READABLE = { 'access-control-allow-origin': '*' }

/** Where pages report what breaks, in Sentry's envelopes. Strict, for the same reason as the counter of events. */
export function monitoringRoutes({ state }: Deps): Hono<Env> {
  const app = new Hono<Env>()
  app.post('/api/:project/envelope/', async ({ req }) => {
    const key = req.query('sentry_key')
    const items = itemsOf(await req.text())
    if (key === undefined || 'problem' in items) {
      const detail = 'problem' in items ? items.problem : 'no key'
      state.refusedPosts.push({ problems: [`report: ${detail}`] })
      return Response.json({ detail }, { status: 400, headers: READABLE })
    }
    state.reports.push({ key, items })
    return Response.json({}, { headers: READABLE })
  })
  return app
}
