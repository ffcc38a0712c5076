import type { Random } from '../../kernel/random'
import type { State } from '../../records/state'
import type { Transfer } from '../../records/transfer'

// Neither letters nor figures that could be taken for one another.
const LETTERS = 'ACDEFHJKLMNPRTUVYZ'
const FIGURES = '23456789'

function drawn(random: Random, signs: string): string {
  return signs.charAt(random.below(signs.length))
}

/** `K7M429`: short enough to be typed into a bank's description field, and used for this transfer alone. */
export function freshCode(random: Random, transfers: State['transfers']): string {
  const code = [LETTERS, FIGURES, LETTERS, FIGURES, FIGURES, FIGURES].map((signs) => drawn(random, signs)).join('')
  return transferByCode(transfers, code) ? freshCode(random, transfers) : code
}

/** However a person writes it: small letters, spaces and dashes are all right. */
export function transferByCode(transfers: State['transfers'], typed: string): Transfer | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return [...transfers.values()].find((transfer) => transfer.code === code)
}

/** The last one an order has, waiting or not. */
export function transferOf(transfers: State['transfers'], token: string): Transfer | undefined {
  return [...transfers.values()].filter((transfer) => transfer.token === token).at(-1)
}
