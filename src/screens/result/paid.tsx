import { actions } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { useChild } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { Seal } from '../../components/seal/seal'
import { useWords } from '../../words/use-words'
import { ResultExtras } from './result-extras'
import { Receipt } from './receipt'
import { ShopLink, WayBack, WayWords } from './way-back'

/** Paid, and on the way back to the shop. */
export function Paid() {
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
