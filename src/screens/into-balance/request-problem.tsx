import type { Problem } from '../../../machines/entities/problem'
import { Note } from '../../components/note/note'
import { ProblemText } from '../../words/problem-text'
import { useWords } from '../../words/use-words'

/** These sentences say themselves whether money was moved. */
const SAYING_IT: readonly Problem['key'][] = ['errors.requestUndone', 'errors.requestUnderWay']

/** How a former request ended: what happened, and that no money was moved. */
export function RequestProblem({ problem }: { readonly problem: Problem }) {
  const { say } = useWords()
  return (
    <Note tone="danger" icon="alert-circle" role="alert">
      <b>
        <ProblemText problem={problem} />
      </b>
      {!SAYING_IT.includes(problem.key) && (
        <>
          <br />
          {say('errors.nothingMoved')}
        </>
      )}
    </Note>
  )
}
