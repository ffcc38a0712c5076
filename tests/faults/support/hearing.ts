import { endingView } from '../../../machines/checkout/endings'
import type { Screen } from '../../../machines/checkout/rules'
import { screenOf } from '../../../machines/checkout/screens'
import { isComplete } from './page'
import type { CheckoutActor } from '../../../src/checkout/provider'

/** What a page has said of the payments that were sent until then. */
export interface Claim {
  readonly says: 'paid' | 'notPaid'
  /** How many payments had been sent when it said so. */
  readonly sent: number
  /** In minor units, where it said how much. */
  readonly amount: number | undefined
}

/** Screens that take it for granted that nothing was paid. */
const OVER: readonly Screen[] = ['invalid-token', 'form-expired', 'member-expired']

export interface Hearing {
  readonly hear: (actor: CheckoutActor) => void
  readonly claims: readonly Claim[]
}

/**
 * Listens to all that the pages of one visit say, at any moment. A form that can be paid with says that nothing was
 * charged, however kindly it is worded: who sees it pays again.
 */
export function hearing(): Hearing {
  const claims: Claim[] = []
  let sent = 0
  let wasInFlight = false

  function note(says: Claim['says'], amount?: number) {
    const last = claims.at(-1)
    if (last?.says !== says || last.sent !== sent || last.amount !== amount) claims.push({ says, sent, amount })
  }
  return {
    claims,
    hear(actor) {
      const snapshot = actor.getSnapshot()
      const form = snapshot.children.cardPayment?.getSnapshot()
      const isInFlight = form?.hasTag('paymentInFlight') === true
      if (isInFlight && !wasInFlight) sent += 1
      wasInFlight = isInFlight
      const screen = screenOf(snapshot)
      if (isComplete(snapshot)) note('paid', endingView(snapshot).amount?.minor)
      const isPayable = form?.can({ type: 'shopper.paid' }) === true
      if (sent > 0 && (isPayable || OVER.includes(screen))) note('notPaid')
    },
  }
}
