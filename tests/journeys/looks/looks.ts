import type { SeenState } from '../../machines/support/way-table'
import { changingNumber, goingAbroad, matchingEmail, registering } from './admitting'
import { arrivalFailed, closed, identifying, restoring, startFailed, starting } from './arriving'
import { choosing } from './choosing'
import { goingForCredit } from './credit'
import { suspended } from './elsewhere'
import { expiredLeaving, expiredReturning, expiredShown, result, resultKept } from './ending'
import type { LooksOfState } from './look'
import { opening, openingFailed } from './opening'
import { inFlight, overdue, reconciling, reconcilingFailed } from './paying'
import {
  quickChangingNumber,
  quickGoingAbroad,
  quickIdentifying,
  quickMatchingEmail,
  quickRegistering,
  quickVerifying,
} from './quick-login'
import { redirecting } from './redirecting'
import { lockedIn } from './transfer'
import { verifying } from './verifying'

/** How everything looks that a shopper can see, in the order of a journey. Total by type: no state goes unseen. */
export const looks: Readonly<Record<SeenState, LooksOfState>> = {
  closed,
  'arriving.starting': starting,
  'arriving.identifying': [...identifying, ...quickIdentifying],
  'arriving.startFailed': startFailed,
  arrivalFailed,
  restoring,
  registering: [...registering, ...quickRegistering],
  matchingEmail: [...matchingEmail, ...quickMatchingEmail],
  goingAbroad: [...goingAbroad, ...quickGoingAbroad],
  verifying: [...verifying, ...quickVerifying],
  changingNumber: [...changingNumber, ...quickChangingNumber],
  opening,
  openingFailed,
  'paying.choosing': choosing,
  'paying.lockedIn': lockedIn,
  'paying.inFlight': inFlight,
  'paying.overdue': overdue,
  'paying.redirecting': redirecting,
  'paying.goingForCredit': goingForCredit,
  suspended,
  reconciling,
  reconcilingFailed,
  result,
  resultKept,
  'expired.shown': expiredShown,
  'expired.leaving': expiredLeaving,
  'expired.returning': expiredReturning,
}

export const lookedAtStates = Object.keys(looks) as SeenState[]
