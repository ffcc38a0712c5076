import {
  hasBankSessionExpired,
  isOurSuccess,
  type Judgement,
  unpaidProblem,
  receiptFrom,
} from '../../../machines/entities/payment-verdict'
import type { StartAnswer } from '../../../machines/checkout/ports'
import { awaitsTransfer, isWithBank, type OrderPayment } from '../../../machines/entities/order-payment'
import { isTokenDead } from '../../../machines/entities/payment-problem'
import { paymentProblemOf } from '../../../machines/entities/bank-refusal'
import { GENERIC_PROBLEM, type Problem } from '../../../machines/entities/problem'
import { failureProblemOf, flowOfAttempt, receiptInFlow } from '../../../machines/into-balance/rules'
import { type TransferStatus, transferStatusOf } from '../../../machines/payment/bank-transfer/rules'
import type { AnyAttempted } from '../../../machines/payment/rules'
import type { RawAnswer } from '../../gateways/answer'
import type { RequestContext } from '../../gateways/described-call'
import { type Outcome, REFUSED_WITHOUT_REASON } from '../../gateways/outcome'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { Detail } from '../../gateways/payment/order/detail'
import { resumeTransfer } from '../reconciliation/resume-transfer'
import type { Submissions } from '../reconciliation/submission'
import {
  judgeReport,
  type JudgedReports,
  noteReport,
  OPEN_CHARGE,
  openAttempt,
  storedReceipt,
} from '../reconciliation/judge-report'
import type { TransferStore } from '../storage/transfer-store'

interface StartDeps extends JudgedReports {
  readonly payments: Pick<PaymentGateway, 'detail'>
  readonly submissions: Submissions
  readonly transferStore: Pick<TransferStore, 'left' | 'leave' | 'current' | 'save'>
  readonly requestContext: Pick<RequestContext, 'flow'>
}

type Refused = Extract<Outcome<Detail>, { kind: 'refused' }>

/** Interprets the order's detail for this tab, which may already have sent a payment for the order. */
export function startAnswer(deps: StartDeps, outcome: Outcome<Detail>): StartAnswer {
  const isLoginFirst = deps.submissions.logInFirst()
  return outcome.kind === 'refused' ? answerWithoutOrder(deps, outcome) : answerTo(deps, outcome.value, isLoginFirst)
}

/** A refused detail call does not settle a payment that this tab has sent, but a dead link confirms a success of its call (GWY-11). */
function answerWithoutOrder(deps: StartDeps, refusal: Refused): StartAnswer {
  const { submissions, requestContext } = deps
  const { flow } = requestContext
  const current = submissions.current()
  const isDead = isTokenDead(refusal.code)
  const { attempted } = current ?? submissions.paid() ?? {}
  const unread = { order: undefined, flow: flowOfAttempt(flow, attempted) }
  if (current?.state === 'accepted' && isDead) {
    const receipt = receiptInFlow(
      flow,
      { paymentId: undefined, paid: attempted?.sum, callbackUrl: undefined },
      attempted,
    )
    submissions.settle(receipt)
    return { kind: 'paid', ...unread, receipt, isOwnPaymentFound: true }
  }
  if (current) return { kind: 'unsettled', ...unread, attempted, isAtBank: false }
  if (!isDead) return { kind: 'refused', refusal }
  const receipt = storedReceipt(deps)
  return receipt ? { kind: 'paid', ...unread, receipt, isOwnPaymentFound: false } : { kind: 'dead', refusal }
}

function answerTo(deps: StartDeps, { systemTime, transfer, ...detail }: Detail, isLoginFirst: boolean): StartAnswer {
  const { submissions, transferStore } = deps
  const { flow } = deps.requestContext
  const judgement = judgeReport(deps, detail.outcome, systemTime)
  const { outcome: report, own, verdict } = judgement
  const transferStatus = awaitsTransfer(report.paymentStatus) ? undefined : storedTransferStatus(transferStore, report)
  if (transferStatus === 'lapsed') transferStore.leave()
  const order = { ...detail.order, ...transferFacts(transferStore, report, transferStatus) }
  noteReport(submissions, detail.outcome, judgement)
  const stored = verdict === 'paid' ? undefined : storedReceipt(deps, report)
  if (stored) return { kind: 'paid', order, receipt: stored, isOwnPaymentFound: false }
  const attempted = submissions.current()?.attempted
  if (verdict === 'paid') {
    const isOurs = isOurSuccess(report, own, order.hasOldTransfer)
    const ours = isOurs ? attempted : undefined
    const receipt = receiptInFlow(flow, receiptFrom(report, ours?.sum), ours)
    submissions.settle(receipt, isOurs)
    return { kind: 'paid', order, receipt, isOwnPaymentFound: isOurs }
  }
  const isAtBank = verdict === 'withBank'
  const isUndecided = isAtBank || verdict === 'unknown'
  if (own && isUndecided && isLoginFirst && !order.hasTransfer)
    return { kind: 'started', order, attempted, refused: undefined, isUnresolved: true }
  if (own ? isUndecided : isAtBank && !order.hasTransfer) {
    if (own?.answered === 'done') submissions.become('doubted')
    return { kind: 'unsettled', order, attempted: own && attempted, isAtBank }
  }
  if (awaitsTransfer(report.paymentStatus))
    resumeTransfer(transferStore, { outcome: report, transfer, amount: report.paid, begunAt: undefined })
  if (own && hasBankSessionExpired(report, own)) submissions.become('sessionOver')
  submissions.settle()
  return { kind: 'started', order, ...endedAttempt(deps, detail.outcome, { judgement, attempted, transferStatus }) }
}

/** A provider that says nothing of its payments leaves the transfer's code as it is. */
function transferFacts(
  transferStore: Pick<TransferStore, 'left' | 'current'>,
  { paymentStatus }: OrderPayment,
  stored: TransferStatus | undefined,
) {
  const hasTransfer = awaitsTransfer(paymentStatus) || (stored === 'waiting' && paymentStatus === undefined)
  const isInUse = transferStore.current() !== undefined
  return { hasTransfer, hasOldTransfer: transferStore.left() !== undefined || (isInUse && !hasTransfer) }
}

interface Ended {
  readonly judgement: Judgement
  readonly attempted: AnyAttempted | undefined
  readonly transferStatus: TransferStatus | undefined
}

/** The choice and the problem with which an order starts that can be paid (again). */
function endedAttempt(
  { submissions, requestContext: { flow } }: StartDeps,
  reported: OrderPayment,
  { judgement, attempted, transferStatus }: Ended,
) {
  const { outcome, own, verdict } = judgement
  const open = openAttempt(submissions, reported)
  if (own && verdict === 'notCharged') {
    const refused = open ? OPEN_CHARGE : failureProblemOf(flowOfAttempt(flow, attempted), unpaidProblem(outcome, own))
    return { attempted, refused }
  }
  if (open) return { attempted: open.attempted, refused: OPEN_CHARGE }
  return { attempted: undefined, refused: openProblem(judgement, transferStatus) }
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
  return hasBankSessionExpired(outcome, attempt) ? OPEN_CHARGE : undefined
}

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
