import { digits, uuid } from '../random'
import type { World } from '../world'
import type { Member } from './member'

export const CODE_SECONDS = 300
const WRONG_TRIES = 5

/** A code sent by SMS: good once, for a while, for a few tries, and only until a newer one is sent. */
export interface LoginCode {
  readonly referenceCode: string
  readonly memberUserId: string
  readonly code: string
  readonly endsAt: number
  wrongTries: number
  spent: boolean
}

export type CodeVerdict = 'right' | 'wrong' | 'lapsed' | 'exhausted'

export function issueCode({ state, random }: World, member: Member, now: number): LoginCode {
  for (const older of state.loginCodes.values()) {
    if (older.memberUserId === member.memberUserId) older.spent = true
  }
  const issued: LoginCode = {
    referenceCode: uuid(random),
    memberUserId: member.memberUserId,
    code: digits(random, 6),
    endsAt: now + CODE_SECONDS * 1000,
    wrongTries: 0,
    spent: false,
  }
  state.loginCodes.set(issued.referenceCode, issued)
  return issued
}

/** Judges an attempt and remembers it: a right one spends the code, a wrong one brings it nearer to its end. */
export function tryCode(issued: LoginCode | undefined, memberUserId: string, typed: string, now: number): CodeVerdict {
  if (!issued || issued.memberUserId !== memberUserId || issued.spent || now >= issued.endsAt) return 'lapsed'
  if (issued.wrongTries >= WRONG_TRIES) return 'exhausted'
  if (typed === issued.code) {
    issued.spent = true
    return 'right'
  }
  issued.wrongTries += 1
  return issued.wrongTries < WRONG_TRIES ? 'wrong' : 'exhausted'
}
