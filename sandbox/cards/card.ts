import { bankOf } from './banks'
import type { TestCard } from '../records/card'

const WIRE_TYPES = { credit: 'CREDIT_CARD', debit: 'DEBIT_CARD', prepaid: 'PREPAID_CARD' } as const

export function associationOf(number: string): string {
  if (number.startsWith('4')) return 'VISA'
  if (number.startsWith('3')) return 'AMERICAN_EXPRESS'
  return number.startsWith('9') || number.startsWith('65') ? 'TROY' : 'MASTER_CARD'
}

/** The facts about a card that gateways return, never its number. */
export function cardFacts(card: TestCard) {
  const bank = bankOf(card.bankCode)
  return {
    cardType: WIRE_TYPES[card.kind],
    cardAssociation: associationOf(card.number),
    cardFamily: card.kind === 'credit' ? (bank?.family ?? '') : '',
    binNumber: card.number.slice(0, 8),
    lastFourDigits: card.number.slice(-4),
  }
}
