import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './machine'
import { type JourneyState, journeyStateOf } from './screens'

const UNDER_WAY: readonly JourneyState[] = [
  ...(['paying.inFlight', 'paying.overdue', 'paying.redirecting', 'paying.goingForCredit'] as const),
  ...(['reconciling', 'reconcilingFailed'] as const),
]

/** A payment was sent and its end is not known: the page must not go away by itself. */
export function hasPaymentUnderWay(snapshot: SnapshotFrom<typeof checkoutMachine>): boolean {
  return UNDER_WAY.includes(journeyStateOf(snapshot))
}
