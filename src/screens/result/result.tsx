import { resultFlags, resultMessageOf } from '../../../machines/checkout/views'
import { isTransferReceipt } from '../../../machines/entities/receipt'
import { useAttempt } from '../../checkout/use-method'
import { useView } from '../../checkout/use-view'
import { CardRedirect } from '../redirect/card-redirect'
import { Awaited } from './awaited'
import { Paid } from './paid'

/** `/result-page`: on the way to a bank, or paid, or to be paid by a transfer. */
export function ResultScreen() {
  const message = useView((snapshot) => resultMessageOf(resultFlags(snapshot)))
  const attempt = useAttempt()
  const receipt = useView(({ context }) => context.receipt)
  if (message === 'redirect' && attempt) return <CardRedirect actor={attempt} />
  return message === 'transfer' && isTransferReceipt(receipt) ? <Awaited receipt={receipt} /> : <Paid />
}
