import type { Problem } from '../../../machines/entities/problem'
import { Note } from '../../components/note/note'
import { ProblemText } from '../../words/problem-text'

/** A problem that appears while the shopper is on the screen. The first form repeats this, because a shared part costs its download 80 bytes. */
export function ProblemAlert({ problem }: { readonly problem: Problem | undefined }) {
  return (
    problem && (
      <Note tone="danger" icon="alert-circle" role="alert">
        <ProblemText problem={problem} />
      </Note>
    )
  )
}
