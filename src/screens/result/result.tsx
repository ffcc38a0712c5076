import { resultView } from '../../../machines/checkout/views'
import { actions } from '../../../styles/rhythm.css'
import { useAttempt } from '../../checkout/use-method'
import { useChild, useView } from '../../checkout/use-view'
import { StatusPage } from '../status-page/status-page'
import { CardRedirect } from '../redirect/redirect-page'
import { AwaitedTransfer } from './awaited-transfer'
import { LiveShopReturn } from './live-shop-return'
import { Receipt } from './receipt'
import { ResultExtras } from './result-extras'
import { ShopLink, ShopReturnButton, ShopReturnStatus } from './shop-return'

/** Paid; the shopper returns to the shop next. */
function Paid() {
  const way = useChild('shopReturn')
  return (
    <StatusPage
      screen="result"
      icon="success"
      heading="result.paid.heading"
      lede={way && <ShopReturnStatus actor={way} />}
    >
      <div className={actions}>
        <Receipt />
      </div>
      <div className={actions}>{way ? <ShopReturnButton actor={way} /> : <ShopLink isOnly />}</div>
      <ResultExtras />
    </StatusPage>
  )
}

/** `/result-page`: a redirect to a bank, a paid order, or one that waits for a bank transfer. */
function ResultScreen() {
  const view = useView(resultView)
  const attempt = useAttempt()
  if (view.kind === 'redirect' && attempt) return <CardRedirect actor={attempt} />
  return view.kind === 'transfer' ? <AwaitedTransfer receipt={view.receipt} /> : <Paid />
}

export const parts = { Main: ResultScreen, Live: LiveShopReturn }
