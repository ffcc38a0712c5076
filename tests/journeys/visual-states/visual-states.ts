import type { SeenState } from '../../machines/support/way-table'
import { changingPhone, admittingForeignPhone, resolvingEmailMismatch, registering } from './admitting'
import { arrivalFailed, closed, identifying, restoring, startFailed, starting } from './arriving'
import { choosing } from './choosing'
import { identityQuestions } from './identity'
import { goingForCredit } from './shopping-credit'
import {
  expiredLeaving,
  expiredReturning,
  expiredShown,
  loggingOut,
  result,
  resultStaying,
  suspended,
  suspendedTransfer,
} from './ending'
import { refundClaiming, refundOffered, settlementChoosing, settlementSetting } from './into-balance'
import { type VisualStates, isReachable } from '../support/visual-state'
import {
  exiting,
  inFlight,
  opening,
  openingFailed,
  overdue,
  pressed,
  reconciling,
  reconcilingFailed,
  redirecting,
} from './paying'
import { lockedInStates } from './bank-transfer'
import { verifyingOtp } from './verifying-otp'

/** Every visual state that a shopper can see, in the order of a journey. Total by type: every state has an entry. */
export const visualStates: Readonly<Record<SeenState, VisualStates>> = {
  closed,
  'arriving.starting': starting,
  'arriving.identifying': identifying,
  'arriving.startFailed': startFailed,
  arrivalFailed,
  restoring,
  registering,
  resolvingEmailMismatch,
  admittingForeignPhone,
  verifyingOtp,
  changingPhone,
  opening,
  openingFailed,
  'paying.choosing': choosing,
  'paying.lockedIn': lockedInStates,
  exiting,
  loggingOut,
  'paying.identifying': identityQuestions,
  'paying.pressed': pressed,
  'paying.inFlight': inFlight,
  'paying.overdue': overdue,
  'paying.redirecting': redirecting,
  'paying.goingForCredit': goingForCredit,
  'refunding.choosing': refundOffered,
  'refunding.inFlight': refundClaiming,
  'settling.choosing': settlementChoosing,
  'settling.inFlight': settlementSetting,
  'suspended.choosing': suspended,
  'suspended.lockedIn': suspendedTransfer,
  reconciling,
  reconcilingFailed,
  result,
  resultStaying,
  'expired.shown': expiredShown,
  'expired.leaving': expiredLeaving,
  'expired.returning': expiredReturning,
}

export const seenStates = Object.keys(visualStates) as SeenState[]

export const reachableLooks = seenStates.flatMap((state) =>
  visualStates[state].flatMap((visualState) => (isReachable(visualState) ? [{ state, visualState }] : [])),
)

/** The visual states with these names. Throws if a name is unknown. */
export function looksNamed(...names: readonly string[]) {
  const missing = names.filter((name) => !reachableLooks.some(({ visualState }) => visualState.name === name))
  if (missing.length > 0) throw new Error(`no look is called ${missing.join(', nor ')}`)
  return reachableLooks.filter(({ visualState }) => names.includes(visualState.name))
}
