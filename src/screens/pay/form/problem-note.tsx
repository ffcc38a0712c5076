import { isChargeOpen } from '../../../../machines/entities/bank-refusal'
import { isDecline } from '../../../../machines/entities/declines'
import type { MessageKey } from '../../../../machines/entities/message-key'
import type { Problem } from '../../../../machines/entities/problem'
import { useCheckout } from '../../../checkout/provider'
import { ReasonNote } from '../../reason-note/reason-note'
import { ProblemText } from '../../../words/problem-text'
import type { WordKey } from '../../../words/word-key'
import { useWords } from '../../../words/use-words'
import { useFormMoneyFact } from './use-form-money-fact'

/** Our own errors for payments that were not sent: they prove nothing about an earlier payment or bank transfer. */
const UNSENT: readonly MessageKey[] = [
  'errors.generic',
  'errors.connection',
  'errors.wait',
  'errors.formChanged',
  'errors.identityUnfinished',
]

/** What still holds after a problem: that no money has moved, which some sentences already say, or that a transfer code is still valid. */
function comfortOf(problem: Problem, uncharged: WordKey): WordKey | undefined {
  if (isChargeOpen(problem)) return undefined
  const isUnsettled = uncharged === 'errors.unsettled' || uncharged === 'errors.earlierUnsettled'
  switch (problem.key) {
    case 'errors.notCharged':
    case 'errors.bankPage':
    case 'errors.underWay':
    case 'errors.creditPage':
      return undefined
    case 'errors.memberSuspended':
      return isUnsettled ? uncharged : 'errors.memberSuspended.until'
    case 'errors.instrumentSuspended':
      return isUnsettled ? uncharged : 'errors.instrumentSuspended.until'
    case 'errors.transferUndone':
    case 'errors.noticeUnanswered':
      return 'errors.noticeUnanswered.valid'
    default:
      return uncharged
  }
}

/** Our own sentence for a decline names the next step; the provider's in its place may not. */
const needsOtherWay = (problem: Problem, comfort: WordKey | 'of the page' | undefined) =>
  problem.text !== undefined && isDecline(problem) && comfort === 'errors.noMoneyMoved'

function Uncharged() {
  const { say } = useWords()
  return say(useFormMoneyFact())
}

function UntilLifted() {
  const { say } = useWords()
  const { productName } = useCheckout()
  return say('errors.memberSuspended.until', { product: productName })
}

function Comfort({ of }: { readonly of: WordKey | 'of the page' }) {
  const { say } = useWords()
  if (of === 'of the page') return <Uncharged />
  return of === 'errors.memberSuspended.until' ? <UntilLifted /> : say(of)
}

interface ProblemNoteProps {
  readonly problem: Problem | undefined
  /** What is certain about the money if the problem says nothing about it. */
  readonly uncharged?: WordKey
}

/** How the previous attempt ended: what happened, what still holds, and the next step. */
export function ProblemNote({ problem, uncharged = 'errors.noMoneyMoved' }: ProblemNoteProps) {
  if (!problem) return null
  const isOwn = problem.text === undefined && UNSENT.includes(problem.key)
  const comfort = isOwn ? 'of the page' : comfortOf(problem, uncharged)
  return (
    <ReasonNote>
      <b>
        <ProblemText problem={problem} />
      </b>
      {comfort && (
        <>
          <br />
          <Comfort of={comfort} />
          {needsOtherWay(problem, comfort) && (
            <>
              {' '}
              <Comfort of="declines.otherWay" />
            </>
          )}
        </>
      )}
    </ReasonNote>
  )
}
