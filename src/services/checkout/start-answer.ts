import {
  hasBankSessionExpired,
  isOurSuccess,
  namesOtherAttempt,
  unpaidProblem,
  receiptFrom,
} from '../../../machines/entities/payment-verdict'
import type { StartAnswer } from '../../../machines/checkout/ports'
import { awaitsCardholder, awaitsTransfer, type OrderPayment } from '../../../machines/entities/order-payment'
import { isTokenDead } from '../../../machines/entities/payment-problem'
import { ownProblem } from '../../../machines/entities/problem'
import { failureProblemOf, flowOfAttempt, receiptInFlow } from '../../../machines/into-balance/rules'
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
  readonly transferStore: Pick<TransferStore, 'left' | 'current' | 'save'>
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
    if (current?.state === 'accepted' && isDead) {
      const known = { paymentId: undefined, paid: current.attempted?.sum, callbackUrl: undefined }
      const receipt = receiptInFlow(flow, known, current.attempted)
      submissions.settle(receipt)
      return { kind: 'paid', order: undefined, receipt, isJustPaid: true }
    }
    // This tab has sent a payment whose outcome is unknown: a refused detail call does not settle it.
    if (current) return { kind: 'unsettled', order: undefined, attempted: attempted(), isAtBank: false }
    if (!isDead) return { kind: 'refused', refusal: outcome }
    const before = submissions.paid()
    if (!before?.paid) return { kind: 'dead', refusal: outcome }
    const receipt = receiptInFlow(flow, { ...before.paid, callbackUrl: undefined }, before.attempted)
    return { kind: 'paid', order: undefined, receipt, isJustPaid: false }
  }
  const { systemTime, transfer, ...detail } = outcome.value
  const judgement = judgeReport(deps, detail.outcome, systemTime)
  const { outcome: report, own, verdict } = judgement
  const hasTransfer = awaitsTransfer(report.paymentStatus)
  const hasOldTransfer = transferStore.left() !== undefined
  const order = { ...detail.order, hasTransfer, hasOldTransfer }
  noteReport(submissions, detail.outcome, judgement)
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
  if (hasTransfer) resumeTransfer(transferStore, { outcome: report, transfer, amount: report.paid, begunAt: undefined })
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
  return { kind: 'started', order, attempted: undefined, refused: undefined }
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
