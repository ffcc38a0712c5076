import type { Agreement, AgreementName } from '../../../machines/entities/agreement'
import type { Language } from '../../../machines/entities/language'
import { loadAgreement, legalTextMachine } from '../../../machines/around/legal-text/machine'
import { implementPort } from '../platform/implement-port'
import { type ProviderTexts, withProviderTexts } from './provider-texts'

type Texts = Readonly<Record<AgreementName, () => Promise<{ readonly agreement: Agreement }>>>

/** Each text is a chunk of its own: whoever reads one loads that one, in one language. */
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

/** `language` is asked each time: the shopper may have changed it. */
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
