import { checkoutMachine } from '../../../machines/checkout/machine'
import {
  type news as newsSource,
  openPayment,
  restoreLogin,
  startOrder,
  startOver,
} from '../../../machines/checkout/ports'
import { checkMember, checkPhone } from '../../../machines/sign-in/identify/ports'
import { identifyMachine } from '../../../machines/sign-in/identify/machine'
import { answering } from '../platform/answering'
import type { CheckoutAnswers } from './checkout'
import type { IdentifyAnswers } from '../sign-in/identify'

/** Everything the machines need of the world. It loads after the form can be used. */
export type World = CheckoutAnswers & IdentifyAnswers

/**
 * The checkout with its ports answered by a world that is still loading. Asking a port waits for it; when it can't be loaded,
 * the question fails and the state that asked says so.
 */
export function lateCheckout(world: () => Promise<World>, news: typeof newsSource) {
  const identify = identifyMachine.provide({
    actors: {
      checkMember: answering(checkMember, async (input, signal) => (await world()).checkMember(input, signal)),
      checkPhone: answering(checkPhone, async (input, signal) => (await world()).checkPhone(input, signal)),
    },
  })
  const checkout = checkoutMachine.provide({
    actors: {
      identify,
      startOrder: answering(startOrder, async (input, signal) => (await world()).startOrder(input, signal)),
      restoreLogin: answering(restoreLogin, async (input, signal) => (await world()).restoreLogin(input, signal)),
      startOver: answering(startOver, async (input, signal) => (await world()).startOver(input, signal)),
      news,
      openPayment: answering(openPayment, async (input, signal) => (await world()).openPayment(input, signal)),
    },
  })
  return { checkout, identify }
}

/** The running checkout, and its first child, which begins with it. */
export type Logics = ReturnType<typeof lateCheckout>
