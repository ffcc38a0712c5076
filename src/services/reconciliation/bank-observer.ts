import type { PendingBankRedirectObserver } from '../redirects/pending-bank-redirect'
import type { Submissions } from './submission'

/** Passes the events of a bank redirect to the sent payment. */
export function bankObserver(
  submissions: Pick<Submissions, 'become' | 'onBankEvent'>,
): Omit<PendingBankRedirectObserver, 'emit'> {
  return {
    onUnseen() {
      submissions.become('bankUnreachable')
    },
    onGone() {
      submissions.onBankEvent('left')
    },
    onReturned() {
      submissions.onBankEvent('cameBackWithin')
    },
    onBankClosed() {
      submissions.onBankEvent('closed')
    },
    onOpenBeside() {
      submissions.onBankEvent('led')
    },
  }
}
