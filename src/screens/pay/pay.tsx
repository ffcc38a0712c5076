import { useArrival } from '../../checkout/use-arrival'
import { useChild } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { useWords } from '../../words/use-words'
import { PayLoading } from './loading'
import { Methods } from './methods'
import { SpokenAmount } from './spoken-amount'

/** `/pay`: how to pay. */
export function PayScreen() {
  const { say } = useWords()
  const actor = useChild('payment')
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="pay">
      <Heading headingRef={headingRef}>{say('payment.heading')}</Heading>
      {actor ? <Methods actor={actor} /> : <PayLoading />}
      <SpokenAmount />
    </Main>
  )
}
