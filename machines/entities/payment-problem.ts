import { ownProblem } from './problem'

/** The form changed between the shopper's press and the sending (PAY-11). */
export const FORM_CHANGED = ownProblem('errors.formChanged')

/** TOKEN_NOT_VALID, token not found, token mandatory: the link is dead and cannot pay any more (BOOT-05). */
const DEAD_TOKEN_CODES: readonly string[] = ['5125', '5124', '5132']

export function isTokenDead(code: string): boolean {
  return DEAD_TOKEN_CODES.includes(code)
}
