import type { PendingBankRedirectObserver } from '../redirects/pending-bank-redirect'
import type { Submissions } from './submission'

/** Translates the events of a bank redirect into states of the sent payment. */
export function bankObserver(
  submissions: Pick<Submissions, 'become' | 'comeBackWithin' | 'closeBank'>,
): Omit<PendingBankRedirectObserver, 'tell'> {
  return {
    onUnseen() {
      submissions.become('bankUnreachable')
    },
    onGone() {
      submissions.become('goneToBank')
    },
    onReturned() {
      submissions.comeBackWithin()
    },
    onBankClosed() {
      submissions.closeBank()
    },
    onOpenBeside() {
      submissions.become('ledToBank')
    },
  }
}
