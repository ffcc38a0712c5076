import { checkOrder } from '../../../machines/payment/order-check/ports'
import { paymentAttemptMachine } from '../../../machines/payment/attempt/machine'
import {
  type PrepareAnswer,
  type Submission,
  authorise,
  goToBank,
  prepare,
} from '../../../machines/payment/attempt/ports'
import { type AnySubmission, attemptedOf } from '../../../machines/payment/rules'
import type { OpenCardVault } from '../../checkout/card-vault'
import { implementPort } from '../platform/implement-port'
import type { BankRedirect } from '../redirects/bank-redirect'
import { type CheckDeps, checkOrderHandler } from './check-order'
import { withPaymentLock } from '../tabs/with-payment-lock'
import type { PreparedCall, Sender, Senders } from './sender'

export interface AttemptDeps extends CheckDeps {
  readonly vault: OpenCardVault
  readonly bankRedirect: BankRedirect
}

type Ready = Extract<PreparedCall, { readonly kind: 'ready' }>

/** The cast is safe: a submission always comes from one of the payment's own forms. */
function senderOf(senders: Senders, { method }: Submission): Sender<unknown> {
  return senders[method as AnySubmission['method']] as Sender<unknown>
}

/** Runs one attempt at a time. Only this closure holds the prepared call until it is sent. */
export function paymentAttemptLogic(deps: AttemptDeps, senders: Senders) {
  const { vault, bankRedirect, lock } = deps
  let held: Ready | undefined
  return paymentAttemptMachine.provide({
    actors: {
      checkOrder: implementPort(checkOrder, checkOrderHandler(deps)),
      prepare: implementPort(prepare, (submission, signal) => {
        held = undefined
        const prepareCall = async (): Promise<PrepareAnswer> => {
          const prepared = await senderOf(senders, submission)(submission.question)
          if (prepared.kind !== 'ready') return { ...prepared, typed: vault.facts() }
          // A suspended tab may have lost the lock since it last read the order.
          if (!(await lock.take())) return { kind: 'underWay', typed: vault.facts() }
          if (!signal.aborted) held = prepared
          return { kind: 'ready' }
        }
        return withPaymentLock({ lock, signal }, prepareCall, ({ kind }) => kind === 'ready')
      }),
      authorise: implementPort(authorise, async (submission) => {
        const ready = held
        held = undefined
        if (!ready) throw new Error('the machine sends only what was prepared')
        const answer = await ready.send(attemptedOf(submission as AnySubmission)).finally(() => {
          vault.clearCvc()
        })
        return answer.kind === 'refused' ? { ...answer, typed: vault.facts() } : answer
      }),
      goToBank: implementPort(goToBank, () => {
        vault.clearAll()
        return bankRedirect.go()
      }),
    },
  })
}
