import type { CreditBank } from './banks'

/** The bank's letters on a tile, as an address that needs no server. */
export function logoOf({ bankName }: CreditBank): string {
  const letters = bankName
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="#14286B"/><text x="20" y="25.5" font-family="sans-serif" font-size="15" font-weight="600" text-anchor="middle" fill="#fff">${letters}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
