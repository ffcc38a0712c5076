/**
 * What passes while the answer to a payment is waited for: it is said to be slow, and then it is left to the checking screen. Only what
 * is said changes; the answer is the same question's.
 */
export const SENT_STATES = {
  sent: { after: { slowness: 'slow' } },
  slow: { tags: 'paymentSlow', after: { overdue: 'overdue' } },
  overdue: { tags: ['paymentSlow', 'paymentOverdue'] },
} as const
