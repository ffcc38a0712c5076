import { Hono } from 'hono'
import * as v from 'valibot'
import { isAct } from '../faults/acts'
import { type HeldCall, heldBy, takeHeld } from '../faults/held-calls'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import type { FaultRule } from '../records/fault'

/** Without an act the call stays held. */
const wanted = v.strictObject({
  token: v.optional(v.string()),
  /** Paths as the rules that hold the calls name them. */
  paths: v.array(v.string()),
  act: v.optional(v.pipe(v.string(), v.check(isAct, 'no such act'))),
  phase: v.optional(v.picklist(['before', 'after-commit']), 'before'),
  waitSeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60)), 20),
})

/** Milliseconds between two checks for a call that has not arrived yet. */
const LOOK = 10

/** Waits for a call that a rule holds, and releases it with an act. Answers with the fields of the call's body. */
export function heldRoutes({ state, wait }: Deps): Hono<Env> {
  const app = new Hono<Env>()
  app.post('/held', async ({ req }) => {
    const result = v.safeParse(wanted, await req.json().catch(() => undefined))
    if (!result.success)
      return Response.json({ problems: result.issues.map(({ message }) => message) }, { status: 400 })
    const { token, paths, act, phase, waitSeconds } = result.output
    const isMeant = ({ fault }: FaultRule) =>
      (fault.token === undefined || fault.token === token) && paths.includes(fault.path ?? '')
    const oldest = (): readonly [FaultRule, HeldCall] | undefined =>
      state.faults.filter(isMeant).flatMap((rule) => heldBy(rule).map((held) => [rule, held] as const))[0]
    for (let left = waitSeconds * 1000; ; left -= LOOK) {
      const found = oldest()
      if (found) {
        const [rule, { call, goOn }] = found
        if (act !== undefined) {
          takeHeld(rule, found[1])
          goOn({ act, phase })
        }
        return Response.json({ ...bodyOf(call.text), method: call.method, path: call.path })
      }
      if (left <= 0) return Response.json({ problems: [`no call of ${paths.join(', ')} is held`] }, { status: 404 })
      await wait(LOOK)
    }
  })
  return app
}

function bodyOf(text: string): object {
  try {
    return JSON.parse(text) as object
  } catch {
    return {}
  }
}
