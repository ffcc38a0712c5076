import { BANK_DECLINES } from './bank-declines'
import { CREDIT_FAILURES } from './credit-failures'
import type { FailureText } from './failure-text'
import { MEMBER_FAILURES } from './member-failures'
import { OWN_FAILURES } from './own-failures'
import { REQUEST_FAILURES } from './request-failures'
import { TRANSFER_FAILURES } from './transfer-failures'

const FAILURES: ReadonlyMap<string, FailureText> = new Map([
  ...BANK_DECLINES,
  ...REQUEST_FAILURES,
  ...OWN_FAILURES,
  ...MEMBER_FAILURES,
  ...TRANSFER_FAILURES,
  ...CREDIT_FAILURES,
])

export function knownFailureText(code: string): FailureText | undefined {
  return FAILURES.get(code)
}

export function failureText(code: string): FailureText {
  const text = knownFailureText(code)
  if (!text) throw new Error(`error code ${code} has no text`)
  return text
}
