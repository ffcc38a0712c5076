import { withPlainDigits } from './plain-digits'

/** What stands between digits: spaces, hyphens of all lengths, and the invisible marks that phones copy with a number. */
const SEPARATORS = /[\s().\-\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** What was typed as one would dial it: without what stands between digits, and with `+` for a beginning `00`. */
export function dialled(typed: string): string {
  return withPlainDigits(typed).replace(SEPARATORS, '').replace(/^00/, '+')
}
