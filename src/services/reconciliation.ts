import { isTokenDead } from '../../machines/entities/dead-token'
import { askOutcome, reconciliationMachine } from '../../machines/reconciliation/machine'
import { withoutLeft } from '../../machines/order-check/rules'
import { awaitsTransfer, problemOfLoss, receiptFrom, verdictOf } from '../../machines/reconciliation/rules'
import { postToken } from '../../machines/shop-return/machine'
import type { OpenCardVault } from '../checkout/card-vault'
import type { PaymentGateway } from '../gateways/payment/gateway'
import type { Edge } from '../gateways/described-call'
import { answering } from './answering'
import { foundTransfer } from './found-transfer'
import type { KeptTransfers } from './kept-transfer'
import { type ProcessingPace, lostAttempt } from './lost-attempt'
import { postForm } from './post-form'
import type { Submissions } from './submission'

export interface ReconciliationWorld {
  readonly edge: Edge
  readonly payments: PaymentGateway
  readonly keptTransfers: Pick<KeptTransfers, 'left' | 'keep'>
  readonly submissions: Submissions
  readonly vault: OpenCardVault
  readonly pace: ProcessingPace
}

export function reconciliationLogic(world: ReconciliationWorld) {
  const { edge, payments, submissions, keptTransfers, vault, pace } = world
  return reconciliationMachine.provide({
    actors: {
      askOutcome: answering(askOutcome, async () => {
        const outcome = await payments.outcome()
        if (outcome.kind === 'refused') {
          return isTokenDead(outcome.code) ? { kind: 'closed' } : { kind: 'unknown', callbackUrl: undefined }
        }
        const attempt = lostAttempt({ submissions, pace }, outcome.value.systemTime)
        const sum = submissions.current()?.attempted?.sum
        const known = withoutLeft(outcome.value, keptTransfers.left())
        const verdict = verdictOf(known, attempt)
        if (verdict === 'paid') {
          submissions.settle('paid')
          vault.forgetAll()
          return { kind: 'paid', receipt: receiptFrom(outcome.value, sum) }
        }
        if (attempt && verdict === 'notCharged') {
          submissions.settle()
          return { kind: 'notCharged', problem: problemOfLoss(outcome.value, attempt) }
        }
        const submission = submissions.current()
        const isTransfer = awaitsTransfer(known.paymentStatus)
        if (submission && sum && isTransfer && (await foundTransfer({ edge, keptTransfers }, submission, sum))) {
          submissions.settle()
          return { kind: 'begun' }
        }
        return { kind: verdict === 'withBank' ? 'withBank' : 'unknown', callbackUrl: outcome.value.callbackUrl }
      }),
      postToken: answering(postToken, ({ token, url }) => postForm(url, [['token', token]])),
    },
  })
}
