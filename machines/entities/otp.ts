import { SMS_CODE } from './agreed-figures'
import { digitsOf, withPlainDigits } from './plain-digits'

export type CodeFault = 'validations.verificationCodeRequired' | 'validations.verificationCode'

export const CODE_LENGTH = SMS_CODE.amount

/** Extracts the digits from `'123 456'`, `'Kod: 123456'` and full-width digits, and requires exactly six (VAL-03). */
export function parseVerificationCode(typed: string): { code: string } | { fault: CodeFault } {
  const code = digitsOf(typed)
  if (code === '') return { fault: 'validations.verificationCodeRequired' }
  return code.length === CODE_LENGTH ? { code } : { fault: 'validations.verificationCode' }
}

const SIX_IN_A_ROW = /(?:^|\D)(\d{6})(?!\d)/
const TWICE_THREE = /(?:^|\D)(\d{3}[\s-]\d{3})(?!\d)/

/**
 * The code in typed or pasted text. A pasted message may contain other numbers, such as an amount or a time, so six digits in a
 * row win over `123 456`, and that over all digits together. Surplus digits are not cut off, because that would produce a
 * different code.
 */
export function codeWithin(text: string): string {
  const plain = withPlainDigits(text)
  const found = SIX_IN_A_ROW.exec(plain)?.[1] ?? TWICE_THREE.exec(plain)?.[1]
  return digitsOf(found ?? plain)
}
