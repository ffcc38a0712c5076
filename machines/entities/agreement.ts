/** The texts that a shopper can have read. */
export type AgreementName = 'userAgreement' | 'serviceAgreement' | 'explicitConsent' | 'privacyNotice'

/**
 * One of them in one language. In a paragraph `{provider}` is replaced by the wallet's name, and `<privacyNotice>words</privacyNotice>`
 * are words that lead to the text of that name. A paragraph with `{consentPurpose}`, `{contact}` or `{fees}` waits for the provider's own words.
 */
export interface Agreement {
  readonly title: string
  /** The day it is valid from, as people write it; undefined for a text that only informs or is asked for apart. */
  readonly validFrom: string | undefined
  /** In their order; their numbers are counted where they are shown. */
  readonly articles: readonly Article[]
}

export interface Article {
  readonly heading: string
  readonly paragraphs: readonly string[]
}
