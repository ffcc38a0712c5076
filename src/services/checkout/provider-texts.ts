import type { Agreement } from '../../../machines/entities/agreement'
import type { Language } from '../../../machines/entities/language'

const NAMES = ['consentPurpose', 'contact', 'fees'] as const

type Name = (typeof NAMES)[number]

export interface ProviderTexts {
  /** What only the provider can say, from the configuration. */
  readonly texts: Readonly<Partial<Record<Name, Readonly<Record<Language, string>> | undefined>>>
  /** Test mode shows what the configuration has not given; elsewhere its paragraph is left out. */
  readonly isShownWhereMissing: boolean
}

const placeOf = (name: Name) => `{${name}}`

/** The text with the provider's own words in their places. */
export function withProviderTexts(
  agreement: Agreement,
  language: Language,
  { texts, isShownWhereMissing }: ProviderTexts,
): Agreement {
  const wordsFor = (name: Name) => texts[name]?.[language] ?? (isShownWhereMissing ? `[providerTexts.${name}]` : '')
  const isSaid = (paragraph: string) =>
    NAMES.every((name) => !paragraph.includes(placeOf(name)) || wordsFor(name) !== '')
  const filled = (paragraph: string) =>
    NAMES.reduce((text, name) => text.split(placeOf(name)).join(wordsFor(name)), paragraph)
  const articles = agreement.articles.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.filter(isSaid).map(filled),
  }))
  return { ...agreement, articles }
}
