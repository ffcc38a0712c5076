import type { Language } from '../records/language'

export function languageOf(lang: string | null | undefined): Language {
  return lang === 'en' ? 'en' : 'tr'
}

/** Languages of an Accept-Language header, the most wanted first; `*` names none. */
function wantedOf(accepted: string): string[] {
  const named = accepted.split(',').map((part) => {
    const [tag = '', ...more] = part.trim().toLowerCase().split(';')
    const weight = more.find((parameter) => parameter.trim().startsWith('q='))
    return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) }
  })
  return named
    .filter(({ language, weight }) => language !== '' && language !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
}

/** What a page greets in: what its address asks for, else what the browser prefers; English for other languages, Turkish for none. */
export function greetingLanguage(asked: string | null | undefined, accepted: string | null | undefined): Language {
  if (asked !== null && asked !== undefined) return languageOf(asked)
  const wanted = wantedOf(accepted ?? '')
  if (wanted.length === 0) return 'tr'
  return wanted.find((language) => language === 'tr' || language === 'en') === 'tr' ? 'tr' : 'en'
}
