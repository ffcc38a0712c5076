import { legalTextMachine, loadAgreement } from '../../../machines/around/legal-text/machine'
import type { Agreement, AgreementName } from '../../../machines/entities/agreement'
import type { Language } from '../../../machines/entities/language'
import { implementPort } from '../platform/implement-port'

const NAMES = ['consentPurpose', 'contact', 'fees'] as const

type Name = (typeof NAMES)[number]

interface ProviderTexts {
  readonly texts: Readonly<Partial<Record<Name, Readonly<Record<Language, string>> | undefined>>>
  /** In test mode a missing text is shown as a placeholder; otherwise its paragraph is left out. */
  readonly isShownWhereMissing: boolean
}

const placeOf = (name: Name) => `{${name}}`

/** Replaces the placeholders with the provider's texts, and leaves out paragraphs whose text is missing. */
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

type Texts = Readonly<Record<AgreementName, () => Promise<{ readonly agreement: Agreement }>>>

/** Each text is a separate chunk, loaded in one language when the shopper opens it. */
const texts: Readonly<Record<Language, Texts>> = {
  tr: {
    userAgreement: () => import('../../../locales/tr/agreements/user-agreement'),
    serviceAgreement: () => import('../../../locales/tr/agreements/service-agreement'),
    explicitConsent: () => import('../../../locales/tr/agreements/explicit-consent'),
    privacyNotice: () => import('../../../locales/tr/agreements/privacy-notice'),
  },
  en: {
    userAgreement: () => import('../../../locales/en/agreements/user-agreement'),
    serviceAgreement: () => import('../../../locales/en/agreements/service-agreement'),
    explicitConsent: () => import('../../../locales/en/agreements/explicit-consent'),
    privacyNotice: () => import('../../../locales/en/agreements/privacy-notice'),
  },
}

/** Reads `language` on every call, because the shopper can switch it. */
export const legalTextLogic = (language: () => Language, provider: ProviderTexts) =>
  legalTextMachine.provide({
    actors: {
      loadAgreement: implementPort(loadAgreement, async ({ text }) => {
        const spoken = language()
        const { agreement } = await texts[spoken][text]()
        return withProviderTexts(agreement, spoken, provider)
      }),
    },
  })
