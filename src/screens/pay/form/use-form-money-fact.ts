import { isPaymentUnsettled, mayBePaidElsewhere } from '../../../../machines/checkout/views'
import { useView } from '../../../checkout/use-view'

/**
 * What the page itself knows about the money: nothing was charged, unless a bank transfer was started, whose money may be on its way, or a
 * bank may have charged all the same. A bank or a provider that refuses a payment knows more than that (PAY-14).
 */
export function useFormMoneyFact(): 'errors.noMoneyMoved' | 'errors.transferMade' | 'errors.unsettled' {
  const isUnsettled = useView(isPaymentUnsettled)
  const isElsewhere = useView(mayBePaidElsewhere)
  if (isUnsettled) return 'errors.unsettled'
  return isElsewhere ? 'errors.transferMade' : 'errors.noMoneyMoved'
}

/** What a refused payment proves about the money. It does not disprove an earlier charge that is open (PAY-14). */
export function useRefusalMoneyFact(): 'errors.noMoneyMoved' | 'errors.earlierUnsettled' {
  return useView(isPaymentUnsettled) ? 'errors.earlierUnsettled' : 'errors.noMoneyMoved'
}
