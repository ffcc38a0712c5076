import type { Problem } from './problem'

/** What is to be sent is not what was shown at the press (PAY-11). */
export const FORM_CHANGED: Problem = { text: undefined, key: 'errors.formChanged' }

/** TOKEN_NOT_VALID, token not found, token mandatory: the link is dead and nothing can be paid with it (BOOT-05). */
const DEAD_TOKEN_CODES: readonly string[] = ['5125', '5124', '5132']

export function isTokenDead(code: string): boolean {
  return DEAD_TOKEN_CODES.includes(code)
}
