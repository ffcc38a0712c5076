import type { Context } from 'hono'
import * as v from 'valibot'
import type { Env } from '../program'

/** A control call with a checked JSON body; what is wrong with one is told in full, since only tests and people read it. */
export function withBody<S extends v.GenericSchema>(
  schema: S,
  handle: (body: v.InferOutput<S>, c: Context<Env>) => object,
): (c: Context<Env>) => Promise<Response> {
  return async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const result = v.safeParse(schema, body)
    if (result.success) return Response.json(handle(result.output, c))
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? '(body)'}: ${issue.message}`)
    return Response.json({ problems }, { status: 400 })
  }
}
