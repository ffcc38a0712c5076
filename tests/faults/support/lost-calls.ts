import type { WantedFault } from '../../../sandbox/faults/fault'
import { PATHS } from '../../gateways/support/paths'
import type { Phase } from './journey-call'

/** What became of a payment, as the order's detail is asked for it. */
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

export const lost = (phase: Phase, path: string = PATHS.cardAuth): WantedFault => ({
  path,
  act: 'reset',
  phase,
  nth: 1,
})
