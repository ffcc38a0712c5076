import type { Method } from '../../../../machines/payment/methods'
import { balance } from './balance/balance'
import { card } from './card/card'
import { credit } from './credit/credit'
import type { PayMethod } from '../form/method'
import { transfer } from './transfer/transfer'

/** Every way to pay that the charts know, as it looks. */
export const PAY_METHODS: Readonly<Record<Method, PayMethod>> = {
  'credit-card': card,
  balance,
  'shopping-credit': credit,
  'bank-transfer': transfer,
}
