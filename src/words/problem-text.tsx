import type { Problem } from '../../machines/entities/problem'
import { useWords } from './use-words'

/** A problem in the shopper's words. The provider's sentence is set apart, so that its direction can't turn ours. */
export function ProblemText({ problem }: { readonly problem: Problem }) {
  const { say } = useWords()
  const { text, key, seconds } = problem
  if (text !== undefined) return <bdi>{text}</bdi>
  return seconds === undefined ? say(key) : say(key, { seconds })
}
