/** How far a payment is that was pressed, the furthest first, or that its form crashed, and the tag by which a machine says so. */
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

interface AttemptHeard {
  readonly event: { readonly snapshot: { hasTag(tag: string): boolean } }
}

export interface AttemptAsked {
  readonly is: AttemptStatus | undefined
  readonly status: AttemptStatus
}

/** By the tags of the child that has it, and by nothing else of it; undefined where nothing is pressed. */
const attemptStatusOf = ({ event: { snapshot } }: AttemptHeard): AttemptStatus | undefined =>
  STATUSES.find((status) => snapshot.hasTag(TAGS[status]))

/** Hands the guard `isAttempt` how far the child's payment is, and which status a parent's state mirrors. */
export const attemptAt =
  (status: AttemptStatus) =>
  (heard: AttemptHeard): AttemptAsked => ({ is: attemptStatusOf(heard), status })

export const isAttempt = ({ is, status }: AttemptAsked): boolean => is === status
