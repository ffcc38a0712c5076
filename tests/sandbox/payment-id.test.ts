import { expect, it } from 'vitest'
import { freshPaymentId } from '../../sandbox/payments/outcome'
import type { Random } from '../../sandbox/kernel/random'
import { emptyState } from '../../sandbox/records/state'
import type { Order } from '../../sandbox/records/order'
import type { Transfer } from '../../sandbox/records/transfer'

/** Returns each digit seven times, one after the other. */
function randomOf(...figures: readonly number[]): Random {
  const values = figures.flatMap((figure) => Array.from({ length: 7 }, () => figure))
  return { below: () => values.shift() ?? 0 }
}

it('a payment’s new id is never that of another payment or of a bank transfer (OPS-07~)', () => {
  const state = emptyState(1)
  const fresh = (...figures: readonly number[]) => freshPaymentId({ random: randomOf(...figures), state })
  const [first, second, third] = [fresh(1), fresh(2), fresh(3)]
  state.orders.set('paid', { attempts: [{ paymentId: first }] } as unknown as Order)
  state.transfers.set('waiting', { bankTransferPaymentId: second } as unknown as Transfer)
  expect(fresh(1, 2, 3)).toBe(third)
})
