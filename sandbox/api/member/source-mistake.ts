import { type Refused, refused } from '../../http/answer'
import { sourceNameOf } from '../../orders/init-data'
import type { Order } from '../../records/order'

interface Call {
  readonly input: { readonly paymentSourceName: string }
  readonly order: Order
}

/** A credit call names the source that the order's detail names. */
export function sourceMistake({ input, order }: Call): Refused | undefined {
  const isOfOrder = input.paymentSourceName === sourceNameOf(order)
  return isOfOrder ? undefined : refused('wrong-payload', 'paymentSourceName: not that of the order')
}
