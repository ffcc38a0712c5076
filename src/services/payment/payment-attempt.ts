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
import { answering } from '../platform/answering'
import { type BankWay } from '../redirects/bank-way'
import { type CheckWorld, checkingOrder } from './check-order'
import { holding } from '../tabs/holding'
import type { Prepared, Sender, Senders } from './sender'

export interface AttemptWorld extends CheckWorld {
  readonly vault: OpenCardVault
  readonly bankWay: BankWay
}

type Ready = Extract<Prepared, { readonly kind: 'ready' }>

/** A payment submits only what one of its own forms has made. */
function senderOf(senders: Senders, { method }: Submission): Sender<unknown> {
  return senders[method as AnySubmission['method']] as Sender<unknown>
}

/** One attempt at a time: what is prepared is held here until it is sent, and nowhere else. */
export function paymentAttemptLogic(world: AttemptWorld, senders: Senders) {
  const { vault, bankWay, lock } = world
  let held: Ready | undefined
  return paymentAttemptMachine.provide({
    actors: {
      checkOrder: answering(checkOrder, checkingOrder(world)),
      prepare: answering(prepare, (submission, signal) => {
        held = undefined
        const made = async (): Promise<PrepareAnswer> => {
          const prepared = await senderOf(senders, submission)(submission.question)
          if (prepared.kind !== 'ready') return { ...prepared, typed: vault.facts() }
          // A tab that stood still may have lost it since the look at the order.
          if (!(await lock.take())) return { kind: 'underWay', typed: vault.facts() }
          if (!signal.aborted) held = prepared
          return { kind: 'ready' }
        }
        return holding({ lock, signal }, made, ({ kind }) => kind === 'ready')
      }),
      authorise: answering(authorise, async (submission) => {
        const ready = held
        held = undefined
        if (!ready) throw new Error('the machine sends only what was prepared')
        const answer = await ready.send(attemptedOf(submission as AnySubmission)).finally(() => {
          vault.forgetCvc()
        })
        return answer.kind === 'refused' ? { ...answer, typed: vault.facts() } : answer
      }),
      goToBank: answering(goToBank, () => {
        vault.forgetAll()
        return bankWay.go()
      }),
    },
  })
}
