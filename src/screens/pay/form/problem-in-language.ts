import type { Language } from '../../../../machines/entities/language'
import { ownProblem, type Problem } from '../../../../machines/entities/problem'

const firstLanguages = new WeakMap<Problem, Language>()

interface ProblemInLanguage {
  readonly problem: Problem
  /** The language of its text, if that is not the page's. */
  readonly lang: Language | undefined
}

/**
 * A provider's text is in the language in which the problem was first shown. After a language change our own sentence replaces it
 * where the reason is known; an unknown reason keeps the provider's text.
 */
export function problemInLanguage(problem: Problem, language: Language): ProblemInLanguage {
  if (problem.text === undefined) return { problem, lang: undefined }
  const first = firstLanguages.get(problem) ?? language
  firstLanguages.set(problem, first)
  if (first === language) return { problem, lang: undefined }
  return problem.key === 'errors.generic'
    ? { problem, lang: first }
    : { problem: ownProblem(problem.key), lang: undefined }
}
