import type { Instant } from '../../machines/entities/instant'
import type { KeptSubmission, Keeper } from './kept-entry'
import { randomId } from './random-id'
import type { ServerClock } from './server-clock'

/** The id under which a money call is known, kept over a reload until its outcome is known (BEST-01). */
export interface Submissions {
  /** Makes and keeps the id of a new attempt. */
  begin(): string
  /** The attempt whose outcome is not known yet. */
  current(): KeptSubmission | undefined
  /** Its bank waits for a shopper who can't be sent there. */
  markBankUnseen(): void
  /** The outcome is known: the id has done its work. */
  settle(): void
}

export function createSubmissions(
  keeper: Pick<Keeper, 'submission' | 'keepSubmission'>,
  time: Pick<ServerClock, 'now'>,
): Submissions {
  let current = keeper.submission()
  function keep(submission: KeptSubmission | undefined) {
    current = submission
    keeper.keepSubmission(submission)
  }
  return {
    begin() {
      const id = randomId()
      const sentAt: Instant | undefined = time.now()
      keep({ id, sentAt })
      return id
    },
    current: () => current,
    markBankUnseen() {
      if (current) keep({ ...current, isBankUnseen: true })
    },
    settle() {
      keep(undefined)
    },
  }
}
