/**
 * A short name for an order that a shopper can read out to support: the first eight letters and digits of its token, in two groups.
 * Too little to open the order with, and enough to find it by. Undefined where there is too little to make one of.
 */
export function supportCodeOf(token: string): string | undefined {
  const letters = token.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  return letters.length < 16 ? undefined : `${letters.slice(0, 4)}-${letters.slice(4, 8)}`
}
