import { askOutcome, reconciliationMachine } from '../../machines/reconciliation/machine'
import { receiptFrom, verdictOf } from '../../machines/reconciliation/rules'
import type { OpenCardVault } from '../checkout/card-vault'
import type { PaymentGateway } from '../gateways/payment/gateway'
import { answering } from './answering'
import type { Submissions } from './submission'

export interface ReconciliationWorld {
  readonly payments: PaymentGateway
  readonly submissions: Submissions
  readonly vault: OpenCardVault
}

export function reconciliationLogic({ payments, submissions, vault }: ReconciliationWorld) {
  return reconciliationMachine.provide({
    actors: {
      askOutcome: answering(askOutcome, async ({ price }) => {
        const outcome = await payments.outcome()
        if (outcome.kind === 'refused') return { kind: 'unknown' }
        const verdict = verdictOf(outcome.value, submissions.current())
        if (verdict === 'unknown') return { kind: 'unknown' }
        submissions.settle()
        if (verdict === 'notCharged') return { kind: 'notCharged' }
        vault.forgetAll()
        return { kind: 'paid', receipt: receiptFrom(outcome.value, price) }
      }),
    },
  })
}
