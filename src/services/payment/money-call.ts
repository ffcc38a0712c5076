import type { Refusal } from '../../../machines/entities/problem'
import type { AnyAttempted } from '../../../machines/payment/rules'
import { isOutcomeUnclear } from '../../../machines/entities/bank-refusal'
import { type Bare, isBare, type Outcome } from '../../gateways/outcome'
import type { Submissions } from '../reconciliation/submission'

/** What the order says after a refusal that says too little; undefined where it confirms the refusal. */
export type SecondLook<Value> =
  { readonly kind: 'found'; readonly value: Value } | { readonly kind: 'unknown' } | undefined

type NotPaid = { readonly kind: 'refused'; readonly refusal: Refusal } | { readonly kind: 'unknown' }

/**
 * Sends a money call once, under a name that is kept until its outcome is known (BEST-01). A refusal settles it, where the provider has
 * decided; any other failure, a 401 included (GWY-10), does not prove that nothing was booked. A success without details is looked at by the search for
 * the outcome (GWY-11). `take` is for an answer that it went through, and settles it or not; `lookAgain` finds
 * one where a refusal alone says too little.
 */
export async function sendOnce<Value, Taken>(
  { submissions, attempted }: { readonly submissions: Submissions; readonly attempted: AnyAttempted },
  send: (submissionId: string) => Promise<Outcome<Value | Bare>>,
  take: (value: Value) => Taken,
  lookAgain?: (submissionId: string, refusal: Refusal) => Promise<SecondLook<Value>>,
): Promise<Taken | NotPaid> {
  const submissionId = submissions.begin(attempted)
  try {
    const outcome = await send(submissionId)
    if (outcome.kind === 'ok') {
      const { value } = outcome
      if (!isBare(value)) return take(value)
      if (value.isOfAnother) submissions.forgetChoice()
      submissions.become(value.answered === 'done' ? 'accepted' : 'doubted')
      return { kind: 'unknown' }
    }
    if (outcome.isLoginRefused) {
      submissions.become('loginRefused')
      return { kind: 'unknown' }
    }
    if (isOutcomeUnclear(outcome)) return { kind: 'unknown' }
    const found = await lookAgain?.(submissionId, outcome)
    if (found) return found.kind === 'found' ? take(found.value) : found
    submissions.settle()
    return { kind: 'refused', refusal: outcome }
  } catch {
    // From here on the provider may have the call. But no bank was visited.
    submissions.become('answerLost')
    return { kind: 'unknown' }
  }
}
