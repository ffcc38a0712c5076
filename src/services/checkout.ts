import type { openPayment, restoreLogin, startOrder, startOver } from '../../machines/checkout/parts'
import { isReturnable, isTokenDead } from '../../machines/checkout/rules'
import { receiptFrom, verdictOf } from '../../machines/reconciliation/rules'
import type { Member } from '../../machines/entities/member'
import type { RawAnswer } from '../gateways/answer'
import type { Answer } from './answering'
import type { CardPaymentWorld, cardPaymentLogic } from './card-payment'
import type { Keeper } from './kept-entry'
import type { ServerClock } from './server-clock'

export interface CheckoutWorld extends CardPaymentWorld {
  /** The init exchange that the boot script began; it answers the first question only. */
  readonly begun: Promise<RawAnswer> | undefined
  readonly time: ServerClock
  readonly keeper: Keeper
  /** Hands a machine of the paying side to the running checkout. */
  readonly add: (actors: { cardPayment: ReturnType<typeof cardPaymentLogic> }) => void
}

export interface CheckoutAnswers {
  readonly startOrder: Answer<typeof startOrder>
  readonly openPayment: Answer<typeof openPayment>
  readonly restoreLogin: Answer<typeof restoreLogin>
  readonly startOver: Answer<typeof startOver>
}

/** The member of a login that was taken up; undefined when it is not good any more, or nobody can say. */
async function memberBehind({ members, session }: CheckoutWorld): Promise<Member | undefined> {
  const credentials = session.credentials()
  if (!credentials) return undefined
  try {
    const outcome = await members.restoreLogin(credentials)
    if (outcome.kind === 'refused') return undefined
    session.logIn(outcome.value)
    return outcome.value.member
  } catch {
    return undefined
  }
}

export function checkoutAnswers(world: CheckoutWorld): CheckoutAnswers {
  let { begun } = world
  return {
    async startOrder() {
      const firstExchange = begun
      begun = undefined
      const outcome = await world.payments.detail(firstExchange)
      if (outcome.kind === 'ok') {
        const { order, systemTime, outcome: known } = outcome.value
        if (systemTime !== undefined) world.time.set(systemTime)
        const verdict = verdictOf(known, world.submissions.current())
        if (verdict === 'unknown' && world.submissions.current() !== undefined) return { kind: 'unsettled', order }
        world.submissions.settle()
        return verdict === 'paid'
          ? { kind: 'paid', order, receipt: receiptFrom(known, order.price) }
          : { kind: 'started', order }
      }
      if (isTokenDead(outcome.code) && world.submissions.current() !== undefined) {
        return { kind: 'unsettled', order: undefined }
      }
      return { kind: isTokenDead(outcome.code) ? 'dead' : 'refused', refusal: outcome }
    },
    async openPayment() {
      const { cardPaymentLogic } = await import('./card-payment')
      world.add({ cardPayment: cardPaymentLogic(world) })
      return undefined
    },
    async restoreLogin() {
      const pending = world.keeper.code()
      if (pending) return { kind: 'codePending', pending }
      const member = world.session.takeUp() ? await memberBehind(world) : undefined
      if (member) return { kind: 'restored', member }
      world.session.logOut()
      return { kind: 'visitor' }
    },
    startOver({ goBackUrl }) {
      world.session.logOut()
      if (isReturnable(goBackUrl)) location.assign(goBackUrl)
      else location.reload()
      return Promise.resolve(undefined)
    },
  }
}
