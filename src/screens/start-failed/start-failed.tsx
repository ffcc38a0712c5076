import { problemView } from '../../../machines/checkout/views'
import { actions } from '../../../styles/rhythm.css'
import { useCheckout } from '../../checkout/provider'
import { useArrival } from '../../checkout/use-arrival'
import { useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { again } from '../../components/icon/later-icons'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { Note } from '../../components/note/note'
import { Seal } from '../../components/seal/seal'
import { ProblemText } from '../../words/problem-text'
import { SupportCode } from '../support-code/support-code'
import { useWords } from '../../words/use-words'

/** The order could not be asked for. What was typed is kept for when it can. */
export function StartFailedScreen() {
  const { say } = useWords()
  const { actor } = useCheckout()
  const problem = useView(problemView)
  const isReasonKnown = problem.text !== undefined || problem.key !== 'errors.generic'
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="start-failed" isFull>
      <Seal kind="unknown" />
      <Heading lede={say('errors.startFailed.text')} headingRef={headingRef}>
        {say('errors.startFailed.title')}
      </Heading>
      {isReasonKnown && (
        <div className={actions}>
          <Note tone="danger" icon="alert-circle">
            <ProblemText problem={problem} />
          </Note>
        </div>
      )}
      <div className={actions}>
        <Button action="try-again" icon={again} onPress={() => actor.send({ type: 'shopper.retried' })}>
          {say('shell.tryAgain')}
        </Button>
      </div>
      <SupportCode />
    </Main>
  )
}
