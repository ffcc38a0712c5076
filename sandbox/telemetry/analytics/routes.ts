import { Hono } from 'hono'
import * as v from 'valibot'
import type { Env } from '../../kernel/program'
import type { Deps } from '../../kernel/deps'

const text = v.pipe(v.string(), v.nonEmpty())

const event = v.strictObject({
  key: text,
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  segmentation: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
})

const events = v.pipe(v.string(), v.parseJson(), v.array(event), v.nonEmpty())

const post = v.strictObject({ app_key: text, device_id: text, events })

const keys = v.pipe(v.string(), v.parseJson(), v.array(text), v.nonEmpty())

const asked = v.strictObject({ app_key: text, device_id: text, method: v.literal('rc'), oi: v.literal('1'), keys })

const READABLE = { 'access-control-allow-origin': '*' }

const problem = (issue: v.BaseIssue<unknown>): string => `${v.getDotPath(issue) ?? '(form)'}: ${issue.type}`

/**
 * Counts events in Countly's form encoding: a post names an app, a device and a list of events. It is strict, because a client that sends
 * beacons never sees an error; the control API lists what arrived and what was refused.
 */
export function analyticsRoutes({ state }: Deps): Hono<Env> {
  const app = new Hono<Env>()
  app.post('/i', async ({ req }) => {
    const read = v.safeParse(post, Object.fromEntries(new URLSearchParams(await req.text())))
    if (!read.success) {
      state.refusedPosts.push({ problems: read.issues.map(problem) })
      return Response.json({ result: 'Bad request' }, { status: 400 })
    }
    const { app_key: appKey, device_id: deviceId } = read.output
    state.countedEvents.push(...read.output.events.map((counted) => ({ appKey, deviceId, ...counted })))
    return Response.json({ result: 'Success' })
  })
  app.get('/o/sdk', ({ req }) => {
    const read = v.safeParse(asked, Object.fromEntries(new URL(req.url).searchParams))
    if (!read.success) {
      state.refusedPosts.push({ problems: read.issues.map(problem) })
      return Response.json({ result: 'Bad request' }, { status: 400, headers: READABLE })
    }
    const { app_key: appKey, device_id: deviceId, keys } = read.output
    const flags = state.flags.get(appKey) ?? {}
    const enrolled = Object.fromEntries(keys.flatMap((key) => (key in flags ? [[key, flags[key]]] : [])))
    state.enrolments.push(...Object.keys(enrolled).map((flag) => ({ appKey, deviceId, flag })))
    return Response.json(enrolled, { headers: READABLE })
  })
  return app
}
