import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { addRules } from '../faults/add-rules'
import { faultSchema } from '../faults/fault'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { withBody } from './json-route'
import type { Fault, FaultRule } from '../records/fault'

/** Adds fault rules, replaces or removes those of an order or all of them, and reports how often each has struck. */
export function faultRoutes(deps: Deps): Hono<Env> {
  const { state } = deps
  const app = new Hono<Env>()
  const add = (faults: readonly Fault[], { env }: Context<Env>) => addRules(deps, env.wire, faults)
  const remove = (isMeant: (rule: FaultRule) => boolean): number => {
    const remaining = state.faults.filter((rule) => !isMeant(rule))
    const removed = state.faults.length - remaining.length
    state.faults = remaining
    return removed
  }
  const isOf =
    (token: string | undefined) =>
    ({ fault }: FaultRule) =>
      token === undefined || fault.token === token

  app.get('/faults', ({ req }) => {
    return Response.json({ faults: state.faults.filter(isOf(req.query('token'))).map(faultJson) })
  })
  app.post(
    '/faults',
    withBody(faultSchema, (fault, c) => ({ id: add([fault], c)[0]?.id })),
  )
  app.put(
    '/faults',
    withBody(v.array(faultSchema), (faults, c) => {
      const token = c.req.query('token')
      const removed = remove(isOf(token))
      const rules = add(token === undefined ? faults : faults.map((fault) => ({ ...fault, token })), c)
      return { removed, ids: rules.map(({ id }) => id) }
    }),
  )
  app.delete('/faults', ({ req }) => Response.json({ removed: remove(isOf(req.query('token'))) }))
  app.delete('/faults/:id', ({ req }) => Response.json({ removed: remove(({ id }) => id === req.param('id')) }))
  return app
}

const faultJson = ({ id, fault, seen, struck }: FaultRule): object => ({ id, ...fault, seen, struck })
