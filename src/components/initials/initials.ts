/** The first letters of two words, or the first two of a single one. A letter may be two code units. */
export function initialsOf([first = '', second]: readonly string[]): string {
  const letters =
    second === undefined ? Array.from(first).slice(0, 2) : [first, second].map((word) => Array.from(word)[0])
  return letters.join('').toLocaleUpperCase('tr')
}
