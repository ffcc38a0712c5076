import type { AnyMachineSnapshot } from 'xstate'
import { endingView, isPaymentUnsettled } from '../../../machines/checkout/views'
import type { Screen } from '../../../machines/checkout/rules'
import { screenOf } from '../../../machines/checkout/screens'
import type { OpenTransfer } from '../../../machines/entities/bank-transfer'
import { isTransferReceipt } from '../../../machines/entities/receipt'
import { isComplete, methodOf, payingOf } from './page'
import type { SentPayments } from './money-calls'
import type { CheckoutActor } from '../../../src/checkout/provider'

/** What a page said about the payments sent so far. */
export interface Claim {
  /**
   * `payable`: the order can be paid; `over`: it ended unpaid; `paid`; `awaited`: waits for a transfer; `checking`: the outcome is being
   * read.
   */
  readonly says: 'payable' | 'over' | 'paid' | 'awaited' | 'checking'
  /** Number of payments sent by then. */
  readonly sent: number
  /** In minor units, if the page showed an amount. */
  readonly amount: number | undefined
}

/** Events that start a payment, a credit application, or a transfer into the balance. */
const BEGINNINGS = (['paid', 'applied', 'claimed', 'confirmed'] as const).map(
  (done) => ({ type: `shopper.${done}` }) as const,
)

/** Screens that imply that nothing was paid, unless they say that the outcome is unknown. */
const OVER: readonly Screen[] = ['invalid-token', 'form-expired', 'member-expired']

export interface Hearing {
  readonly hear: (actor: CheckoutActor) => void
  readonly claims: readonly Claim[]
  readonly codes: ReadonlySet<string>
}

/**
 * Records what the pages of a visit claim, at any moment. A payable form claims that nothing was charged, because the shopper would pay
 * again.
 */
export function hearing(payments: SentPayments): Hearing {
  const claims: Claim[] = []
  const codes = new Set<string>()
  const noteCode = (transfer: OpenTransfer | undefined) => {
    if (transfer?.code !== undefined) codes.add(transfer.code)
  }

  function note(says: Claim['says'], amount?: number) {
    const sent = payments.size
    const last = claims.at(-1)
    if (last?.says !== says || last.sent !== sent || last.amount !== amount) claims.push({ says, sent, amount })
  }
  return {
    claims,
    codes,
    hear(actor) {
      const snapshot = actor.getSnapshot()
      const screen = screenOf(snapshot)
      const { receipt } = snapshot.context
      if (isTransferReceipt(receipt)) noteCode(receipt.transfer)
      if (isComplete(snapshot))
        note(isTransferReceipt(receipt) ? 'awaited' : 'paid', endingView(snapshot).amount?.minor)
      const { bankTransfer } = payingOf(snapshot)
      noteCode(bankTransfer?.getSnapshot().context.transfer)
      const method = methodOf(snapshot)?.getSnapshot() as AnyMachineSnapshot | undefined
      const isPayable = BEGINNINGS.some((event) => method?.can(event))
      if (payments.size > 0 && isPayable) note('payable')
      else if (payments.size > 0 && OVER.includes(screen) && !isPaymentUnsettled(snapshot)) note('over')
      else if (screen === 'outcome-unknown') note('checking', endingView(snapshot).amount?.minor)
    },
  }
}
