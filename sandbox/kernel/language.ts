import type { Language } from '../records/language'

export function languageOf(lang: string | null | undefined): Language {
  return lang === 'en' ? 'en' : 'tr'
}

/** The languages of an Accept-Language header in order of preference, without `*`. */
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

/**
 * The language of a page: that of its URL, else the browser's preference. Other languages get English; without a preference it is Turkish.
 */
export function greetingLanguage(asked: string | null | undefined, accepted: string | null | undefined): Language {
  if (asked !== null && asked !== undefined) return languageOf(asked)
  const wanted = wantedOf(accepted ?? '')
  if (wanted.length === 0) return 'tr'
  return wanted.find((language) => language === 'tr' || language === 'en') === 'tr' ? 'tr' : 'en'
}
