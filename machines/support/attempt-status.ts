/** Progress of a pressed payment, most advanced first, or a crash of its form; each with the tag that the child machine sets. */
const TAGS = {
  repricing: 'priceChanged',
  overdue: 'paymentOverdue',
  goingForCredit: 'creditRedirected',
  redirecting: 'paymentRedirected',
  inFlight: 'paymentInFlight',
  lockedIn: 'lockedIn',
  identifying: 'identityAsked',
  pressed: 'pressed',
  crashed: 'methodCrashed',
} as const

type AttemptStatus = keyof typeof TAGS

const STATUSES = Object.keys(TAGS) as readonly AttemptStatus[]

interface AttemptArgs {
  readonly event: { readonly snapshot: { hasTag(tag: string): boolean } }
}

export interface AttemptParams {
  readonly is: AttemptStatus | undefined
  readonly status: AttemptStatus
}

/** Derived from the child's tags only, so that parents do not depend on its states; undefined while no payment is in progress. */
const attemptStatusOf = ({ event: { snapshot } }: AttemptArgs): AttemptStatus | undefined =>
  STATUSES.find((status) => snapshot.hasTag(TAGS[status]))

/** Params for the guard `isAttempt`: the child's current status, and the one that the parent's state mirrors. */
export const attemptParams =
  (status: AttemptStatus) =>
  (args: AttemptArgs): AttemptParams => ({ is: attemptStatusOf(args), status })

export const isAttempt = ({ is, status }: AttemptParams): boolean => is === status
