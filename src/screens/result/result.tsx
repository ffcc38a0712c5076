import { journeyStateOf } from '../../../machines/checkout/screens'
import { isTransferReceipt } from '../../../machines/entities/receipt'
import { useAttempt } from '../../checkout/use-method'
import { useView } from '../../checkout/use-view'
import { CardRedirect } from '../redirect/card-redirect'
import { Awaited } from './awaited'
import { Paid } from './paid'

/** `/result-page`: on the way to a bank, or paid, or to be paid by a transfer. */
export function ResultScreen() {
  const isRedirecting = useView((snapshot) => journeyStateOf(snapshot) === 'paying.redirecting')
  const attempt = useAttempt()
  const receipt = useView(({ context }) => context.receipt)
  if (isRedirecting && attempt) return <CardRedirect actor={attempt} />
  return isTransferReceipt(receipt) ? <Awaited receipt={receipt} /> : <Paid />
}
