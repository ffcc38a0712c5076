import { bankOf } from '../cards/banks'
import type { Language, Words } from '../records/language'
import type { TestCard } from '../records/card'

const UNKNOWN: Words = { tr: 'Kartınızın bankası', en: 'Your card’s bank' }

/** The bank of a card by its name; one abroad is nameless here. */
export function issuerName(card: TestCard | undefined, lang: Language): string {
  return bankOf(card?.bankCode)?.name ?? UNKNOWN[lang]
}

/** `İB` for İş Bankası, `Q` for QNB: two letters at most stand on a bank's tile. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('tr')
}

/** Card numbers are shown by their end alone. */
export function maskedNumber({ number }: TestCard): string {
  return `•••• ${number.slice(-4)}`
}

/** `+90 ••• ••• 45 67`: enough to know one's own number by. */
export function maskedPhone(gsmNumber: string): string {
  return `${gsmNumber.slice(0, 3)} ••• ••• ${gsmNumber.slice(-4, -2)} ${gsmNumber.slice(-2)}`
}
