import { resultFlags, resultMessageOf } from '../../../machines/checkout/views'
import { isTransferReceipt } from '../../../machines/entities/receipt'
import { actions } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { useAttempt } from '../../checkout/use-method'
import { useChild, useView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { Seal } from '../../components/seal/seal'
import { useWords } from '../../words/use-words'
import { CardRedirect } from '../redirect/redirect-page'
import { Awaited } from './awaited'
import { Receipt } from './receipt'
import { ResultExtras } from './result-extras'
import { ShopLink, WayBack, WayWords } from './way-back'

/** Paid, and on the way back to the shop. */
function Paid() {
  const { say } = useWords()
  const way = useChild('shopReturn')
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="result" isFull>
      <Seal kind="success" />
      <Heading lede={way && <WayWords actor={way} />} headingRef={headingRef}>
        {say('result.paid.heading')}
      </Heading>
      <div className={actions}>
        <Receipt />
      </div>
      <div className={actions}>{way ? <WayBack actor={way} /> : <ShopLink isOnly />}</div>
      <ResultExtras />
    </Main>
  )
}

/** `/result-page`: on the way to a bank, or paid, or to be paid by a transfer. */
export function ResultScreen() {
  const message = useView((snapshot) => resultMessageOf(resultFlags(snapshot)))
  const attempt = useAttempt()
  const receipt = useView(({ context }) => context.receipt)
  if (message === 'redirect' && attempt) return <CardRedirect actor={attempt} />
  return message === 'transfer' && isTransferReceipt(receipt) ? <Awaited receipt={receipt} /> : <Paid />
}
