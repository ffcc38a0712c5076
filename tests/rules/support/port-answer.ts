import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { balancePaymentLogic } from '../../../src/services/balance-payment'
import { type CardPaymentWorld, cardPaymentLogic } from '../../../src/services/card-payment'
import { kycGateLogic } from '../../../src/services/kyc-gate'
import { type PaymentWorld, paymentLogic } from '../../../src/services/payment'

/** Ports are provided as they are, with an input or without. */
const asking = (actors: Readonly<Record<string, unknown>>) => (name: string, input: unknown) =>
  toPromise(createActor(actors[name] as AnyActorLogic, { input }).start()) as Promise<unknown>

/** The ports of a card payment over this world, asked without the machine that asks them. */
export const portsOver = (world: CardPaymentWorld) => asking(cardPaymentLogic(world).implementations.actors)

/** Those of a payment from the balance. */
export const balancePortsOver = (world: PaymentWorld) => asking(balancePaymentLogic(world).implementations.actors)

/** Those of what stands before the methods. */
export const paymentPortsOver = (world: PaymentWorld) => asking(paymentLogic(world).implementations.actors)

/** A card payment with its gate, as the paying side has it. */
export const cardPaymentOver = (world: PaymentWorld) =>
  cardPaymentLogic(world).provide({ actors: { kycGate: kycGateLogic(world) } })
