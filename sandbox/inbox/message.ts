import type { Language, Words } from '../language'

/** An SMS as it lies in the inbox. */
export interface Message {
  readonly at: number
  readonly gsmNumber: string
  readonly language: Language
  readonly code: string
  readonly text: string
}

// The code is the only figure in the text, so that pasting the whole message leaves no doubt about it.
const TEXTS: Words = {
  tr: 'Doğrulama kodunuz: {code}. {merchant} ödemeniz için istendi, kimseyle paylaşmayın.',
  en: 'Your verification code: {code}. It was asked for your payment to {merchant}; share it with nobody.',
}

export function codeText(code: string, merchant: string, language: Language): string {
  return TEXTS[language].replace('{code}', () => code).replace('{merchant}', () => merchant)
}
