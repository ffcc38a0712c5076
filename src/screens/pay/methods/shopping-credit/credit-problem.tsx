import type { Problem } from '../../../../../machines/entities/problem'
import type { CreditFailure } from '../../../../../machines/payment/shopping-credit/rules'
import { Note } from '../../../../components/note/note'
import type { WordKey } from '../../../../words/table'
import { useWords } from '../../../../words/use-words'
import { ProblemNote } from '../../form/problem-note'

/** What has happened, and what it means for the shopper. */
const OWN_WORDS: Readonly<Record<CreditFailure, readonly [title: WordKey, text: WordKey]>> = {
  alreadyApplied: ['credit.failed.alreadyApplied', 'credit.failed.alreadyApplied.text'],
  outOfStock: ['credit.failed.outOfStock', 'credit.failed.outOfStock.text'],
}

export interface CreditProblemProps {
  readonly problem: Problem | undefined
  readonly failure: CreditFailure | undefined
}

/** How a former application ended: in words of its own where trying again is no way on (CRED-06). */
export function CreditProblem({ problem, failure }: CreditProblemProps) {
  const { say } = useWords()
  if (failure === undefined) return <ProblemNote problem={problem} />
  const [title, text] = OWN_WORDS[failure]
  return (
    <Note tone="danger" icon="alert-circle" role="alert">
      <b>{say(title)}</b>
      <br />
      {say(text)}
    </Note>
  )
}
