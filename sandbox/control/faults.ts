import { Hono } from 'hono'
import { faultSchema, wantsFreshConnections } from '../faults/rule'
import type { Env } from '../program'
import { hex } from '../random'
import type { World } from '../world'
import { withBody } from './json-route'

export function faultRoutes(world: World): Hono<Env> {
  const { state } = world
  const app = new Hono<Env>()
  app.post(
    '/faults',
    withBody(faultSchema, (fault, c) => {
      const id = hex(world.random, 12)
      state.faults.push({ id, fault, seen: 0 })
      if (wantsFreshConnections(state.faults)) c.env.wire.dropIdle()
      return { id }
    }),
  )
  app.delete('/faults', ({ req }) => {
    const token = req.query('token')
    const kept = token === undefined ? [] : state.faults.filter(({ fault }) => fault.token !== token)
    const removed = state.faults.length - kept.length
    state.faults = kept
    return Response.json({ removed })
  })
  return app
}
