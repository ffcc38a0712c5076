import type { Problem } from '../../machines/entities/problem'
import { useWords } from './use-words'

/** A problem in the shopper's words. The provider's sentence is set apart, so that its direction can't turn ours. */
export function ProblemText({ problem }: { readonly problem: Problem }) {
  const { say } = useWords()
  return problem.text === undefined ? say(problem.key) : <bdi>{problem.text}</bdi>
}
