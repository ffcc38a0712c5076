import { checkingView, endingView, isPayFlow } from '../../../machines/checkout/views'
import { type ReconciliationView, reconciliationView } from '../../../machines/after/reconciliation/view'
import { actions } from '../../../styles/rhythm.css'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { useArrival } from '../../checkout/use-arrival'
import { useChild, useChildView, useView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { infoMark, triangle } from '../../components/icon/later-icons'
import { Line, Lines } from '../../components/lines/lines'
import { Main } from '../../components/main/main'
import { Money } from '../../components/money/money'
import { Note } from '../../components/note/note'
import { Paper } from '../../components/paper/paper'
import { StatusIcon } from '../../components/status-icon/status-icon'
import { WaitingBar } from '../../components/waiting-bar/waiting-bar'
import type { WordKey } from '../../words/word-key'
import { SupportCode } from '../support-code/support-code'
import { useWords } from '../../words/use-words'
import { OutcomeActions } from './outcome-actions'

type Standing = ReconciliationView['standing'] | 'overdue'

const HEADINGS: Record<Standing, readonly [heading: WordKey, lede: WordKey]> = {
  overdue: ['outcome.heading', 'outcome.overdue.lede'],
  checking: ['outcome.heading', 'outcome.lede'],
  withBank: ['outcome.withBank.heading', 'outcome.withBank.lede'],
  closed: ['outcome.closed.heading', 'outcome.closed.lede'],
  unknown: ['outcome.unknown.heading', 'outcome.lede'],
}

const OF_REQUESTS: typeof HEADINGS = {
  overdue: ['outcome.request.heading', 'outcome.request.lede'],
  checking: ['outcome.request.heading', 'outcome.request.lede'],
  withBank: ['outcome.request.heading', 'outcome.request.lede'],
  closed: ['outcome.request.closed', 'outcome.request.lede'],
  unknown: ['outcome.request.unknown', 'outcome.request.lede'],
}

/** The state of the reconciliation. Before it starts, the payment call is still awaited; one that crashed has no result and asks no more. */
function useStanding(): { readonly standing: Standing; readonly isAsking: boolean; readonly goesOn: boolean } {
  const { isOverdue } = useView(checkingView)
  const found = useChildView(useChild('reconciliation'), reconciliationView)
  if (isOverdue) return { standing: 'overdue', isAsking: true, goesOn: true }
  if (!found) return { standing: 'unknown', isAsking: false, goesOn: false }
  const { standing, isAsking } = found
  return { standing, isAsking, goesOn: standing !== 'closed' }
}

/** A payment with an unknown outcome. Says what we know, warns against paying again, and offers no way to pay. */
function OutcomeUnknownScreen() {
  const { say, language } = useWords()
  const { standing, isAsking, goesOn } = useStanding()
  const { amount } = useView(endingView)
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  const isOfPayment = useView(isPayFlow)
  const [heading, lede] = (isOfPayment ? HEADINGS : OF_REQUESTS)[standing]
  return (
    <Main screen="outcome-unknown" isFull>
      <StatusIcon kind="unknown" />
      <div data-standing={standing}>
        <Heading lede={say(lede)} headingRef={headingRef}>
          {say(heading)}
        </Heading>
      </div>
      {isOfPayment && standing === 'withBank' && (
        <div className={actions}>
          <Note icon={infoMark}>{say('outcome.withBank.ways')}</Note>
        </div>
      )}
      <div className={actions}>
        <Note tone="warning" icon={triangle}>
          {isOfPayment ? (
            <>
              <b>{say('outcome.doNotPay')}</b> {say('outcome.otherMethod')}
            </>
          ) : (
            <b>{say('outcome.request.doNotRepeat')}</b>
          )}
        </Note>
      </div>
      {amount && (
        <div className={actions}>
          <Paper>
            <Lines>
              <Line label={say('outcome.amount')} value={<Money amount={amount} language={language} />} />
            </Lines>
          </Paper>
        </div>
      )}
      {goesOn && (
        <div className={actions}>
          <WaitingBar label={say(isAsking ? 'outcome.checking' : 'outcome.looksAgain')} />
        </div>
      )}
      <p className={visuallyHidden} role="status">
        {standing === 'unknown' && say(isOfPayment ? 'live.outcomeUnknown' : heading)}
        {(standing === 'withBank' || standing === 'closed') && say(heading)}
      </p>
      <OutcomeActions />
      <SupportCode />
    </Main>
  )
}

export const parts = { Main: OutcomeUnknownScreen }
