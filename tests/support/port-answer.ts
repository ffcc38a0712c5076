import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import type { paymentAttemptMachine } from '../../machines/payment/attempt/machine'
import type { AuthoriseAnswer, PrepareAnswer } from '../../machines/payment/attempt/ports'
import type { paymentMachine } from '../../machines/payment/machine'
import type { AnySubmission } from '../../machines/payment/rules'
import { type CardPaymentDeps, cardPaymentLogic } from '../../src/services/payment/card-payment'
import { type PaymentDeps, paymentLogic } from '../../src/services/payment/payment'

/** Ports are provided as they are, with an input or without. */
const asking = (actors: Readonly<Record<string, unknown>>) => (name: string, input: unknown) =>
  toPromise(createActor(actors[name] as AnyActorLogic, { input }).start()) as Promise<unknown>

/** The ports of a card's form over this world, asked without the machine that asks them. */
export const portsOver = (deps: CardPaymentDeps) => asking(cardPaymentLogic(deps).implementations.actors)

/** Those of what is before the methods. */
export const paymentPortsOver = (deps: PaymentDeps) => asking(paymentLogic(deps).implementations.actors)

/** The attempt of a payment with its gate, as the paying side has it. */
export const attemptIn = (payment: typeof paymentMachine) =>
  payment.implementations.actors['paymentAttempt'] as typeof paymentAttemptMachine

/** The end of submissions over this paying side: each is made ready, and what is ready is sent. */
export function sendingIn(payment: typeof paymentMachine) {
  const ask = asking(attemptIn(payment).implementations.actors)
  return {
    ask,
    async send(submission: AnySubmission) {
      const prepared = (await ask('prepare', submission)) as PrepareAnswer
      return prepared.kind === 'ready' ? ((await ask('authorise', submission)) as AuthoriseAnswer) : prepared
    },
  }
}
