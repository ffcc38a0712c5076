import { layoutView } from '../../../machines/checkout/view'
import { useArrival } from '../../checkout/use-arrival'
import { useChild, useView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { useWords } from '../../words/use-words'
import { IdentifyForm } from './identify-form'

/** `/` and `/sdk`: who is paying. The one screen that is in the page before any script. */
export function IdentifyScreen() {
  const { say } = useWords()
  const { screen } = useView(layoutView)
  const actor = useChild('identify')
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen={screen}>
      <Heading lede={say('identify.lede')} headingRef={headingRef}>
        {say('identify.heading')}
      </Heading>
      {actor && <IdentifyForm actor={actor} />}
    </Main>
  )
}
