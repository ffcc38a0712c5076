import { Hono } from 'hono'
import * as v from 'valibot'
import { enrolPersonas } from '../members/enrol-personas'
import type { Env } from '../kernel/program'
import { emptyState } from '../records/state'
import type { Deps } from '../kernel/deps'
import { withBody } from './json-route'

export function settingRoutes(deps: Deps): Hono<Env> {
  const { state, clock } = deps
  const app = new Hono<Env>()
  app.post(
    '/clock',
    withBody(advance, ({ advanceSeconds, token }) => {
      const order = token === undefined ? undefined : state.orders.get(token)
      if (order) order.shiftSeconds += advanceSeconds
      else if (token === undefined) state.shiftSeconds += advanceSeconds
      return { now: clock.now() + (order?.shiftSeconds ?? 0) * 1000, moved: token === undefined || order !== undefined }
    }),
  )
  app.post(
    '/mode',
    withBody(v.strictObject({ ledger: v.picklist(['naive', 'strict']) }), ({ ledger }) => {
      state.ledgerMode = ledger
      return { ledger }
    }),
  )
  app.post(
    '/flags',
    withBody(v.strictObject({ appKey: v.string(), flags: v.record(v.string(), v.boolean()) }), ({ appKey, flags }) => {
      state.flags.set(appKey, flags)
      return { appKey, flags }
    }),
  )
  app.post(
    '/reset',
    withBody(v.strictObject({}), () => {
      Object.assign(state, emptyState(state.seed))
      enrolPersonas(deps)
      return { now: clock.now() }
    }),
  )
  return app
}

/** With a token only that order's clock moves, so that parallel tests do not affect each other. */
const advance = v.strictObject({
  advanceSeconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  token: v.optional(v.string()),
})
