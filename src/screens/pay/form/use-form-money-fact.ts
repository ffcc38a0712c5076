import { mayBePaidElsewhere } from '../../../../machines/checkout/views'
import { useView } from '../../../checkout/use-view'

/**
 * What the page itself knows about the money: nothing was charged, unless a bank transfer was started, whose money may be on its way. A
 * bank or a provider that refuses a payment knows more than that (PAY-14).
 */
export function useFormMoneyFact(): 'errors.noMoneyMoved' | 'errors.transferMade' {
  return useView(mayBePaidElsewhere) ? 'errors.transferMade' : 'errors.noMoneyMoved'
}
