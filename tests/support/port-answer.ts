import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import type { paymentAttemptMachine } from '../../machines/payment/attempt/machine'
import type { AuthoriseAnswer, PrepareAnswer } from '../../machines/payment/attempt/ports'
import type { paymentMachine } from '../../machines/payment/machine'
import type { AnySubmission } from '../../machines/payment/rules'
import { type CardPaymentDeps, cardPaymentLogic } from '../../src/services/payment/card-payment'
import { type PaymentDeps, paymentLogic } from '../../src/services/payment/payment'

/** Runs a port as provided, with or without an input. */
const asking = (actors: Readonly<Record<string, unknown>>) => (name: string, input: unknown) =>
  toPromise(createActor(actors[name] as AnyActorLogic, { input }).start()) as Promise<unknown>

/** The ports of the card form over these deps, without their machine. */
export const portsOver = (deps: CardPaymentDeps) => asking(cardPaymentLogic(deps).implementations.actors)

/** The ports of the payment before its methods, likewise. */
export const paymentPortsOver = (deps: PaymentDeps) => asking(paymentLogic(deps).implementations.actors)

/** The payment's attempt machine, with its gate. */
export const attemptIn = (payment: typeof paymentMachine) =>
  payment.implementations.actors['paymentAttempt'] as typeof paymentAttemptMachine

/** Prepares and sends submissions over this paying side. */
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
