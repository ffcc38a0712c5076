import { judge, type Judgement, namesAttempt, namesOtherAttempt } from '../../../machines/entities/payment-verdict'
import { ownProblem } from '../../../machines/entities/problem'
import type { Instant } from '../../../machines/entities/instant'
import {
  awaitsCardholder,
  awaitsShopper,
  awaitsTransfer,
  isWithBank,
  type OrderPayment,
} from '../../../machines/entities/order-payment'
import { receiptInFlow } from '../../../machines/into-balance/rules'
import type { RequestContext } from '../../gateways/described-call'
import type { FirstSeenAtBank } from '../storage/first-seen-at-bank'
import type { TransferStore } from '../storage/transfer-store'
import type { Submissions } from './submission'
import { attemptElsewhere, unresolvedAttempt, type UnresolvedAttempts } from './unresolved-attempt'

export interface JudgedReports extends UnresolvedAttempts {
  readonly submissions: Pick<Submissions, 'current' | 'elapsed' | 'unseen'>
  readonly transferStore: Pick<TransferStore, 'left'>
  readonly firstSeenAtBank: FirstSeenAtBank
}

/** Judges what the order reports at `systemTime` by what this tab knows about its own attempt and has seen of another buyer's. */
export function judgeReport(reports: JudgedReports, report: OrderPayment, systemTime: Instant | undefined): Judgement {
  const { submissions, transferStore, firstSeenAtBank } = reports
  const judgement = judge(report, {
    sent: unresolvedAttempt(reports, systemTime),
    elsewhere: (outcome) => attemptElsewhere(reports, outcome, systemTime),
    left: transferStore.left(),
    unseen: submissions.unseen(),
  })
  // Providers may name no payment: the next one at a bank must not inherit the time of this one.
  if (!awaitsCardholder(judgement.outcome.paymentStatus)) firstSeenAtBank.clear()
  return judgement
}

/** Notes for this tab's attempt that the order reports it, or another one, at a bank, or that no bank awaits it (any more). */
export function noteReport(
  submissions: Pick<Submissions, 'onBankEvent' | 'become' | 'clearUnseen'>,
  report: OrderPayment,
  { own, outcome, verdict }: Judgement,
) {
  const { paymentStatus } = outcome
  // Else the next nameless payment at a bank, another buyer's, would be hidden as this tab's.
  if (!own) {
    if (report.paymentStatus !== undefined && !awaitsShopper(report.paymentStatus)) submissions.clearUnseen()
    return
  }
  if (verdict === 'notCharged' && !awaitsShopper(paymentStatus)) submissions.become('sent')
  if (namesOtherAttempt(outcome, own)) submissions.onBankEvent('otherReported')
  else if (isWithBank(paymentStatus) && !awaitsTransfer(paymentStatus)) submissions.onBankEvent('reported')
}

export const OPEN_CHARGE = ownProblem('errors.bankSession')

/** This tab's last attempt that its bank may still charge by what the order reports, though its session is over. */
export function openAttempt(submissions: Pick<Submissions, 'undecided'>, reported: OrderPayment) {
  const undecided = submissions.undecided()
  const isOpen =
    undecided &&
    awaitsCardholder(reported.paymentStatus) &&
    !namesOtherAttempt(reported, { submissionId: undecided.id })
  return isOpen ? undecided : undefined
}

interface StoredReceipts {
  readonly submissions: Pick<Submissions, 'paid'>
  readonly requestContext: Pick<RequestContext, 'flow'>
}

/** The receipt of the payment that this tab has shown as paid, unless the order says that this very payment failed (RES-04). */
export function storedReceipt({ submissions, requestContext: { flow } }: StoredReceipts, report?: OrderPayment) {
  const { id, paid, attempted } = submissions.paid() ?? {}
  if (id === undefined || !paid) return undefined
  const isSamePayment = paid.paymentId !== undefined && report?.paymentId === paid.paymentId
  if (report?.paymentStatus === 'FAILURE' && (isSamePayment || namesAttempt(report, { submissionId: id })))
    return undefined
  return receiptInFlow(flow, { ...paid, callbackUrl: report?.callbackUrl }, attempted)
}
