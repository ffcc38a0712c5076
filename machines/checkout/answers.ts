import type { ReconciliationOutput } from '../after/reconciliation/machine'
import type { Flow } from '../entities/flow'
import type { Order } from '../entities/order'
import type { AnyAttempted } from '../payment/rules'
import type { CheckoutContext } from './context'
import type { StartAnswer } from './ports'
import { formFromOrder, markOpenTransfer } from './rules'

/**
 * The attempt before this page. An own attempt that was not charged implies that its shopper had agreed; another buyer's implies nothing. An
 * attempt whose end the order reported at the start stays known after a retry, because the provider reports it only once (CARD-13).
 */
function formerAttempt(
  answer: Extract<StartAnswer, { kind: 'started' | 'unsettled' }>,
  known: AnyAttempted | undefined,
) {
  const { attempted } = answer
  if (answer.kind === 'unsettled') return { attempted }
  const { refused } = answer
  return {
    attempted: attempted ?? known,
    ...(refused && { problem: refused, ...(attempted && { hasAgreed: true }) }),
  }
}

/** The order overrides the URL's flow (BOOT-17). */
export function knownFlow(answer: { readonly order: Order | undefined; readonly flow?: Flow }): {
  readonly flow?: Flow
} {
  const flow = answer.order?.intoBalance ?? answer.flow
  return flow ? { flow } : {}
}

/** `attempted` is set even if the order could not be read, so that the screen can name the amount (PAY-12). */
export function startOf(
  answer: StartAnswer,
  { attempted, order, form }: Pick<CheckoutContext, 'attempted' | 'order' | 'form'>,
) {
  return answer.kind === 'started' || answer.kind === 'unsettled'
    ? {
        ...formerAttempt(answer, attempted),
        isUnresolved: answer.kind === 'started' && !!answer.isUnresolved,
        isAtBank: answer.kind === 'unsettled' && answer.isAtBank,
        ...knownFlow(answer),
        ...(answer.order && {
          order: answer.order,
          // An order that is read again leaves the form as the shopper left it.
          form: order ? form : formFromOrder(answer.order, form),
        }),
      }
    : {}
}

type OutcomeFacts = Pick<CheckoutContext, 'order' | 'isUnresolved' | 'hasAgreed'>

/** Our own payment implies consent, unless its login was refused and another person may have logged in since. */
export function outcomeOf(answer: ReconciliationOutput, { order, isUnresolved, hasAgreed }: OutcomeFacts) {
  return {
    isUnresolved: answer.kind === 'loginOver',
    ...(answer.kind === 'paid' && { receipt: answer.receipt, isOwnPaymentFound: answer.isOwnPaymentFound === true }),
    ...((answer.kind === 'notCharged' || answer.kind === 'free') && { problem: answer.problem }),
    ...(answer.kind === 'notCharged' && { hasAgreed: !isUnresolved || hasAgreed }),
    ...(answer.kind === 'begun' && { order: markOpenTransfer(order, true) }),
  }
}
