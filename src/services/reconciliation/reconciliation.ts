import { isTokenDead } from '../../../machines/entities/payment-problem'
import { withoutAbandonedTransfer, withoutUnreachableBank } from '../../../machines/payment/order-check/rules'
import { goToBank } from '../../../machines/payment/attempt/ports'
import { askOutcome, type OutcomeAnswer, reconciliationMachine } from '../../../machines/after/reconciliation/machine'
import { awaitsShopper, awaitsTransfer, isWithBank } from '../../../machines/entities/order-payment'
import {
  hasBankSessionExpired,
  namesOtherAttempt,
  isOurSuccess,
  unpaidProblem,
  receiptFrom,
  verdictOf,
} from '../../../machines/after/reconciliation/rules'
import { failureProblemOf, receiptInFlow } from '../../../machines/into-balance/rules'
import { postToken } from '../../../machines/after/shop-return/machine'
import type { OpenCardVault } from '../../checkout/card-vault'
import type { RequestContext } from '../../gateways/described-call'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { TimedPayment } from '../../gateways/payment/order/order-payment'
import { implementPort } from '../platform/implement-port'
import type { PendingBankRedirect } from '../redirects/pending-bank-redirect'
import type { TransferStore } from '../storage/transfer-store'
import { attemptElsewhere, type JudgedAttempts, ownAttempt } from './unresolved-attempt'
import { postForm } from '../redirects/post-form'
import type { Submissions } from './submission'
import { resumeTransfer } from './resume-transfer'

export interface ReconciliationDeps extends JudgedAttempts {
  readonly payments: Pick<PaymentGateway, 'outcome'>
  readonly transferStore: Pick<TransferStore, 'left' | 'begun' | 'save'>
  readonly submissions: Submissions
  readonly requestContext: Pick<RequestContext, 'flow'>
  readonly vault: OpenCardVault
  readonly pendingBankRedirect: PendingBankRedirect
}

const UNTOLD: TimedPayment = {
  paymentStatus: undefined,
  submissionId: undefined,
  paymentId: undefined,
  paid: undefined,
  refusal: undefined,
  callbackUrl: undefined,
  systemTime: undefined,
  transfer: undefined,
}

const NO_ANSWER: OutcomeAnswer = { kind: 'unknown', callbackUrl: undefined, bankHost: undefined }

/** Number of failed reads of the order after which a success of our own call counts (GWY-11). */
const VAIN_LOOKS = 3

/** Finds the outcome of this tab's payment, or of another buyer's. */
export function reconciliationLogic(deps: ReconciliationDeps) {
  const { payments, submissions, transferStore, vault, pendingBankRedirect } = deps
  const { flow } = deps.requestContext
  let vain = { id: '', looks: 0 }

  function judged(told: TimedPayment): OutcomeAnswer {
    const { systemTime, callbackUrl, transfer } = told
    const left = transferStore.left()
    const outcome = withoutAbandonedTransfer(told, left)
    const own = ownAttempt(deps, outcome, systemTime)
    const known = own ? outcome : withoutUnreachableBank(outcome, submissions.unseen())
    const attempt = own ?? attemptElsewhere(deps, known, systemTime)
    const submission = own && submissions.current()
    const sum = submission?.attempted?.sum
    const verdict = verdictOf(known, attempt)
    if (own && namesOtherAttempt(known, own)) submissions.onBankEvent('otherReported')
    else if (own && isWithBank(known.paymentStatus) && !awaitsTransfer(known.paymentStatus))
      submissions.onBankEvent('reported')
    if (verdict === 'paid') {
      const isOurs = isOurSuccess(told, own, left !== undefined)
      const attempted = isOurs ? submission?.attempted : undefined
      const receipt = receiptInFlow(flow, receiptFrom(told, attempted?.sum), attempted)
      submissions.settle(receipt, isOurs)
      vault.clearAll()
      return { kind: 'paid', receipt }
    }
    if (verdict === 'notCharged') {
      if (own && hasBankSessionExpired(known, own)) submissions.become('bankUnreachable')
      submissions.settle()
      const problem = failureProblemOf(flow, unpaidProblem(known, attempt))
      if (own) return { kind: 'notCharged', problem }
      return { kind: 'free', problem: known.paymentStatus === 'NONE' ? undefined : problem }
    }
    if (own?.answered === 'done') submissions.become('doubted')
    // A card payment that was sent beside another buyer's transfer may still be charged.
    const isPast = own?.isWindowOver === true && own.answered === undefined
    const isTransfer = (submission?.attempted?.method ?? 'bank-transfer') === 'bank-transfer' || isPast
    if (awaitsTransfer(known.paymentStatus) && isTransfer) {
      const isOwn = own && submission?.attempted?.method === 'bank-transfer' && !namesOtherAttempt(known, own)
      const begun = isOwn
        ? { amount: told.paid ?? sum, begunAt: submission.sentAt }
        : { amount: told.paid, begunAt: undefined }
      resumeTransfer(transferStore, { outcome: known, transfer, ...begun })
      submissions.settle()
      return { kind: 'begun' }
    }
    const { paymentStatus } = known
    const isLedThere =
      own && !namesOtherAttempt(known, own) && (awaitsShopper(paymentStatus) || paymentStatus === undefined)
    const bankHost = isLedThere ? pendingBankRedirect.host() : undefined
    return { kind: verdict === 'withBank' ? 'withBank' : 'unknown', callbackUrl, bankHost }
  }

  const standing = () => (submissions.current()?.state === 'accepted' ? judged(UNTOLD) : undefined)

  function standingAfterVainLook(): OutcomeAnswer | undefined {
    const id = submissions.current()?.id ?? ''
    vain = { id, looks: vain.id === id ? vain.looks + 1 : 1 }
    return vain.looks >= VAIN_LOOKS ? standing() : undefined
  }

  /** If the call's login was refused, one read of the order is enough: an undecided outcome waits for the next login (GWY-10). */
  function lookedOnce(answer: OutcomeAnswer): OutcomeAnswer {
    const isUndecided = answer.kind === 'unknown' || answer.kind === 'withBank'
    return isUndecided && submissions.current()?.state === 'loginRefused' ? { kind: 'loginOver' } : answer
  }

  async function looked(): Promise<OutcomeAnswer> {
    const outcome = await payments.outcome()
    if (outcome.kind === 'ok') return judged(outcome.value)
    if (isTokenDead(outcome.code)) return standing() ?? { kind: 'closed' }
    return standingAfterVainLook() ?? NO_ANSWER
  }

  return reconciliationMachine.provide({
    actors: {
      askOutcome: implementPort(askOutcome, async () => {
        const answer = lookedOnce(
          await looked().catch((error: unknown) => {
            const stood = standingAfterVainLook() ?? lookedOnce(NO_ANSWER)
            if (stood === NO_ANSWER) throw error
            return stood
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
