import type { Refusal } from '../../../machines/entities/problem'
import type { AnyAttempted } from '../../../machines/payment/rules'
import { isOutcomeUnclear } from '../../../machines/entities/bank-refusal'
import { type UnnamedSuccess, isUnnamedSuccess, type Outcome } from '../../gateways/outcome'
import { reportOwnFault } from './answered'
import type { Submissions } from '../reconciliation/submission'

/**
 * The result of reading the order after an ambiguous refusal; undefined if the order confirms the refusal. `atBank`: this very payment waits
 * for the shopper at a bank.
 */
export type RefusalVerification<Value> =
  { readonly kind: 'found'; readonly value: Value } | { readonly kind: 'unknown' | 'atBank' } | undefined

type NotPaid = { readonly kind: 'refused'; readonly refusal: Refusal } | { readonly kind: 'unknown' }

/**
 * Sends a money call once, under an id that is stored until its outcome is known (BEST-01). A refusal that the provider decided settles the
 * call. Any other failure, a 401 included (GWY-10), does not prove that nothing was booked. After a success without details, reconciliation
 * finds the outcome (GWY-11). `take` handles a success, and settles it or not; `verifyRefusal` reads the order where a refusal alone is
 * ambiguous.
 */
export async function sendOnce<Value, Taken>(
  { submissions, attempted }: { readonly submissions: Submissions; readonly attempted: AnyAttempted },
  send: (submissionId: string) => Promise<Outcome<Value | UnnamedSuccess>>,
  take: (value: Value) => Taken,
  verifyRefusal?: (submissionId: string, refusal: Refusal) => Promise<RefusalVerification<Value>>,
): Promise<Taken | NotPaid> {
  const submissionId = submissions.begin(attempted)
  try {
    const outcome = await send(submissionId)
    if (outcome.kind === 'ok') {
      const { value } = outcome
      if (!isUnnamedSuccess(value)) return take(value)
      if (value.isOfAnother) submissions.clearChoice()
      submissions.become(value.answered === 'done' ? 'accepted' : 'doubted')
      return { kind: 'unknown' }
    }
    if (outcome.isLoginRefused) {
      submissions.become('loginRefused')
      return { kind: 'unknown' }
    }
    if (isOutcomeUnclear(outcome)) return { kind: 'unknown' }
    const found = await verifyRefusal?.(submissionId, outcome)
    if (found?.kind === 'found') return take(found.value)
    // The refusal is not the payment's own answer, which is lost.
    if (found?.kind === 'atBank') submissions.become('answerLost')
    if (found) return { kind: 'unknown' }
    submissions.settle()
    return { kind: 'refused', refusal: outcome }
  } catch (error) {
    // The provider may have received the call, but the shopper has visited no bank. That is as true if our own code failed.
    submissions.become('answerLost')
    reportOwnFault(error)
    return { kind: 'unknown' }
  }
}
