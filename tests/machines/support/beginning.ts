import type { CheckoutInput } from '../../../machines/checkout/context'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import type { Order } from '../../../machines/entities/order'
import type { Ports } from './checkout-ports'

export type Logic = typeof checkoutMachine

export type Children = NonNullable<Parameters<Logic['provide']>[0]['actors']>

export interface Beginning {
  readonly input?: Partial<CheckoutInput>
  readonly children?: ((ports: Ports) => Children) | undefined
  readonly order?: Partial<Order>
}
