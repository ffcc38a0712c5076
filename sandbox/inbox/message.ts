import type { Language, Words } from '../language'
import type { Purpose } from '../orders/order'
import { PRODUCT_NAME } from '../product'

/** An SMS as it lies in the inbox. */
export interface Message {
  readonly at: number
  /** Of the order that it was sent for. */
  readonly token: string
  readonly gsmNumber: string
  readonly language: Language
  /** The verification code it brings, where it brings one. */
  readonly code?: string
  /** The reference code of a transfer, where it brings one. */
  readonly reference?: string
  /** The address it leads to, where it leads somewhere. */
  readonly link?: string
  readonly text: string
}

// The code is the only figure in the sentences, so that pasting the whole message leaves no doubt about it.
const CODE_TEXTS: Readonly<Record<Purpose, Words>> = {
  pay: {
    tr: 'Doğrulama kodunuz: {code}. {merchant} ödemeniz için istendi, kimseyle paylaşmayın.',
    en: 'Your verification code: {code}. It was asked for your payment to {merchant}; share it with nobody.',
  },
  refund: {
    tr: 'Doğrulama kodunuz: {code}. {merchant} iadeniz için istendi, kimseyle paylaşmayın.',
    en: 'Your verification code: {code}. It was asked for your refund from {merchant}; share it with nobody.',
  },
  settlement: {
    tr: 'Doğrulama kodunuz: {code}. {merchant} hak edişiniz için istendi, kimseyle paylaşmayın.',
    en: 'Your verification code: {code}. It was asked for your earnings from {merchant}; share it with nobody.',
  },
}

const APP_TEXTS: Words = {
  tr: '{product} uygulamasında kimliğinizi doğrulayın:',
  en: 'Verify your identity in the {product} app:',
}

const BANK_TEXTS: Words = {
  tr: '{bank} ödeme onay kodunuz: {code}. {merchant} alışverişiniz için istendi, kimseyle paylaşmayın.',
  en: 'Your payment code from {bank}: {code}. It was asked for your purchase at {merchant}; share it with nobody.',
}

/**
 * The last line is for phones, which hand the code to a page of this host and to no other (WebOTP): the host has no port, and
 * nothing may follow.
 */
export function codeText(
  { code, merchant, host, purpose }: Readonly<Record<'code' | 'merchant' | 'host', string>> & { purpose: Purpose },
  language: Language,
): string {
  return `${filled(CODE_TEXTS[purpose][language], { code, merchant })}\n\n@${host} #${code}`
}

/** What stands before the link to the provider's app. */
export function appText(language: Language): string {
  return filled(APP_TEXTS[language], { product: PRODUCT_NAME })
}

/** What a card's own bank writes when it wants to know that its customer pays. */
export function bankCodeText(bank: string, code: string, merchant: string, language: Language): string {
  return filled(BANK_TEXTS[language], { bank, code, merchant })
}

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => words[name] ?? gap)
}
