import type { AnyMachineSnapshot } from 'xstate'
import { endingView, isPaymentUnsettled } from '../../../machines/checkout/views'
import type { Screen } from '../../../machines/checkout/rules'
import { screenOf } from '../../../machines/checkout/screens'
import type { OpenTransfer } from '../../../machines/entities/bank-transfer'
import { isTransferReceipt } from '../../../machines/entities/receipt'
import { isComplete, methodOf, payingOf } from './page'
import type { SentPayments } from './money-calls'
import type { CheckoutActor } from '../../../src/checkout/provider'

/** What a page has said of the payments that were sent until then. */
export interface Claim {
  /** That it can be paid; that it is over, and was not paid; that it was paid; that it waits for a transfer; that it is asked about. */
  readonly says: 'payable' | 'over' | 'paid' | 'awaited' | 'checking'
  /** How many payments had been sent when it said so. */
  readonly sent: number
  /** In minor units, where it said how much. */
  readonly amount: number | undefined
}

/** What leads to a payment, to an application for a credit, or to money going into the balance. */
const BEGINNINGS = (['paid', 'applied', 'claimed', 'confirmed'] as const).map(
  (done) => ({ type: `shopper.${done}` }) as const,
)

/** Screens that take it for granted that nothing was paid, but where they say that the outcome is not known. */
const OVER: readonly Screen[] = ['invalid-token', 'form-expired', 'member-expired']

export interface Hearing {
  readonly hear: (actor: CheckoutActor) => void
  readonly claims: readonly Claim[]
  /** The codes of transfers that were on show. */
  readonly codes: ReadonlySet<string>
}

/**
 * Listens to all that the pages of one visit say, at any moment. A form that can be paid with says that nothing was
 * charged, however kindly it is worded: who sees it pays again.
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
