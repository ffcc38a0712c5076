import { journeyStateOf } from '../../../machines/checkout/screens'
import { useMethod } from '../../checkout/use-method'
import { useView } from '../../checkout/use-view'
import { Paid } from './paid'
import { Redirect } from './redirect'

/** `/result-page`: on the way to a bank, or paid. */
export function ResultScreen() {
  const isRedirecting = useView((snapshot) => journeyStateOf(snapshot) === 'paying.redirecting')
  const payment = useMethod('cardPayment')
  return isRedirecting && payment ? <Redirect actor={payment} /> : <Paid />
}
