import { resultFlags, resultMessageOf } from '../../../machines/checkout/views'
import { isTransferReceipt } from '../../../machines/entities/receipt'
import { actions } from '../../../styles/rhythm.css'
import { useAttempt } from '../../checkout/use-method'
import { useChild, useView } from '../../checkout/use-view'
import { SealedPage } from '../sealed-page/sealed-page'
import { CardRedirect } from '../redirect/redirect-page'
import { Awaited } from './awaited'
import { Receipt } from './receipt'
import { ResultExtras } from './result-extras'
import { ShopLink, WayBack, WayWords } from './way-back'

/** Paid; the shopper returns to the shop next. */
function Paid() {
  const way = useChild('shopReturn')
  return (
    <SealedPage screen="result" seal="success" heading="result.paid.heading" lede={way && <WayWords actor={way} />}>
      <div className={actions}>
        <Receipt />
      </div>
      <div className={actions}>{way ? <WayBack actor={way} /> : <ShopLink isOnly />}</div>
      <ResultExtras />
    </SealedPage>
  )
}

/** `/result-page`: a redirect to a bank, a paid order, or one that waits for a bank transfer. */
export function ResultScreen() {
  const message = useView((snapshot) => resultMessageOf(resultFlags(snapshot)))
  const attempt = useAttempt()
  const receipt = useView(({ context }) => context.receipt)
  if (message === 'redirect' && attempt) return <CardRedirect actor={attempt} />
  return message === 'transfer' && isTransferReceipt(receipt) ? <Awaited receipt={receipt} /> : <Paid />
}
