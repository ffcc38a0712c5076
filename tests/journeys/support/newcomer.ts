import { randomInt } from 'node:crypto'

/** Somebody of whom the provider has never heard: each call makes another one. */
export function newcomer() {
  // 599 is assigned to no operator: these phones are nobody's.
  const number = `599${String(randomInt(10_000_000)).padStart(7, '0')}`
  return { gsmNumber: `+90${number}`, email: `yeni.${number}@posta.example`, name: 'Ece', surname: 'Demir' } as const
}

export type Newcomer = ReturnType<typeof newcomer>

/** The merchant has not said what the buyer is called. */
export const NAMELESS = { buyerName: null, buyerSurname: null } as const
