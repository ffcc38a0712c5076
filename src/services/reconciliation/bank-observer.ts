import type { PendingBankRedirectObserver } from '../redirects/pending-bank-redirect'
import type { Submissions } from './submission'

/** Translates the events of a bank redirect into states of the sent payment. */
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
