/**
 * Whether a Turkish national identity number has valid check digits: the tenth follows from the nine before it, the eleventh from all ten.
 */
export function isNationalId(written: string): boolean {
  if (!/^[1-9]\d{10}$/.test(written)) return false
  const digits = Array.from(written, Number)
  const sumAt = (isWanted: (place: number) => boolean): number =>
    digits.reduce((sum, digit, place) => (isWanted(place) ? sum + digit : sum), 0)
  const odd = sumAt((place) => place < 9 && place % 2 === 0)
  const even = sumAt((place) => place < 9 && place % 2 === 1)
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return digits[9] === tenth && digits[10] === sumAt((place) => place < 10) % 10
}
