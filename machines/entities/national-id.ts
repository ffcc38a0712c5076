import { withPlainDigits } from './plain-digits'

export type NationalIdFault = 'validations.identityNumberRequired' | 'validations.identityNumber'

const ELEVEN_DIGITS = /^[1-9]\d{10}$/

/**
 * The two last digits check the nine before them. Seven times the odd places less the even ones is the tenth; the eleventh is the
 * sum of all the others; both without their tens.
 */
function isChecked(number: string): boolean {
  const digits = Array.from(number, Number)
  const sumOf = (places: readonly number[]) => places.reduce((sum, place) => sum + (digits[place] ?? 0), 0)
  const odd = sumOf([0, 2, 4, 6, 8])
  const even = sumOf([1, 3, 5, 7])
  const tenth = (odd * 7 - even + 40) % 10
  return digits[9] === tenth && digits[10] === (odd + even + tenth) % 10
}

/** The number of an identity card as it was typed, with spaces or in full-width figures; one that nobody can have is said to be wrong. */
export function parseNationalId(typed: string): { identityNumber: string } | { fault: NationalIdFault } {
  const identityNumber = withPlainDigits(typed).replace(/\s/g, '')
  if (identityNumber === '') return { fault: 'validations.identityNumberRequired' }
  const isNumber = ELEVEN_DIGITS.test(identityNumber) && isChecked(identityNumber)
  return isNumber ? { identityNumber } : { fault: 'validations.identityNumber' }
}
