import type { openPayment, startOrder } from '../../machines/checkout/parts'
import { isTokenDead } from '../../machines/checkout/rules'
import type { RawAnswer } from '../gateways/answer'
import type { Answer } from './answering'
import type { CardPaymentWorld, cardPaymentLogic } from './card-payment'

export interface CheckoutWorld extends CardPaymentWorld {
  /** The init exchange that the boot script began; it answers the first question only. */
  readonly begun: Promise<RawAnswer> | undefined
  /** Hands a machine of the paying side to the running checkout. */
  readonly add: (actors: { cardPayment: ReturnType<typeof cardPaymentLogic> }) => void
}

export interface CheckoutAnswers {
  readonly startOrder: Answer<typeof startOrder>
  readonly openPayment: Answer<typeof openPayment>
}

export function checkoutAnswers(world: CheckoutWorld): CheckoutAnswers {
  let { begun } = world
  return {
    async startOrder() {
      const firstExchange = begun
      begun = undefined
      const outcome = await world.payments.detail(firstExchange)
      if (outcome.kind === 'ok') return { kind: 'started', order: outcome.value }
      return { kind: isTokenDead(outcome.code) ? 'dead' : 'refused', refusal: outcome }
    },
    async openPayment() {
      const { cardPaymentLogic } = await import('./card-payment')
      world.add({ cardPayment: cardPaymentLogic(world) })
      return undefined
    },
  }
}
