/**
 * How far a sent payment has come.
 * - `answerLost`: the answer is lost, and with it any bank's page; `loginRefused`: likewise, by a 401.
 * - `accepted`, `doubted`: answered by a success without details (GWY-11).
 * - `ledToBank`: its bank decides next; `seenAtBank`: the order reports so, too; `bankClosed`: the shopper closed the bank's page before
 *   that.
 * - `goneToBank`: the page was left for the bank; `goneToSeenBank`: likewise, after the order had reported the bank.
 * - `backFromBank`: the page is back from the bank, or the bank's page was closed after the order had reported it.
 * - `overtaken`: its bank decides next, but the order has reported another attempt since, so a success without an id may be that one's.
 * - `bankUnreachable`: the shopper cannot be sent to the bank that waits for them.
 * - `sessionOver`: its bank's session has ended, and the order still reports it at the bank: it may be charged.
 * - `over`: the outcome is known, though a bank may still wait; `paid`: the link may be dead by now.
 */
export const SUBMISSION_STATES = [
  'sent',
  'answerLost',
  'loginRefused',
  'accepted',
  'doubted',
  'ledToBank',
  'seenAtBank',
  'bankClosed',
  'goneToBank',
  'goneToSeenBank',
  'backFromBank',
  'overtaken',
  'bankUnreachable',
  'sessionOver',
  'over',
  'paid',
] as const

export type SubmissionState = (typeof SUBMISSION_STATES)[number]
