import type { PendingBankRedirectObserver } from '../redirects/pending-bank-redirect'
import type { Submissions } from './submission'

/** What the way to a bank, and back, says of the payment that was sent. */
export function bankObserver(
  submissions: Pick<Submissions, 'become' | 'comeBackWithin' | 'closeBank'>,
): Omit<PendingBankRedirectObserver, 'tell'> {
  return {
    tellUnseen() {
      submissions.become('bankUnreachable')
    },
    tellGone() {
      submissions.become('goneToBank')
    },
    tellBack() {
      submissions.comeBackWithin()
    },
    tellClosed() {
      submissions.closeBank()
    },
    tellOpenBeside() {
      submissions.become('ledToBank')
    },
  }
}
