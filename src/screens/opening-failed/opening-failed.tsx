import { isPaymentUnsettled, mayBePaidElsewhere } from '../../../machines/checkout/views'
import { actions } from '../../../styles/rhythm.css'
import { useCheckout } from '../../checkout/provider'
import { useArrival } from '../../checkout/use-arrival'
import { useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { again } from '../../components/icon/later-icons'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { Seal } from '../../components/seal/seal'
import { SupportCode } from '../support-code/support-code'
import { useWords } from '../../words/use-words'

/** The paying side did not load. The login remains; nothing was paid, unless a payment before that login is unsettled. */
export function OpeningFailedScreen() {
  const { say } = useWords()
  const { actor } = useCheckout()
  const isUnknown = useView(isPaymentUnsettled)
  const text = useView(mayBePaidElsewhere) ? 'errors.generic' : 'errors.openingFailed.text'
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="opening-failed" isFull>
      <Seal kind="unknown" />
      <Heading lede={say(isUnknown ? 'errors.unsettled' : text)} headingRef={headingRef}>
        {say('errors.openingFailed.title')}
      </Heading>
      <div className={actions}>
        <Button action="try-again" icon={again} onPress={() => actor.send({ type: 'shopper.retried' })}>
          {say('shell.tryAgain')}
        </Button>
      </div>
      <SupportCode />
    </Main>
  )
}
