import type { Attempt } from '../records/attempt'
import type { Order } from '../records/order'

/**
 * The attempt that a submission has already made, by its submission id or its idempotency key, so that a repeated call gets the same
 * answer.
 */
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
