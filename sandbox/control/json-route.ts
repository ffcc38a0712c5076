import type { Context } from 'hono'
import * as v from 'valibot'
import type { Env } from '../kernel/program'

/**
 * A control call with a validated JSON body. Validation errors are answered in full, since only tests and developers read them. If the
 * handler returns undefined, the answer is a 404.
 */
export function withBody<S extends v.GenericSchema>(
  schema: S,
  handle: (body: v.InferOutput<S>, c: Context<Env>) => object | undefined,
): (c: Context<Env>) => Promise<Response> {
  return async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const result = v.safeParse(schema, body)
    if (!result.success) return Response.json({ problems: result.issues.map(problem) }, { status: 400 })
    const answer = handle(result.output, c)
    return answer ? Response.json(answer) : Response.json({ problems: ['no such thing'] }, { status: 404 })
  }
}

const problem = (issue: v.BaseIssue<unknown>): string => `${v.getDotPath(issue) ?? '(body)'}: ${issue.message}`
