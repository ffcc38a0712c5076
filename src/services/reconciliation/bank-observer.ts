import type { PendingBankRedirectObserver } from '../redirects/pending-bank-redirect'
import type { Submissions } from './submission'

/** What the way to a bank, and back, says of the payment that was sent. */
export function bankObserver(
  submissions: Pick<Submissions, 'become' | 'comeBack'>,
): Omit<PendingBankRedirectObserver, 'tell'> {
  return {
    tellUnseen() {
      submissions.become('bankUnreachable')
    },
    tellGone() {
      submissions.become('goneToBank')
    },
    tellBack() {
      submissions.comeBack()
    },
    tellTakenOut() {
      submissions.become('ledToBank')
    },
  }
}
