import {
  hasBankSessionExpired,
  isOurSuccess,
  namesAttempt,
  namesOtherAttempt,
  type Judgement,
  unpaidProblem,
  receiptFrom,
} from '../../../machines/entities/payment-verdict'
import type { StartAnswer } from '../../../machines/checkout/ports'
import {
  awaitsCardholder,
  awaitsTransfer,
  isWithBank,
  type OrderPayment,
} from '../../../machines/entities/order-payment'
import { isTokenDead } from '../../../machines/entities/payment-problem'
import { paymentProblemOf } from '../../../machines/entities/bank-refusal'
import { GENERIC_PROBLEM, ownProblem, type Problem } from '../../../machines/entities/problem'
import { failureProblemOf, flowOfAttempt, receiptInFlow } from '../../../machines/into-balance/rules'
import { type TransferStatus, transferStatusOf } from '../../../machines/payment/bank-transfer/rules'
import type { RawAnswer } from '../../gateways/answer'
import type { RequestContext } from '../../gateways/described-call'
import { type Outcome, REFUSED_WITHOUT_REASON } from '../../gateways/outcome'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { Detail } from '../../gateways/payment/order/detail'
import { resumeTransfer } from '../reconciliation/resume-transfer'
import type { Submissions } from '../reconciliation/submission'
import { judgeReport, type JudgedReports, noteReport } from '../reconciliation/judge-report'
import type { StoredSubmission } from '../storage/session-store'
import type { TransferStore } from '../storage/transfer-store'

interface StartDeps extends JudgedReports {
  readonly payments: Pick<PaymentGateway, 'detail'>
  readonly submissions: Submissions
  readonly transferStore: Pick<TransferStore, 'left' | 'leave' | 'current' | 'save'>
  readonly requestContext: Pick<RequestContext, 'flow'>
}

/** Interprets the order's detail for this tab, which may already have sent a payment for the order. */
export function startAnswer(deps: StartDeps, outcome: Outcome<Detail>): StartAnswer {
  const { submissions, transferStore } = deps
  const { flow } = deps.requestContext
  const isLoginFirst = submissions.logInFirst()
  const attempted = () => submissions.current()?.attempted
  if (outcome.kind === 'refused') {
    const current = submissions.current()
    const isDead = isTokenDead(outcome.code)
    const { attempted: sent } = current ?? submissions.paid() ?? {}
    const unread = { order: undefined, flow: flowOfAttempt(flow, sent) }
    if (current?.state === 'accepted' && isDead) {
      const receipt = receiptInFlow(flow, { paymentId: undefined, paid: sent?.sum, callbackUrl: undefined }, sent)
      submissions.settle(receipt)
      return { kind: 'paid', ...unread, receipt, isJustPaid: true }
    }
    // This tab has sent a payment whose outcome is unknown: a refused detail call does not settle it.
    if (current) return { kind: 'unsettled', ...unread, attempted: sent, isAtBank: false }
    if (!isDead) return { kind: 'refused', refusal: outcome }
    const receipt = storedReceipt(deps)
    return receipt ? { kind: 'paid', ...unread, receipt, isJustPaid: false } : { kind: 'dead', refusal: outcome }
  }
  const { systemTime, transfer, ...detail } = outcome.value
  const judgement = judgeReport(deps, detail.outcome, systemTime)
  const { outcome: report, own, verdict } = judgement
  const isAwaited = awaitsTransfer(report.paymentStatus)
  const storedTransfer = isAwaited ? undefined : storedTransferStatus(transferStore, report)
  if (storedTransfer === 'lapsed') transferStore.leave()
  // A provider that says nothing of its payments leaves the code as it is.
  const hasTransfer = isAwaited || (storedTransfer === 'waiting' && report.paymentStatus === undefined)
  const isInUse = transferStore.current() !== undefined
  const hasOldTransfer = transferStore.left() !== undefined || (isInUse && !hasTransfer)
  const order = { ...detail.order, hasTransfer, hasOldTransfer }
  noteReport(submissions, detail.outcome, judgement)
  const stored = verdict === 'paid' ? undefined : storedReceipt(deps, report)
  if (stored) return { kind: 'paid', order, receipt: stored, isJustPaid: false }
  const isAtBank = verdict === 'withBank'
  const isUndecided = isAtBank || verdict === 'unknown'
  if (own && isUndecided && isLoginFirst && !hasTransfer)
    return { kind: 'started', order, attempted: attempted(), refused: undefined, isUnresolved: true }
  if (own ? isUndecided : isAtBank && !hasTransfer) {
    if (own?.answered === 'done') submissions.become('doubted')
    return { kind: 'unsettled', order, attempted: own && attempted(), isAtBank }
  }
  if (verdict === 'paid') {
    const isOurs = isOurSuccess(report, own, hasOldTransfer)
    const tried = isOurs ? attempted() : undefined
    const receipt = receiptInFlow(flow, receiptFrom(report, tried?.sum), tried)
    submissions.settle(receipt, isOurs)
    return { kind: 'paid', order, receipt, isJustPaid: isOurs }
  }
  if (isAwaited) resumeTransfer(transferStore, { outcome: report, transfer, amount: report.paid, begunAt: undefined })
  const tried = attempted()
  if (own && hasBankSessionExpired(report, own)) submissions.become('sessionOver')
  submissions.settle()
  if (own && verdict === 'notCharged') {
    const refused = failureProblemOf(flowOfAttempt(flow, tried), unpaidProblem(report, own))
    return { kind: 'started', order, attempted: tried, refused }
  }
  const undecided = submissions.undecided()
  if (undecided && isAwaitedAtBank(detail.outcome, undecided))
    return { kind: 'started', order, attempted: undecided.attempted, refused: ownProblem('errors.bankSession') }
  return { kind: 'started', order, attempted: undefined, refused: openProblem(judgement, storedTransfer) }
}

/** The receipt of the payment that this tab has shown as paid, unless the order says that this very payment failed (RES-04). */
function storedReceipt({ submissions, requestContext: { flow } }: StartDeps, report?: OrderPayment) {
  const { id, paid, attempted } = submissions.paid() ?? {}
  if (id === undefined || !paid) return undefined
  const isSamePayment = paid.paymentId !== undefined && report?.paymentId === paid.paymentId
  if (report?.paymentStatus === 'FAILURE' && (isSamePayment || namesAttempt(report, { submissionId: id })))
    return undefined
  return receiptInFlow(flow, { ...paid, callbackUrl: report?.callbackUrl }, attempted)
}

/** What the order says of the transfer that this tab has stored; undefined without one, and while a bank decides on another payment. */
function storedTransferStatus(
  transferStore: Pick<TransferStore, 'current'>,
  report: OrderPayment,
): TransferStatus | undefined {
  const stored = transferStore.current()
  if (!stored || isWithBank(report.paymentStatus)) return undefined
  const { bankTransferPaymentId: id } = stored
  return id === undefined ? 'waiting' : transferStatusOf(report, id)
}

/** Why this tab's transfer has ended, or that a charge which another tab or device began is still open. */
function openProblem({ outcome, attempt }: Judgement, storedTransfer: TransferStatus | undefined): Problem | undefined {
  if (storedTransfer === 'lapsed') return outcome.refusal ? paymentProblemOf(outcome.refusal) : GENERIC_PROBLEM
  return hasBankSessionExpired(outcome, attempt) ? ownProblem('errors.bankSession') : undefined
}

const isAwaitedAtBank = (reported: OrderPayment, { id }: StoredSubmission) =>
  awaitsCardholder(reported.paymentStatus) && !namesOtherAttempt(reported, { submissionId: id })

/**
 * Reads the order's detail. If the call fails while a payment is unsettled, the failure counts as a refusal, so that the checkout still
 * starts.
 */
export async function readDetail(
  deps: StartDeps,
  bootAnswer: Promise<RawAnswer> | undefined,
): Promise<Outcome<Detail>> {
  try {
    return await deps.payments.detail(bootAnswer)
  } catch (error) {
    if (deps.submissions.current() === undefined) throw error
    return REFUSED_WITHOUT_REASON
  }
}
