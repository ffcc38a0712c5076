import type { Method } from '../../../../machines/payment/rules'
import { balance } from './balance/balance'
import { card } from './card/card'
import { shoppingCredit } from './shopping-credit/shopping-credit'
import type { PayMethod } from '../form/method'
import { bankTransfer } from './bank-transfer/bank-transfer'

export const PAY_METHODS: Readonly<Record<Method, PayMethod>> = {
  'credit-card': card,
  balance,
  'shopping-credit': shoppingCredit,
  'bank-transfer': bankTransfer,
}
