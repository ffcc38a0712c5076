import { useArrival } from '../../checkout/use-arrival'
import { useChild } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { useWords } from '../../words/use-words'
import { ForeignOffer, useForeignLede } from './foreign-offer'

/** Replaces the form: how a buyer with a foreign phone can pay. */
function ForeignPhoneScreen() {
  const { say } = useWords()
  const actor = useChild('foreignPhone')
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  const lede = useForeignLede(actor)
  return (
    <Main screen="foreign-number">
      <Heading lede={lede} headingRef={headingRef}>
        {say('foreignPhone.heading')}
      </Heading>
      {actor && <ForeignOffer actor={actor} />}
    </Main>
  )
}

export const parts = { Main: ForeignPhoneScreen }
