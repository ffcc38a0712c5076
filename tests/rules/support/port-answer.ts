import { createActor, toPromise } from 'xstate'
import { cardPaymentLogic, type CardPaymentWorld } from '../../../src/services/card-payment'

type Ports = ReturnType<typeof cardPaymentLogic>['implementations']['actors']

/** The ports of a card payment over this world, asked without the machine that asks them. */
export function portsOver(world: CardPaymentWorld) {
  const { actors } = cardPaymentLogic(world).implementations
  return (name: keyof Ports, input: unknown) =>
    toPromise(createActor(actors[name] as Parameters<typeof createActor>[0], { input }).start())
}
