/**
 * A short order reference that a shopper can read out to support: the first eight letters and digits of the token, in two
 * groups. Enough to find the order, too little to open it. Undefined if the token is too short.
 */
export function supportCodeOf(token: string): string | undefined {
  const letters = token.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  return letters.length < 16 ? undefined : `${letters.slice(0, 4)}-${letters.slice(4, 8)}`
}
