import type { Instant } from '../../machines/entities/instant'
import type { KeptSubmission, Keeper } from './kept-entry'
import type { ServerClock } from './server-clock'

/** The id under which a money call is known, kept over a reload until its outcome is known (BEST-01). */
export interface Submissions {
  /** Makes and keeps the id of a new attempt. */
  begin(): string
  /** The attempt whose outcome is not known yet. */
  current(): KeptSubmission | undefined
  /** The outcome is known: the id has done its work. */
  settle(): void
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
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
      const id = newId()
      const sentAt: Instant | undefined = time.now()
      keep({ id, sentAt })
      return id
    },
    current: () => current,
    settle() {
      keep(undefined)
    },
  }
}
