import { hasTransferCode, isPayFlow, isPaymentUnsettled, mayBePaidElsewhere } from '../../../machines/checkout/views'
import { useView } from '../../checkout/use-view'

type MoneyFact =
  'errors.unsettled' | 'errors.transferMade' | 'errors.noMoneyMoved' | 'errors.nothingMoved' | 'outcome.request.lede'

/**
 * What a page without a payment form knows about the money; undefined if another tab owns the order and may be paying it (PAY-14). A refund
 * or settlement charges no card: it moves money to the balance.
 */
export function useMoneyFact(): MoneyFact | undefined {
  const isOfPayment = useView(isPayFlow)
  const isUnsettled = useView(isPaymentUnsettled)
  const hasTransfer = useView(hasTransferCode)
  const isElsewhere = useView(mayBePaidElsewhere)
  if (isUnsettled) return isOfPayment ? 'errors.unsettled' : 'outcome.request.lede'
  if (hasTransfer) return 'errors.transferMade'
  if (isElsewhere) return undefined
  return isOfPayment ? 'errors.noMoneyMoved' : 'errors.nothingMoved'
}
