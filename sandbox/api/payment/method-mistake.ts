import { type Refused, refused } from '../../http/answer'
import type { PaymentMethod } from '../../records/attempt'
import type { Flag } from '../../records/init-fields'
import type { Order } from '../../records/order'

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

/** Refuses a method that the merchant has switched off. A switch that the order leaves out bars nothing. */
export function methodMistake({ flags, init }: Order, method: Method): Refused | undefined {
  const off = SWITCHES[method].find((name) => (name === 'bkmEnabled' ? init.bkmEnabled : flags[name]) === false)
  return off === undefined ? undefined : refused('method-switched-off', off)
}
