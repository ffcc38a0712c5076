import type { Words } from '../../records/language'
import type { Refusal } from '../../records/refusal'
import type { SeenRequest } from '../../records/seen-request'

/** A recorded request with its index and, if it was refused, the reason. */
export interface Seen {
  readonly number: number
  readonly request: SeenRequest
  readonly refusal: Refusal | undefined
}

/** Newest first. */
export function seenRequests(requests: readonly SeenRequest[], refusals: readonly Refusal[]): Seen[] {
  return requests.map((request, number) => ({ number, request, refusal: refusalOf(request, refusals) })).reverse()
}

/** Refusals are recorded separately: this call's refusal was recorded while the call was in flight. */
function refusalOf(request: SeenRequest, refusals: readonly Refusal[]): Refusal | undefined {
  const { at, endedAt = Infinity, method, path, token, status = 0 } = request
  if (status < 400) return undefined
  return refusals.find(
    (refusal) =>
      refusal.path === path &&
      refusal.method === method &&
      refusal.token === token &&
      at <= refusal.at &&
      refusal.at <= endedAt,
  )
}

export const OUTCOMES = {
  answered: { tr: 'Yanıtlandı', en: 'Answered' },
  error: { tr: 'Hata koduyla', en: 'With an error status' },
  cut: { tr: 'Yanıtsız kaldı', en: 'Left without an answer' },
  open: { tr: 'Sürüyor', en: 'In progress' },
} satisfies Record<string, Words>

export type Outcome = keyof typeof OUTCOMES

export function outcomeOf({ status }: SeenRequest): Outcome {
  if (status === undefined) return 'open'
  if (status === 0) return 'cut'
  return status < 400 ? 'answered' : 'error'
}
