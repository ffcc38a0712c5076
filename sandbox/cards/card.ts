import { bankOf } from './banks'

export type CardKind = 'credit' | 'debit' | 'prepaid'

/** A published test card. Its number alone decides how a payment with it ends. */
export interface TestCard {
  readonly number: string
  readonly bankCode?: number
  readonly kind: CardKind
  readonly declined?: Decline
  readonly points?: Points
}

/** What the bank gives for having used the card; a hundred points are a lira. */
export interface Points {
  readonly minor: number
}

/** A code may belong to several groups (and the other way round), so a decline names both where they part. */
export interface Decline {
  readonly code: string
  readonly group?: string
}

const WIRE_TYPES = { credit: 'CREDIT_CARD', debit: 'DEBIT_CARD', prepaid: 'PREPAID_CARD' } as const

export function associationOf(number: string): string {
  if (number.startsWith('4')) return 'VISA'
  if (number.startsWith('3')) return 'AMERICAN_EXPRESS'
  return number.startsWith('9') || number.startsWith('65') ? 'TROY' : 'MASTER_CARD'
}

/** What a gateway says about a card: facts only, never the number. */
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
