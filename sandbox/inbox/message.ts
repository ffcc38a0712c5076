import { PRODUCT_NAME } from '../kernel/product'
import type { Language, Words } from '../records/language'
import type { Purpose } from '../records/order'

// The code is the only number in the text, so that pasting the whole message is unambiguous.
const CODE_TEXTS: Readonly<Record<Purpose, Words>> = {
  pay: {
    tr: 'Doğrulama kodunuz: {code}. {merchant} ödemeniz içindir. Kimseyle paylaşmayın.',
    en: 'Verification code: {code}. For your payment to {merchant}. Do not share it with anyone.',
  },
  refund: {
    tr: 'Doğrulama kodunuz: {code}. {merchant} iadeniz içindir. Kimseyle paylaşmayın.',
    en: 'Verification code: {code}. For your refund from {merchant}. Do not share it with anyone.',
  },
  settlement: {
    tr: 'Doğrulama kodunuz: {code}. {merchant} hak edişiniz içindir. Kimseyle paylaşmayın.',
    en: 'Verification code: {code}. For your earnings from {merchant}. Do not share it with anyone.',
  },
}

const APP_TEXTS: Words = {
  tr: '{product} uygulamasında kimliğinizi doğrulayın:',
  en: 'Verify your identity in the {product} app:',
}

const BANK_TEXTS: Words = {
  tr: '{bank} ödeme onay kodunuz: {code}. {merchant} alışverişiniz içindir. Kimseyle paylaşmayın.',
  en: 'Your payment code from {bank}: {code}. For your purchase at {merchant}. Do not share it with anyone.',
}

/** The last line is for WebOTP: phones pass the code only to a page of this host. The host has no port, and nothing may follow the line. */
export function codeText(
  { code, merchant, host, purpose }: Readonly<Record<'code' | 'merchant' | 'host', string>> & { purpose: Purpose },
  language: Language,
): string {
  return `${filled(CODE_TEXTS[purpose][language], { code, merchant })}\n\n@${host} #${code}`
}

export function appText(language: Language): string {
  return filled(APP_TEXTS[language], { product: PRODUCT_NAME })
}

/** The SMS of a card's bank with the code that approves the payment. */
export function bankCodeText(bank: string, code: string, merchant: string, language: Language): string {
  return filled(BANK_TEXTS[language], { bank, code, merchant })
}

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => words[name] ?? gap)
}
