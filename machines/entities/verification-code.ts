export type CodeFault = 'validations.verificationCodeRequired' | 'validations.verificationCode'

export const CODE_LENGTH = 6

/** `'123 456'`, `'Kod: 123456'` and full-width digits are read as their digits; then exactly six of them (VAL-03). */
export function parseVerificationCode(typed: string): { code: string } | { fault: CodeFault } {
  const code = typed.normalize('NFKC').replace(/\D/g, '')
  if (code === '') return { fault: 'validations.verificationCodeRequired' }
  return code.length === CODE_LENGTH ? { code } : { fault: 'validations.verificationCode' }
}
