/** TOKEN_NOT_VALID, token not found, token mandatory: the link is dead and nothing can be paid with it (BOOT-05). */
const DEAD_TOKEN_CODES: readonly string[] = ['5125', '5124', '5132']

export function isTokenDead(code: string): boolean {
  return DEAD_TOKEN_CODES.includes(code)
}
