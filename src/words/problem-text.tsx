import type { Problem } from '../../machines/entities/problem'
import { useLaterWords } from './use-later-words'
import { useWords } from './use-words'

/**
 * A problem in the shopper's words, in general ones until the sentences of later screens have come. The provider's
 * sentence is set apart, so that its direction can't turn ours.
 */
export function ProblemText({ problem }: { readonly problem: Problem }) {
  const { say } = useWords()
  const sayLater = useLaterWords()
  const { text, key, seconds } = problem
  if (text !== undefined) return <bdi>{text}</bdi>
  return sayLater(key, seconds === undefined ? undefined : { seconds }) ?? say('errors.generic')
}
