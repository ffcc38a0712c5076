import { type Refused, refused } from '../../http/answer'
import type { PaymentMethod } from '../../records/attempt'
import type { Flag } from '../../records/init-fields'
import type { Order } from '../../records/order'
import { flagsOf } from '../../orders/init-data'

type Method = Exclude<PaymentMethod, 'refund' | 'settlement'>

/** The switches that must be on for a method. */
const SWITCHES: Readonly<Record<Method, readonly (Flag | 'bkmEnabled')[]>> = {
  card: ['creditCardEnabled'],
  bkm: ['bkmEnabled'],
  balance: ['fundEnabled'],
  mixed: ['mixPaymentEnabled', 'fundEnabled', 'creditCardEnabled'],
  bankTransfer: ['bankTransferEnabled'],
  credit: ['creditEnabled'],
}

/** Refuses a method that the order's detail says is off. */
export function methodMistake(order: Order, method: Method): Refused | undefined {
  const { bkmEnabled = false } = order.init
  const isOn = { ...flagsOf(order), bkmEnabled }
  const off = SWITCHES[method].find((name) => !isOn[name])
  return off === undefined ? undefined : refused('method-switched-off', off)
}
