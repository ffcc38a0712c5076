import type { Problem } from '../../../machines/entities/problem'
import { ReasonNote } from '../reason-note/reason-note'
import { ProblemText } from '../../words/problem-text'
import { useWords } from '../../words/use-words'

/** These sentences already say whether money was moved. */
const SAYING_IT: readonly Problem['key'][] = ['errors.requestUndone', 'errors.requestUnderWay']

interface RequestProblemProps {
  readonly problem: Problem
  /** Whether the screen itself says that no money was moved. */
  readonly isMoneySaid?: boolean
}

/** Why the previous request failed, and that no money was moved. */
export function RequestProblem({ problem, isMoneySaid = SAYING_IT.includes(problem.key) }: RequestProblemProps) {
  const { say } = useWords()
  return (
    <ReasonNote>
      <b>
        <ProblemText problem={problem} />
      </b>
      {!isMoneySaid && (
        <>
          <br />
          {say('errors.nothingMoved')}
        </>
      )}
    </ReasonNote>
  )
}
