import { moneyParts } from '../../kernel/money'
import type { Language, Words } from '../../records/language'

export interface Announced {
  readonly merchant: string
  readonly minor: number
  readonly currency: string
  readonly iban: string
  readonly recipient: string
  readonly code: string
  readonly endsAt: number
}

const TEXTS: Words = {
  tr: '{merchant} ödemeniz için tam olarak {amount} gönderin. Alıcı: {recipient}, IBAN: {iban}. Açıklama alanına yalnızca {code} yazın. Son gün: {day}.',
  en: 'For your payment to {merchant} send exactly {amount}. Recipient: {recipient}, IBAN: {iban}. Write only {code} as the description. Last day: {day}.',
}

/** `26 Kasım Çarşamba`: the last full day before an instant. */
function lastDay(endsAt: number, language: Language): string {
  const form = { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'Europe/Istanbul' } as const
  return new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', form).format(endsAt - 1)
}

/** The SMS with everything that a shopper needs who goes to the bank with only a phone. */
export function transferText(announced: Announced, language: Language): string {
  const { merchant, minor, currency, iban, recipient, code, endsAt } = announced
  const filled: Readonly<Record<string, string>> = {
    merchant,
    amount: moneyParts(minor, currency, language).join(''),
    iban: iban.replace(/(.{4})(?=.)/g, '$1 '),
    recipient,
    code,
    day: lastDay(endsAt, language),
  }
  return TEXTS[language].replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '')
}
