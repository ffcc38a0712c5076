import { digits, uuid } from '../kernel/random'
import type { Deps } from '../kernel/deps'
import type { LoginCode } from '../records/login-code'
import type { Order } from '../records/order'
import type { State } from '../records/state'

const WRONG_TRIES = 5
const RESENDS = 5

/** The phone that receives a code, and its present or future member. */
export type Recipient = Pick<LoginCode, 'memberUserId' | 'gsmNumber'>

interface Issuing {
  readonly token: string
  readonly now: number
  readonly lifetimeSeconds: number
  readonly resends: number
}

export function issueCode({ state, random }: Deps, recipient: Recipient, issuing: Issuing): LoginCode {
  for (const older of state.loginCodes.values()) {
    if (older.memberUserId === recipient.memberUserId) older.spent = true
  }
  const { token, now, lifetimeSeconds, resends } = issuing
  const issued: LoginCode = {
    referenceCode: uuid(random),
    memberUserId: recipient.memberUserId,
    token,
    gsmNumber: recipient.gsmNumber,
    code: digits(random, 6),
    sentAt: now,
    endsAt: now + lifetimeSeconds * 1000,
    resends,
    wrongTries: 0,
    spent: false,
  }
  state.loginCodes.set(issued.referenceCode, issued)
  return issued
}

/** The code of a reference, if it was sent for this order. */
export function codeOf({ loginCodes }: State, { token }: Order, referenceCode: string): LoginCode | undefined {
  const issued = loginCodes.get(referenceCode)
  return issued?.token === token ? issued : undefined
}

type CodeVerdict = 'right' | 'wrong' | 'lapsed' | 'exhausted'

/** Checks a code and records the try: a right one spends the code, a wrong one counts towards its limit. */
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

type ResendVerdict = 'due' | 'tooSoon' | 'tooMany' | 'spent'

/**
 * Whether another code may follow this one: after the cooldown, or immediately once this one has expired, and only a few times per login.
 */
export function mayResend({ spent, resends, sentAt, endsAt }: LoginCode, now: number, cooldown: number): ResendVerdict {
  if (spent) return 'spent'
  if (resends >= RESENDS) return 'tooMany'
  return now < endsAt && now < sentAt + cooldown ? 'tooSoon' : 'due'
}
