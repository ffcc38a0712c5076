import type { Random } from '../../kernel/random'
import type { State } from '../../records/state'
import type { Transfer } from '../../records/transfer'

// Without letters and digits that look alike.
const LETTERS = 'ACDEFHJKLMNPRTUVYZ'
const FIGURES = '23456789'

function drawn(random: Random, signs: string): string {
  return signs.charAt(random.below(signs.length))
}

/** `K7M429`: short enough to type into a bank's description field, and unique to this transfer. */
export function freshCode(random: Random, transfers: State['transfers']): string {
  const code = [LETTERS, FIGURES, LETTERS, FIGURES, FIGURES, FIGURES].map((signs) => drawn(random, signs)).join('')
  return transferByCode(transfers, code) ? freshCode(random, transfers) : code
}

/** Finds a transfer by its code. Lower case, spaces and dashes are accepted. */
export function transferByCode(transfers: State['transfers'], typed: string): Transfer | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return [...transfers.values()].find((transfer) => transfer.code === code)
}

export function transferOf(transfers: State['transfers'], token: string): Transfer | undefined {
  return [...transfers.values()].filter((transfer) => transfer.token === token).at(-1)
}
