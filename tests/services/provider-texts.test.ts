import { describe, expect, it } from 'vitest'
import { agreement as consentEn } from '../../locales/en/agreements/explicit-consent'
import { agreement as userEn } from '../../locales/en/agreements/user-agreement'
import { agreement as userTr } from '../../locales/tr/agreements/user-agreement'
import type { Agreement } from '../../machines/entities/agreement'
import { withProviderTexts } from '../../src/services/checkout/legal-text'

const textOf = ({ articles }: Agreement) => articles.flatMap(({ paragraphs }) => paragraphs).join('\n')

const CONTACT = { tr: '0850 000 00 00', en: '+90 850 000 00 00' }

describe('provider texts in legal texts', () => {
  it('the provider’s texts in a legal text come from the configuration, in its language (AGR-11~)', () => {
    const provider = { texts: { contact: CONTACT }, isShownWhereMissing: false }
    expect(textOf(withProviderTexts(userEn, 'en', provider))).toContain('Customer service: +90 850 000 00 00')
    expect(textOf(withProviderTexts(userTr, 'tr', provider))).toContain('Müşteri hizmetleri: 0850 000 00 00')
  })

  it('a missing provider text is a visible placeholder in test mode (AGR-11~)', () => {
    const provider = { texts: {}, isShownWhereMissing: true }
    const said = [userEn, consentEn].map((text) => textOf(withProviderTexts(text, 'en', provider))).join('\n')
    for (const name of ['consentPurpose', 'contact', 'fees']) expect(said).toContain(`[providerTexts.${name}]`)
  })

  it('a missing provider text removes only its paragraph, outside test mode (AGR-11~)', () => {
    const provider = { texts: {}, isShownWhereMissing: false }
    for (const text of [userEn, consentEn]) {
      const shown = withProviderTexts(text, 'en', provider)
      expect(textOf(shown)).not.toMatch(/\[providerTexts|\{(?:consentPurpose|contact|fees)\}/)
      expect(shown.articles.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true)
    }
  })
})

describe('the user agreement', () => {
  it.each([
    ['en', userEn, ['remove a stored card', 'What is not shown there', 'free of charge', 'unauthorised use.']],
    ['tr', userTr, ['kartı istediğiniz zaman kaldır', 'Ekte yer almayan', 'ücretsiz', 'yetkisiz kullanım']],
  ] as const)('the user agreement in %s has none of the promises that no source makes (AGR-01~)', (_, text, struck) => {
    for (const words of struck) expect(textOf(text)).not.toContain(words)
  })
})
