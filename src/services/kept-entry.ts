import * as v from 'valibot'
import type { PendingCode } from '../../machines/entities/member'

/** What a tab keeps of a login, so that a reload does not cost another code. */
export interface KeptLogin {
  readonly accessToken: string
  readonly memberId: string
  readonly memberUserId: string
}

/**
 * The one entry of this tab, bound to the checkout token: the code that is on its way (its reference, never the code), or the
 * login that came of it. A storage that is closed keeps nothing, and nothing else changes.
 */
export interface Keeper {
  login(): KeptLogin | undefined
  code(): PendingCode | undefined
  /** A login takes the place of the code that it came of. */
  keepLogin(login: KeptLogin): void
  keepCode(code: PendingCode): void
  forget(): void
}

export const KEPT_ENTRY = 'checkout'

const text = v.pipe(v.string(), v.nonEmpty())
const instant = v.optional(v.pipe(v.number(), v.finite()))

const entry = v.union([
  v.object({ token: text, login: v.object({ accessToken: text, memberId: text, memberUserId: text }) }),
  v.object({
    token: text,
    code: v.object({
      memberUserId: text,
      referenceCode: text,
      gsmNumber: v.string(),
      email: v.string(),
      sentAt: instant,
      endsAt: instant,
    }),
  }),
])

type Kept = { readonly login: KeptLogin } | { readonly code: PendingCode }

export function createKeeper(token: string, storage: () => Storage): Keeper {
  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  const forget = () => {
    attempt((open) => {
      open.removeItem(KEPT_ENTRY)
    })
  }
  function read() {
    const kept = attempt((open) => v.safeParse(entry, JSON.parse(open.getItem(KEPT_ENTRY) ?? 'null')))
    if (kept?.success && kept.output.token === token) return kept.output
    forget()
    return undefined
  }
  function keep(kept: Kept) {
    attempt((open) => {
      open.setItem(KEPT_ENTRY, JSON.stringify({ token, ...kept }))
    })
  }
  return {
    login() {
      const kept = read()
      return kept && 'login' in kept ? kept.login : undefined
    },
    code() {
      const kept = read()
      if (!kept || !('code' in kept)) return undefined
      return { ...kept.code, sentAt: kept.code.sentAt, endsAt: kept.code.endsAt }
    },
    keepLogin({ accessToken, memberId, memberUserId }) {
      keep({ login: { accessToken, memberId, memberUserId } })
    },
    keepCode({ memberUserId, referenceCode, gsmNumber, email, sentAt, endsAt }) {
      keep({ code: { memberUserId, referenceCode, gsmNumber, email, sentAt, endsAt } })
    },
    forget,
  }
}
