import { foreignPhoneView } from '../../../machines/sign-in/foreign-phone/view'
import { useArrival } from '../../checkout/use-arrival'
import { useChild, useChildView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { withNoBreakSpaces } from '../../words/no-break-spaces'
import { useWords } from '../../words/use-words'
import { ForeignOffer } from './foreign-offer'

/** Replaces the form: how a buyer with a foreign phone can pay. */
function ForeignPhoneScreen() {
  const { say } = useWords()
  const actor = useChild('foreignPhone')
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  const phone = useChildView(actor, (snapshot) => withNoBreakSpaces(foreignPhoneView(snapshot).phone))
  return (
    <Main screen="foreign-number">
      <Heading lede={phone && say('foreignPhone.lede', { phone })} headingRef={headingRef}>
        {say('foreignPhone.heading')}
      </Heading>
      {actor && <ForeignOffer actor={actor} />}
    </Main>
  )
}

export const parts = { Main: ForeignPhoneScreen }
