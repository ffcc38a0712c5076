import type { CheckoutInput } from '../../../machines/checkout/context'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import type { Order } from '../../../machines/entities/order'
import type { Ports } from './checkout-ports'

export type Logic = typeof checkoutMachine

export type Children = NonNullable<Parameters<Logic['provide']>[0]['actors']>

export interface Beginning {
  readonly input?: Partial<CheckoutInput>
  /** Children that are to be other than they are. */
  readonly children?: ((ports: Ports) => Children) | undefined
  /** What is other about the order. */
  readonly order?: Partial<Order>
}
