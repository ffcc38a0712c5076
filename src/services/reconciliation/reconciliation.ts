import { isTokenDead } from '../../../machines/entities/payment-problem'
import { withoutLeft, withoutUnseen } from '../../../machines/payment/order-check/rules'
import { goToBank } from '../../../machines/payment/attempt/ports'
import { askOutcome, type OutcomeAnswer, reconciliationMachine } from '../../../machines/after/reconciliation/machine'
import { awaitsShopper, awaitsTransfer } from '../../../machines/entities/order-payment'
import {
  isAtBankInVain,
  isOfAnother,
  problemOfLoss,
  receiptFrom,
  verdictOf,
} from '../../../machines/after/reconciliation/rules'
import type { AnyReceipt } from '../../../machines/entities/receipt'
import { decidedBy, lossOf } from '../../../machines/into-balance/rules'
import { postToken } from '../../../machines/after/shop-return/machine'
import type { OpenCardVault } from '../../checkout/card-vault'
import type { Edge } from '../../gateways/described-call'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { TimedPayment } from '../../gateways/payment/order/order-payment'
import { answering } from '../platform/answering'
import type { HeldBank } from '../redirects/held-bank'
import type { KeptTransfers } from '../storage/kept-transfer'
import { attemptElsewhere, type JudgedAttempts, ownAttempt } from './lost-attempt'
import { postForm } from '../redirects/post-form'
import type { Submissions } from './submission'
import { takeUpTransfer } from './taken-up'

export interface ReconciliationWorld extends JudgedAttempts {
  readonly payments: Pick<PaymentGateway, 'outcome'>
  readonly keptTransfers: Pick<KeptTransfers, 'left' | 'begun' | 'keep'>
  readonly submissions: Submissions
  readonly edge: Pick<Edge, 'flow'>
  readonly vault: OpenCardVault
  readonly heldBank: HeldBank
}

/** A search for an outcome, of a payment of this tab or of somebody else's. */
export function reconciliationLogic(world: ReconciliationWorld) {
  const { payments, submissions, keptTransfers, vault, heldBank } = world

  function judged(told: TimedPayment): OutcomeAnswer {
    const { systemTime, callbackUrl, transfer, price } = told
    const outcome = withoutLeft(told, keptTransfers.left())
    const own = ownAttempt(world, outcome, systemTime)
    const known = own ? outcome : withoutUnseen(outcome, submissions.unseen())
    const attempt = own ?? attemptElsewhere(world, known, systemTime)
    const submission = own && submissions.current()
    const sum = submission?.attempted?.sum
    const verdict = verdictOf(known, attempt)
    if (verdict === 'paid') {
      const receipt = receiptFrom(told, sum)
      submissions.settle(receipt)
      vault.forgetAll()
      if (world.edge.flow === 'pay') return { kind: 'paid', receipt }
      const intoBalance: AnyReceipt = { ...receipt, decided: decidedBy(submission?.attempted) }
      return { kind: 'paid', receipt: intoBalance }
    }
    if (verdict === 'notCharged') {
      if (own && isAtBankInVain(known, own)) submissions.markBankUnseen()
      submissions.settle()
      const problem = lossOf(world.edge.flow, problemOfLoss(known, attempt))
      if (own) return { kind: 'notCharged', problem }
      return { kind: 'free', problem: known.paymentStatus === 'NONE' ? undefined : problem }
    }
    const amount = told.paid ?? sum ?? price
    // A card that was sent beside somebody's transfer may yet be charged.
    const isTransfer =
      (submission?.attempted?.method ?? 'bank-transfer') === 'bank-transfer' || own?.isWindowOver === true
    if (awaitsTransfer(known.paymentStatus) && amount && isTransfer) {
      takeUpTransfer(keptTransfers, { outcome: known, transfer, amount, begunAt: submission?.sentAt })
      submissions.settle()
      return { kind: 'begun' }
    }
    const { paymentStatus } = known
    const isLedThere = own && !isOfAnother(known, own) && (awaitsShopper(paymentStatus) || paymentStatus === undefined)
    const bankHost = isLedThere ? heldBank.host() : undefined
    return { kind: verdict === 'withBank' ? 'withBank' : 'unknown', callbackUrl, bankHost }
  }

  return reconciliationMachine.provide({
    actors: {
      askOutcome: answering(askOutcome, async () => {
        const outcome = await payments.outcome()
        if (outcome.kind === 'refused') {
          const isClosed = isTokenDead(outcome.code)
          return isClosed ? { kind: 'closed' } : { kind: 'unknown', callbackUrl: undefined, bankHost: undefined }
        }
        const answer = judged(outcome.value)
        if (['paid', 'notCharged', 'begun', 'free'].includes(answer.kind)) heldBank.forget()
        return answer
      }),
      goToBank: answering(goToBank, () => heldBank.go()),
      postToken: answering(postToken, ({ token, url }) => postForm(url, [['token', token]])),
    },
  })
}
