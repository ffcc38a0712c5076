/** `Defne Ev & Yaşam` is DE, `Ada` is AD, `www.magaza.example` is MA. */
export function initialsOf(merchant: string): string {
  const [first = '', second] = merchant
    .replace(/^www\./, '')
    .split(/\s+/)
    .filter((word) => /^[\p{L}\d]/u.test(word))
  const letters =
    second === undefined ? Array.from(first).slice(0, 2) : [first, second].map((word) => Array.from(word)[0])
  return letters.join('').toLocaleUpperCase('tr')
}
