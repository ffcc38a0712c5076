import { PATHS } from '../../gateways/support/paths'
import type { JourneyCall, Phase } from './journey-call'
import type { WantedFault } from '../../../sandbox/records/fault'

/** How a payment ended, as the order's detail is asked for it. */
export const OUTCOME = {
  path: PATHS.detail,
  gateway: 'payment',
  place: 2,
  values: ['status', 'paymentStatus', 'submissionId', 'paymentId'],
  // Not the look that is taken at the order before.
  countsFrom: 'sending',
  isRead: true,
  isQuestion: true,
} as const

/** A success that names neither the payment nor the order, and what the order may then say beside the truth. */
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
