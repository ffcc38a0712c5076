import { endingView } from '../../../machines/checkout/views'
import type { Flow } from '../../../machines/entities/flow'
import { shopReturnView } from '../../../machines/after/shop-return/view'
import { actions } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { useChild, useChildView, useView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Hero } from '../../components/hero/hero'
import { Main } from '../../components/main/main'
import { Money } from '../../components/money/money'
import { StatusIcon } from '../../components/status-icon/status-icon'
import type { StatusIconKind } from '../../components/status-icon/status-icons'
import type { WordKey } from '../../words/word-key'
import { useWords } from '../../words/use-words'
import { ShopLink, ShopReturnButton } from '../result/shop-return'

export interface IntoBalanceResultWords {
  readonly icon: StatusIconKind
  readonly heading: WordKey
  readonly lede: WordKey
  readonly amount: WordKey
}

interface IntoBalanceResultProps extends IntoBalanceResultWords {
  readonly flow: Exclude<Flow, 'pay'>
  /** Sets `data-decided`: the decision, or `before` if it was made earlier. */
  readonly decided: string | undefined
}

/** The end of a refund or a settlement: it stays on screen, and the shopper decides when to return to the shop. */
export function IntoBalanceResult({
  flow,
  decided = 'before',
  icon,
  heading,
  lede,
  amount: label,
}: IntoBalanceResultProps) {
  const { say, language } = useWords()
  const { amount, merchantName } = useView(endingView)
  const way = useChild('shopReturn')
  const view = useChildView(way, shopReturnView)
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen={flow} isFull>
      <StatusIcon kind={icon} />
      <div data-decided={decided}>
        <Heading lede={say(lede)} headingRef={headingRef}>
          {say(heading)}
        </Heading>
      </div>
      {amount && (
        <div className={actions}>
          <Hero label={merchantName === undefined ? say(label) : <bdi>{merchantName}</bdi>} place="alone">
            <Money amount={amount} language={language} size="large" />
          </Hero>
        </div>
      )}
      <div className={actions}>
        {way && view?.callbackUrl !== undefined ? <ShopReturnButton actor={way} /> : <ShopLink isOnly />}
      </div>
    </Main>
  )
}
