import { hasTransferCode, isPaymentUnsettled, mayBePaidElsewhere } from '../../../machines/checkout/views'
import { useView } from '../../checkout/use-view'

/** What a page without a payment form knows about the money; undefined if another tab owns the order and may be paying it (PAY-14). */
export function useMoneyFact(): 'errors.unsettled' | 'errors.transferMade' | 'errors.noMoneyMoved' | undefined {
  const isUnsettled = useView(isPaymentUnsettled)
  const hasTransfer = useView(hasTransferCode)
  const isElsewhere = useView(mayBePaidElsewhere)
  if (isUnsettled) return 'errors.unsettled'
  if (hasTransfer) return 'errors.transferMade'
  return isElsewhere ? undefined : 'errors.noMoneyMoved'
}
