/** An invented bank's logo: a drawing of its initials. */
export function logoOf(bankName: string): string {
  const letters = bankName
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#14286B"/><text x="20" y="25.5" font-family="sans-serif" font-size="15" font-weight="600" text-anchor="middle" fill="#fff">${letters}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
