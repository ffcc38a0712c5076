import type { askOutcome, openPayment, postToken, startOrder } from '../../machines/checkout/machine'
import { isTokenDead, receiptOf, verdictOf } from '../../machines/checkout/rules'
import type { RawAnswer } from '../gateways/answer'
import type { Answer } from './answering'
import type { CardPaymentWorld, cardPaymentLogic } from './card-payment'
import { postForm } from './post-form'

export interface CheckoutWorld extends CardPaymentWorld {
  /** The init exchange that the boot script began; it answers the first question only. */
  readonly begun: Promise<RawAnswer> | undefined
  /** Hands a machine of the paying side to the running checkout. */
  readonly add: (actors: { cardPayment: ReturnType<typeof cardPaymentLogic> }) => void
}

export interface CheckoutAnswers {
  readonly startOrder: Answer<typeof startOrder>
  readonly openPayment: Answer<typeof openPayment>
  readonly askOutcome: Answer<typeof askOutcome>
  readonly postToken: Answer<typeof postToken>
}

export function checkoutAnswers(world: CheckoutWorld): CheckoutAnswers {
  const { payments, submissions, vault } = world
  let { begun } = world
  return {
    async startOrder() {
      const firstExchange = begun
      begun = undefined
      const outcome = await payments.detail(firstExchange)
      if (outcome.kind === 'ok') return { kind: 'started', order: outcome.value }
      return { kind: isTokenDead(outcome.code) ? 'dead' : 'refused', refusal: outcome }
    },
    async openPayment() {
      const { cardPaymentLogic } = await import('./card-payment')
      world.add({ cardPayment: cardPaymentLogic(world) })
      return undefined
    },
    async askOutcome({ order }) {
      const outcome = await payments.outcome()
      if (outcome.kind === 'refused') return { kind: 'unknown' }
      const verdict = verdictOf(outcome.value, submissions.current())
      if (verdict === 'unknown') return { kind: 'unknown' }
      submissions.settle()
      if (verdict === 'notCharged') return { kind: 'notCharged' }
      vault.forgetAll()
      return { kind: 'paid', receipt: receiptOf(outcome.value, order.price) }
    },
    postToken: ({ token, url }) => postForm(url, { token }),
  }
}
