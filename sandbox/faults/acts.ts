import type { Wire } from '../program'

/** What an act has to work with. `answer` processes the call, once, or gives the answer that it already had. */
export interface Incident {
  readonly argument: string
  readonly answer: () => Promise<Response>
  readonly wire: Wire
  readonly wait: (milliseconds: number) => Promise<void>
}

type Act = (incident: Incident) => Response | Promise<Response>

const ok = (body: string, contentType: string): Response =>
  new Response(body, { headers: { 'content-type': contentType } })

const ERROR_PAGE = '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1></html>'

/** One entry an act; the argument is what follows the colon. */
export const ACTS: Readonly<Record<string, Act>> = {
  status: ({ argument }) => Response.json({ status: 'failure', errorCode: '1' }, { status: Number(argument) }),
  delay: async ({ argument, answer, wait }) => {
    await wait(Number(argument))
    return answer()
  },
  reset: ({ wire }) => wire.cut('reset'),
  hang: ({ wire }) => wire.cut('hang'),
  html: () => ok(ERROR_PAGE, 'text/html'),
  empty: () => ok('', 'application/json'),
  badjson: () => ok('{"status":"success",', 'application/json'),
  truncate: async ({ argument, answer }) => {
    const whole = await answer()
    const kept = (await whole.arrayBuffer()).slice(0, Number(argument))
    return new Response(kept, { status: whole.status, headers: { 'content-type': 'application/json' } })
  },
}

/** `status:503`, `delay:1500`, `truncate:20`; the others take no argument. */
export const ACT_PATTERN = /^(?:status:[45]\d\d|delay:\d{1,6}|truncate:\d{1,6}|reset|hang|html|empty|badjson)$/

export function perform(act: string, incident: Omit<Incident, 'argument'>): Response | Promise<Response> {
  const [name = '', argument = ''] = act.split(':')
  const found = ACTS[name]
  if (!found) throw new Error(`no act named ${name}`)
  return found({ ...incident, argument })
}
