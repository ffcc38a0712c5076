import { PATHS } from '../../gateways/support/paths'
import type { JourneyCall, Phase } from './journey-call'
import type { WantedFault } from '../../../sandbox/records/fault'

/** How a payment ended, read from the order's detail. */
export const OUTCOME = {
  path: PATHS.detail,
  gateway: 'payment',
  place: 2,
  values: ['status', 'paymentStatus', 'submissionId', 'paymentId'],
  // Counts from the payment, to skip the read of the order before it.
  countsFrom: 'sending',
  isRead: true,
  isQuestion: true,
} as const

/** A success that names neither the payment nor the order, and the answers that the order may then give besides the truth. */
export const bare = (path: string): Pick<JourneyCall, 'brought' | 'acts'> => ({
  brought: { path, act: 'bare', phase: 'after-commit', nth: 1 },
  acts: ['says:NONE', 'says:FAILURE', 'says:INIT_THREEDS', 'says:', 'failure:5124'],
})

export const lost = (phase: Phase, path: string = PATHS.cardAuth): WantedFault => ({
  path,
  act: 'reset',
  phase,
  nth: 1,
})
