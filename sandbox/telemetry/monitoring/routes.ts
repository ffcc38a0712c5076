import { Hono } from 'hono'
import type { Deps } from '../../kernel/deps'
import type { Env } from '../../kernel/program'
import type { ReportItem } from '../../records/report'

const TYPES = ['event', 'transaction', 'replay_event', 'replay_recording']

function typeIn(line: string): string | undefined {
  try {
    const head: unknown = JSON.parse(line)
    if (typeof head !== 'object' || head === null) return undefined
    const type: unknown = Reflect.get(head, 'type')
    return typeof type === 'string' && TYPES.includes(type) ? type : undefined
  } catch {
    return undefined
  }
}

/** The items of an envelope, or why it is invalid. */
function itemsOf(text: string): readonly ReportItem[] | { readonly problem: string } {
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '')
  try {
    JSON.parse(head)
  } catch {
    return { problem: 'the head is no JSON' }
  }
  const items: ReportItem[] = []
  let at = 0
  while (at < lines.length) {
    const type = typeIn(lines[at] ?? '')
    if (type === undefined) return { problem: 'an item of no known type' }
    const end = at + 1 + (type === 'replay_recording' ? 2 : 1)
    if (end > lines.length) return { problem: 'an item without its body' }
    items.push({ type, body: lines.slice(at + 1, end).join('\n') })
    at = end
  }
  return items
}

const READABLE = { 'access-control-allow-origin': '*' }

/** Receives the error reports of pages, in Sentry's envelopes. It is strict for the same reason as the analytics endpoint. */
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
