import { awaitsCardholder, awaitsShopper, awaitsTransfer, type OrderPayment } from '../../entities/order-payment'
import { namesOtherAttempt, type UnresolvedAttempt, type Verdict, verdictOf } from './rules'

/** What this tab knows beside the order's report. */
interface KnownHere {
  /** This tab's payment with an unknown outcome. */
  readonly sent: UnresolvedAttempt | undefined
  /** Another buyer's payment as the report shows it. */
  readonly elsewhere: (outcome: OrderPayment) => UnresolvedAttempt
  /** The id of this tab's bank transfer that the shopper left for another method. */
  readonly left: string | undefined
  /** The id of this tab's payment that waits at a bank page which the shopper cannot reach any more. */
  readonly unseen: string | undefined
}

/** An order's report as this tab understands it. Start, order check and reconciliation all decide by it. */
export interface Judgement {
  /** The report, with NONE in place of a payment that nobody will complete. */
  readonly outcome: OrderPayment
  /** This tab's own attempt, if the report may be about it. */
  readonly own: UnresolvedAttempt | undefined
  /** The attempt that the verdict is about: this tab's, or another buyer's. */
  readonly attempt: UnresolvedAttempt
  readonly verdict: Verdict
}

export function judge(report: OrderPayment, { sent, elsewhere, left, unseen }: KnownHere): Judgement {
  const current = withoutAbandonedTransfer(report, left)
  const own = sent && isReplaced(current, sent) ? undefined : sent
  const outcome = own ? current : withoutUnreachableBank(current, unseen)
  const attempt = own ?? elsewhere(outcome)
  return { outcome, own, attempt, verdict: verdictOf(outcome, attempt) }
}

/**
 * Whether the order is paid, or a payment for it may still be. A payment whose bank waits in vain (page unreachable, session over) does
 * not block another one, nor does an abandoned bank transfer. Any other payment at a bank does: its outcome is awaited first.
 */
export const isPaidOrUnderWay = ({ own, verdict }: Pick<Judgement, 'own' | 'verdict'>) =>
  verdict === 'paid' || verdict === 'withBank' || (own !== undefined && verdict === 'unknown')

/** The sent payment's session is over and the order reports a later one, unless our call was answered with a success. */
const isReplaced = (outcome: OrderPayment, sent: UnresolvedAttempt) =>
  sent.isSessionOver &&
  sent.answered === undefined &&
  awaitsCardholder(outcome.paymentStatus) &&
  namesOtherAttempt(outcome, sent)

/** Hides an abandoned bank transfer: its code was discarded, so its money is not expected (BANK-04). */
function withoutAbandonedTransfer(outcome: OrderPayment, left: string | undefined): OrderPayment {
  const { paymentStatus, paymentId } = outcome
  const isAbandoned = awaitsTransfer(paymentStatus) && (paymentId === undefined || paymentId === left)
  return left !== undefined && isAbandoned ? { ...outcome, paymentStatus: 'NONE' } : outcome
}

/** Hides a payment whose bank waits for a shopper who will not come. */
function withoutUnreachableBank(outcome: OrderPayment, unseen: string | undefined): OrderPayment {
  const isUnseen =
    unseen !== undefined &&
    awaitsShopper(outcome.paymentStatus) &&
    !namesOtherAttempt(outcome, { submissionId: unseen })
  return isUnseen ? { ...outcome, paymentStatus: 'NONE' } : outcome
}
