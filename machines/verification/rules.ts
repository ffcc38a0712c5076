import { type CodeFault, parseVerificationCode } from '../entities/verification-code'

export function codeFaultOf(typed: string): CodeFault | undefined {
  const parsed = parseVerificationCode(typed)
  return 'fault' in parsed ? parsed.fault : undefined
}

/** The six digits of a code without fault. */
export function codeToVerify(typed: string): string {
  const parsed = parseVerificationCode(typed)
  if ('fault' in parsed) throw new Error('no code is verified before it is complete')
  return parsed.code
}
