import type { WantedOrder } from './control-answers'

const FLAGS = {
  fundEnabled: true,
  mixPaymentEnabled: true,
  bankTransferEnabled: true,
  creditEnabled: true,
  creditCardEnabled: true,
} as const

/** An order that can be paid in every way, but for what it switches off itself. */
export function withEveryMethod(order: WantedOrder) {
  return { ...order, flags: { ...FLAGS, ...order.flags }, init: { bkmEnabled: true, ...order.init } }
}
