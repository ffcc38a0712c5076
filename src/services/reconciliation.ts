import { isTokenDead } from '../../machines/entities/problem'
import { askOutcome, reconciliationMachine } from '../../machines/reconciliation/machine'
import { receiptFrom, verdictOf } from '../../machines/reconciliation/rules'
import { postToken } from '../../machines/shop-return/machine'
import type { OpenCardVault } from '../checkout/card-vault'
import type { PaymentGateway } from '../gateways/payment/gateway'
import { answering } from './answering'
import { type ProcessingPace, lostAttempt } from './lost-attempt'
import { postForm } from './post-form'
import type { ServerClock } from './server-clock'
import type { Submissions } from './submission'

export interface ReconciliationWorld {
  readonly payments: PaymentGateway
  readonly submissions: Submissions
  readonly vault: OpenCardVault
  readonly time: Pick<ServerClock, 'now'>
  readonly pace: ProcessingPace
}

export function reconciliationLogic({ payments, submissions, vault, time, pace }: ReconciliationWorld) {
  return reconciliationMachine.provide({
    actors: {
      askOutcome: answering(askOutcome, async ({ price }) => {
        const outcome = await payments.outcome()
        if (outcome.kind === 'refused') {
          return isTokenDead(outcome.code) ? { kind: 'closed' } : { kind: 'unknown', callbackUrl: undefined }
        }
        const verdict = verdictOf(outcome.value, lostAttempt({ submissions, time, pace }))
        if (verdict === 'unknown' || verdict === 'withBank') {
          return { kind: verdict, callbackUrl: outcome.value.callbackUrl }
        }
        submissions.settle()
        if (verdict === 'notCharged') return { kind: 'notCharged' }
        vault.forgetAll()
        return { kind: 'paid', receipt: receiptFrom(outcome.value, price) }
      }),
      postToken: answering(postToken, ({ token, url }) => postForm(url, { token })),
    },
  })
}
