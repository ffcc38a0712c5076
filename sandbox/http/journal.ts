import type { Deps } from '../kernel/deps'
import { HEADERS } from './header-names'
import { type Incoming, tokenInBody } from './incoming'
import type { Refusal } from '../records/refusal'
import type { SeenRequest } from '../records/seen-request'

const KEPT_REQUESTS = 20_000

export function tokenOf(incoming: Incoming): string | undefined {
  return incoming.headers.get(HEADERS.token) ?? tokenInBody(incoming.json)
}

export async function recorded(
  { state, clock }: Deps,
  incoming: Incoming,
  token: string | undefined,
  answer: () => Promise<Response>,
): Promise<Response> {
  const seen: SeenRequest = {
    at: clock.now(),
    method: incoming.method,
    path: incoming.path,
    query: Object.fromEntries(incoming.query),
    headers: Object.fromEntries(incoming.headers),
    body: incoming.json ?? incoming.text,
    token,
    status: undefined,
    endedAt: undefined,
  }
  state.requests.push(seen)
  if (state.requests.length > KEPT_REQUESTS) state.requests.shift()
  const response = await answer()
  seen.status = response.status
  seen.endedAt = clock.now()
  return response
}

export function recordRefusal(
  deps: Deps,
  incoming: Incoming,
  why: Pick<Refusal, 'reason' | 'code' | 'detail'>,
  token = tokenOf(incoming),
): void {
  const { method, path } = incoming
  const { reason, code, detail } = why
  deps.state.refusals.push({ at: deps.clock.now(), method, path, token, reason, code, detail })
}
