import type { PaymentTerms } from '../../../machines/entities/payment-terms'
import type { paymentMachine } from '../../../machines/payment/machine'
import type { Method } from '../../../machines/payment/rules'
import { ALL_TERMS, ENOUGH } from '../fixtures/funds'
import { begin } from './payment-harness'
import { ORDER } from '../fixtures/shopper'
import { CARDS, walletOf } from '../fixtures/wallet'

type Machine = typeof paymentMachine

export const breakDown = () => {
  throw new Error('broken on purpose')
}

export const attempted = (method: Method, choice: string | undefined) => ({
  method,
  price: ORDER.price,
  sum: ORDER.price,
  choice,
  // Further fields of an attempted card payment.
  ...(method === 'credit-card' && { parts: { installment: 1, balanceUsed: undefined, bonusUsed: undefined } }),
})

export async function open(machine: Machine, terms: PaymentTerms = ALL_TERMS, start: Parameters<typeof begin>[1] = {}) {
  const harness = begin(machine, start)
  await harness.ports.readTerms.answer(terms)
  return harness
}

/** Begins with all requests answered. */
export async function ready(machine: Machine, start: Parameters<typeof begin>[1] = {}) {
  const harness = await open(machine, ALL_TERMS, start)
  await harness.ports.openWallet.answer(walletOf({ cards: CARDS }))
  await harness.tellBalance(ENOUGH)
  await harness.ports.askMemberLevel.answer({ kind: 'known', level: 2 })
  return harness
}
