import type { Attempt } from '../records/attempt'
import type { Order } from '../records/order'

/** The attempt that a submission has already made, known by either of its names: what only came twice is answered again. */
export function knownAttempt(
  { attempts }: Order,
  submissionId: string,
  idempotencyKey: string | undefined,
): Attempt | undefined {
  return attempts.find(
    (made) =>
      made.submissionId === submissionId || (idempotencyKey !== undefined && made.idempotencyKey === idempotencyKey),
  )
}
