import type { Language, Words } from '../language'
import { PRODUCT_NAME } from '../product'

/** An SMS as it lies in the inbox. */
export interface Message {
  readonly at: number
  readonly gsmNumber: string
  readonly language: Language
  /** The verification code it brings, where it brings one. */
  readonly code?: string
  /** The address it leads to, where it leads somewhere. */
  readonly link?: string
  readonly text: string
}

// The code is the only figure in the text, so that pasting the whole message leaves no doubt about it.
const CODE_TEXTS: Words = {
  tr: 'Doğrulama kodunuz: {code}. {merchant} ödemeniz için istendi, kimseyle paylaşmayın.',
  en: 'Your verification code: {code}. It was asked for your payment to {merchant}; share it with nobody.',
}

export function codeText(code: string, merchant: string, language: Language): string {
  return CODE_TEXTS[language].replace('{code}', () => code).replace('{merchant}', () => merchant)
}

const APP_TEXTS: Words = {
  tr: '{product} uygulamasında kimliğinizi doğrulayın:',
  en: 'Verify your identity in the {product} app:',
}

/** What stands before the link to the provider's app. */
export function appText(language: Language): string {
  return APP_TEXTS[language].replace('{product}', PRODUCT_NAME)
}
