import type { MessageKey } from '../../../machines/entities/message-key'
import type { Problem } from '../../../machines/entities/problem'
import { Note } from '../../components/note/note'
import { ProblemText } from '../../words/problem-text'
import { useWords } from '../../words/use-words'

/** These sentences say by themselves that no money has moved. */
const SAY_SO: readonly MessageKey[] = ['errors.notCharged', 'errors.bankPage']

/** How a former try ended: what happened, and that no money has moved. */
export function ProblemNote({ problem }: { readonly problem: Problem | undefined }) {
  const { say } = useWords()
  if (!problem) return null
  return (
    <Note tone="danger" icon="alert-circle" role="alert">
      <b>
        <ProblemText problem={problem} />
      </b>
      {!SAY_SO.includes(problem.key) && (
        <>
          <br />
          {say('errors.noMoneyMoved')}
        </>
      )}
    </Note>
  )
}
