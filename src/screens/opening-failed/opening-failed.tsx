import { isPayFlow } from '../../../machines/checkout/views'
import { actions } from '../../../styles/rhythm.css'
import { useCheckout } from '../../checkout/provider'
import { useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { retryArrow } from '../../components/icon/later-icons'
import { SupportCode } from '../support-code/support-code'
import { useWords } from '../../words/use-words'
import { StatusPage } from '../status-page/status-page'
import { useMoneyFact } from '../status-page/use-money-fact'

/** The payment methods did not load. The login is kept; nothing was paid, unless a payment from before that login is unsettled. */
function OpeningFailedScreen() {
  const { say } = useWords()
  const { actor } = useCheckout()
  const fact = useMoneyFact() ?? 'errors.generic'
  const ofPaying = fact === 'errors.noMoneyMoved' ? 'errors.openingFailed.text' : fact
  const isOfPayment = useView(isPayFlow)
  return (
    <StatusPage
      screen="opening-failed"
      icon="unknown"
      heading={isOfPayment ? 'errors.openingFailed.title' : 'errors.unopened.title'}
      lede={say(isOfPayment ? ofPaying : 'errors.unopened.text')}
    >
      <div className={actions}>
        <Button action="try-again" icon={retryArrow} onPress={() => actor.send({ type: 'shopper.retried' })}>
          {say('shell.tryAgain')}
        </Button>
      </div>
      <SupportCode />
    </StatusPage>
  )
}

export const parts = { Main: OpeningFailedScreen }
