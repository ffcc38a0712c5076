/** The legal texts that the checkout can show. */
export type AgreementName = 'userAgreement' | 'serviceAgreement' | 'explicitConsent' | 'privacyNotice'

/**
 * A legal text in one language. In a paragraph, `{provider}` becomes the wallet's name, and
 * `<privacyNotice>words</privacyNotice>` becomes a link to the text of that name. `{consentPurpose}`, `{contact}` and `{fees}`
 * are placeholders for wording that only the provider can supply.
 */
export interface Agreement {
  readonly title: string
  /** Date of entry into force, formatted for display; undefined for a notice and for a separate consent. */
  readonly validFrom: string | undefined
  /** Numbered by position when rendered. */
  readonly articles: readonly Article[]
}

export interface Article {
  readonly heading: string
  readonly paragraphs: readonly string[]
}
