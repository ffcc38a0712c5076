import { isTokenDead } from '../../../machines/entities/payment-problem'
import { goToBank } from '../../../machines/payment/attempt/ports'
import { askOutcome, type OutcomeAnswer, reconciliationMachine } from '../../../machines/after/reconciliation/machine'
import {
  AWAITS_APPLICANT,
  awaitsShopper,
  awaitsTransfer,
  type OrderPayment,
} from '../../../machines/entities/order-payment'
import {
  hasBankSessionExpired,
  isAttemptOver,
  namesOtherAttempt,
  isOurSuccess,
  unpaidProblem,
  receiptFrom,
} from '../../../machines/entities/payment-verdict'
import { failureProblemOf, flowOfAttempt, receiptInFlow } from '../../../machines/into-balance/rules'
import { postToken } from '../../../machines/after/shop-return/machine'
import type { AnyAttempted } from '../../../machines/payment/rules'
import type { OpenCardVault } from '../../checkout/card-vault'
import type { RequestContext } from '../../gateways/described-call'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { TimedPayment } from '../../gateways/payment/order/order-payment'
import { implementPort } from '../platform/implement-port'
import type { PendingBankRedirect } from '../redirects/pending-bank-redirect'
import type { StoredSubmission } from '../storage/session-store'
import type { TransferStore } from '../storage/transfer-store'
import { judgeReport, type JudgedReports, noteReport, OPEN_CHARGE, openAttempt, storedReceipt } from './judge-report'
import { postForm } from '../redirects/post-form'
import type { Submissions } from './submission'
import { resumeTransfer } from './resume-transfer'

export interface ReconciliationDeps extends JudgedReports {
  readonly payments: Pick<PaymentGateway, 'outcome'>
  readonly transferStore: Pick<TransferStore, 'left' | 'current' | 'save'>
  readonly submissions: Submissions
  readonly requestContext: Pick<RequestContext, 'flow'>
  readonly vault: OpenCardVault
  readonly pendingBankRedirect: PendingBankRedirect
}

const NO_REPORT: OrderPayment = {
  paymentStatus: undefined,
  submissionId: undefined,
  paymentId: undefined,
  paid: undefined,
  refusal: undefined,
  callbackUrl: undefined,
}

const NO_ANSWER: OutcomeAnswer = { kind: 'unknown', callbackUrl: undefined, bankHost: undefined }

/** Number of failed reads of the order after which a success of our own call counts (GWY-11). */
const VAIN_LOOKS = 3

const isUnansweredCredit = (sent: StoredSubmission | undefined) =>
  sent?.state === 'sent' && sent.attempted?.method === 'shopping-credit'

/** Finds the outcome of this tab's payment, or of another buyer's. */
export function reconciliationLogic(deps: ReconciliationDeps) {
  const { payments, submissions, transferStore, vault, pendingBankRedirect } = deps
  const { flow } = deps.requestContext
  let vain = { id: '', looks: 0 }

  function paid(report: OrderPayment, attempted: AnyAttempted | undefined, isOurs: boolean): OutcomeAnswer {
    const receipt = receiptInFlow(flow, receiptFrom(report, attempted?.sum), attempted)
    submissions.settle(receipt, isOurs)
    vault.clearAll()
    return { kind: 'paid', receipt, ...(isOurs && { isOwnPaymentFound: true }) }
  }

  function answerTo(report: TimedPayment): OutcomeAnswer {
    const { callbackUrl, transfer } = report
    // The shopper has seen no page of the credit's bank: the call was sent before a reload, or had an unclear answer.
    if (report.paymentStatus === AWAITS_APPLICANT && isUnansweredCredit(submissions.current()))
      submissions.become('answerLost')
    const judgement = judgeReport(deps, report, report.systemTime)
    const { outcome, own, attempt, verdict } = judgement
    const submission = own && submissions.current()
    noteReport(submissions, report, judgement)
    if (verdict === 'paid') {
      const isOurs = isOurSuccess(outcome, own, transferStore.left() !== undefined)
      return paid(outcome, isOurs ? submission?.attempted : undefined, isOurs)
    }
    const known = paidBefore(outcome)
    if (known) return known
    if (verdict === 'notCharged') {
      if (own && hasBankSessionExpired(outcome, own)) submissions.become('sessionOver')
      submissions.settle()
      const open = openAttempt(submissions, report)
      const problem = open
        ? OPEN_CHARGE
        : failureProblemOf(flowOfAttempt(flow, submission?.attempted), unpaidProblem(outcome, attempt))
      if (own) return { kind: 'notCharged', problem }
      return { kind: 'free', problem: open || outcome.paymentStatus !== 'NONE' ? problem : undefined }
    }
    if (own?.answered === 'done') submissions.become('doubted')
    // A card payment that was sent beside another buyer's transfer may still be charged.
    const isPast = own !== undefined && isAttemptOver(own) && own.answered === undefined
    const isTransfer = (submission?.attempted?.method ?? 'bank-transfer') === 'bank-transfer' || isPast
    if (awaitsTransfer(outcome.paymentStatus) && isTransfer) {
      const isOwn = own && submission?.attempted?.method === 'bank-transfer' && !namesOtherAttempt(outcome, own)
      const begun = isOwn
        ? { amount: report.paid ?? submission.attempted.sum, begunAt: submission.sentAt }
        : { amount: report.paid, begunAt: undefined }
      resumeTransfer(transferStore, { outcome, transfer, ...begun })
      submissions.settle()
      return { kind: 'begun' }
    }
    const { paymentStatus } = outcome
    const isLedThere =
      own && !namesOtherAttempt(outcome, own) && (awaitsShopper(paymentStatus) || paymentStatus === undefined)
    const bankHost = isLedThere ? pendingBankRedirect.host() : undefined
    return { kind: verdict === 'withBank' ? 'withBank' : 'unknown', callbackUrl, bankHost }
  }

  function paidBefore(report?: OrderPayment): OutcomeAnswer | undefined {
    const receipt = storedReceipt(deps, report)
    if (receipt) vault.clearAll()
    return receipt && { kind: 'paid', receipt }
  }

  /** What is known to be paid though the order can't be read. */
  function paidUnread(): OutcomeAnswer | undefined {
    const submission = submissions.current()
    return submission?.state === 'accepted' ? paid(NO_REPORT, submission.attempted, true) : paidBefore()
  }

  function paidAfterVainLook(): OutcomeAnswer | undefined {
    const id = submissions.current()?.id ?? ''
    vain = { id, looks: vain.id === id ? vain.looks + 1 : 1 }
    return vain.looks >= VAIN_LOOKS ? paidUnread() : undefined
  }

  /** If the call's login was refused, one read of the order is enough: an undecided outcome waits for the next login (GWY-10). */
  function lookedOnce(answer: OutcomeAnswer): OutcomeAnswer {
    const isUndecided = answer.kind === 'unknown' || answer.kind === 'withBank'
    return isUndecided && submissions.current()?.state === 'loginRefused' ? { kind: 'loginOver' } : answer
  }

  async function looked(): Promise<OutcomeAnswer> {
    const outcome = await payments.outcome()
    if (outcome.kind === 'ok') return answerTo(outcome.value)
    if (isTokenDead(outcome.code)) return paidUnread() ?? { kind: 'closed' }
    return paidAfterVainLook() ?? NO_ANSWER
  }

  return reconciliationMachine.provide({
    actors: {
      askOutcome: implementPort(askOutcome, async () => {
        const answer = lookedOnce(
          await looked().catch((error: unknown) => {
            const answer = paidAfterVainLook() ?? lookedOnce(NO_ANSWER)
            if (answer === NO_ANSWER) throw error
            return answer
          }),
        )
        if (['paid', 'notCharged', 'begun', 'free'].includes(answer.kind)) pendingBankRedirect.clear()
        return answer
      }),
      goToBank: implementPort(goToBank, () => pendingBankRedirect.go()),
      postToken: implementPort(postToken, ({ token, url }) => postForm(url, [['token', token]])),
    },
  })
}
