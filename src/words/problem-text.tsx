import type { Problem } from '../../machines/entities/problem'
import { useLaterWords } from './use-later-words'
import { useWords } from './use-words'

/**
 * A problem in the shopper's language, in general words until the later screens' sentences have loaded. The provider's
 * sentence stays in the language that it came in, and is isolated, so that its direction can't reorder ours.
 */
export function ProblemText({ problem }: { readonly problem: Problem }) {
  const { say } = useWords()
  const sayLater = useLaterWords()
  const { text, language, key, seconds } = problem
  if (text !== undefined) return <bdi lang={language}>{text}</bdi>
  return sayLater(key, seconds === undefined ? undefined : { seconds }) ?? say('errors.generic')
}
