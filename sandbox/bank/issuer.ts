import { bankOf } from '../cards/banks'
import type { Language, Words } from '../records/language'
import type { TestCard } from '../records/card'

const UNKNOWN: Words = { tr: 'Kartınızın bankası', en: 'Your card’s bank' }

/** The name of a card's bank; a generic name for a foreign bank. */
export function issuerName(card: TestCard | undefined, lang: Language): string {
  return bankOf(card?.bankCode)?.name ?? UNKNOWN[lang]
}

/** At most two letters for a bank's tile: `İB` for İş Bankası, `Q` for QNB. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('tr')
}

export function maskedNumber({ number }: TestCard): string {
  return `•••• ${number.slice(-4)}`
}

/** `+90 ••• ••• 45 67`: enough for shoppers to recognise their own number. */
export function maskedPhone(gsmNumber: string): string {
  return `${gsmNumber.slice(0, 3)} ••• ••• ${gsmNumber.slice(-4, -2)} ${gsmNumber.slice(-2)}`
}
