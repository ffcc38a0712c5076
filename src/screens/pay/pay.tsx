import { useArrival } from '../../checkout/use-arrival'
import { useChild } from '../../checkout/use-view'
import { Main } from '../../components/main/main'
import { CampaignBanner } from '../campaign/campaign-banner'
import { PayHeading } from './heading'
import { PayLoading } from './form/loading'
import { Methods } from './methods'
import { PaySummary } from './pay-summary'
import { SpokenAmount } from './summary/spoken-amount'

/** `/pay`: how to pay. */
export function PayScreen() {
  const actor = useChild('payment')
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="pay">
      <PaySummary />
      <PayHeading headingRef={headingRef} />
      <CampaignBanner />
      {actor ? <Methods actor={actor} /> : <PayLoading />}
      <SpokenAmount />
    </Main>
  )
}
