import { SMS_CODE } from './agreed-figures'
import { withPlainDigits } from './plain-digits'

export type CodeFault = 'validations.verificationCodeRequired' | 'validations.verificationCode'

export const CODE_LENGTH = SMS_CODE.amount

const digitsOf = (text: string) => withPlainDigits(text).replace(/\D/g, '')

/** `'123 456'`, `'Kod: 123456'` and full-width digits are read as their digits; then exactly six of them (VAL-03). */
export function parseVerificationCode(typed: string): { code: string } | { fault: CodeFault } {
  const code = digitsOf(typed)
  if (code === '') return { fault: 'validations.verificationCodeRequired' }
  return code.length === CODE_LENGTH ? { code } : { fault: 'validations.verificationCode' }
}

const SIX_IN_A_ROW = /(?:^|\D)(\d{6})(?!\d)/
const TWICE_THREE = /(?:^|\D)(\d{3}[\s-]\d{3})(?!\d)/

/**
 * The code in typed or pasted text. A whole message can hold other figures, an amount or an hour, so six digits that stand
 * together go first, then `123 456`, and then all the digits there are. Too many of them are no code: cut, they would be another one.
 */
export function codeWithin(text: string): string {
  const plain = withPlainDigits(text)
  const found = SIX_IN_A_ROW.exec(plain)?.[1] ?? TWICE_THREE.exec(plain)?.[1]
  return digitsOf(found ?? plain)
}
