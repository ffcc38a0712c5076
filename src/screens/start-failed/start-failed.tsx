import { isPayFlow, problemView } from '../../../machines/checkout/views'
import { actions } from '../../../styles/rhythm.css'
import { useCheckout } from '../../checkout/provider'
import { useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { retryArrow } from '../../components/icon/later-icons'
import { Note } from '../../components/note/note'
import { ProblemText } from '../../words/problem-text'
import { SupportCode } from '../support-code/support-code'
import { useWords } from '../../words/use-words'
import { StatusPage } from '../status-page/status-page'

/** The order could not be requested. What the shopper typed is kept for a retry. */
function StartFailedScreen() {
  const { say } = useWords()
  const { actor } = useCheckout()
  const problem = useView(problemView)
  const isOfPayment = useView(isPayFlow)
  const isReasonKnown = problem.text !== undefined || problem.key !== 'errors.generic'
  return (
    <StatusPage
      screen="start-failed"
      icon="unknown"
      heading={isOfPayment ? 'errors.startFailed.title' : 'errors.unopened.title'}
      lede={say(isOfPayment ? 'errors.startFailed.text' : 'errors.unopened.text')}
    >
      {isReasonKnown && (
        <div className={actions}>
          <Note tone="danger" icon="alert-circle">
            <ProblemText problem={problem} />
          </Note>
        </div>
      )}
      <div className={actions}>
        <Button action="try-again" icon={retryArrow} onPress={() => actor.send({ type: 'shopper.retried' })}>
          {say('shell.tryAgain')}
        </Button>
      </div>
      <SupportCode />
    </StatusPage>
  )
}

export const parts = { Main: StartFailedScreen }
