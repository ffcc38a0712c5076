import { endingView } from '../../../machines/checkout/endings'
import { actions } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { useChild, useView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Hero } from '../../components/hero/hero'
import { Line, Lines } from '../../components/lines/lines'
import { Main } from '../../components/main/main'
import { Money } from '../../components/money/money'
import { Paper } from '../../components/paper/paper'
import { Seal } from '../../components/seal/seal'
import { useWords } from '../../words/use-words'
import { ShopLink, WayBack, WayWords } from './way-back'

/** Paid, and on the way back to the shop. */
export function Paid() {
  const { say, language } = useWords()
  const { amount, merchantName, paymentId } = useView(endingView)
  const way = useChild('shopReturn')
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="result" isFull>
      <Seal kind="success" />
      <Heading lede={way && <WayWords actor={way} />} headingRef={headingRef}>
        {say('result.paid.heading')}
      </Heading>
      {amount && (
        <div className={actions}>
          <Paper>
            <Hero label={merchantName === undefined ? say('result.amount') : <bdi>{merchantName}</bdi>}>
              <Money amount={amount} language={language} size="large" />
            </Hero>
            <Lines>{paymentId !== undefined && <Line label={say('result.paymentId')} value={paymentId} />}</Lines>
          </Paper>
        </div>
      )}
      <div className={actions}>{way ? <WayBack actor={way} /> : <ShopLink isOnly />}</div>
    </Main>
  )
}
