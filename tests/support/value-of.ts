import type { CardPaymentAnswer, Receipt } from '../../machines/entities/receipt'
import type { UnnamedSuccess, Outcome } from '../../src/gateways/outcome'

/** The value of a call that must succeed. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === 'ok') return outcome.value
  throw new Error(`refused with ${outcome.code}: ${outcome.message ?? 'no message'}`)
}

/** The receipt of a card payment without a redirect. */
export function receiptOf(outcome: Outcome<CardPaymentAnswer | UnnamedSuccess>): Receipt {
  const value = valueOf(outcome)
  if (value.kind === 'paid') return value.receipt
  throw new Error('the bank wants to see the shopper')
}
