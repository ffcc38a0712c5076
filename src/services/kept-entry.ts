import * as v from 'valibot'
import type { Instant } from '../../machines/entities/instant'
import type { PendingCode } from '../../machines/entities/member'

/** What a tab keeps of a login, so that a reload does not cost another code. */
export interface KeptLogin {
  readonly accessToken: string
  readonly memberId: string
  readonly memberUserId: string
}

/** A payment that was sent, by its name. */
export interface KeptSubmission {
  readonly id: string
  /** In server time; undefined where nobody knew it. */
  readonly sentAt: Instant | undefined
}

/** Who was let in without being a member; the provider remembers that it did. */
export interface KeptAdmission {
  readonly email: string
  readonly gsmNumber: string
}

/**
 * The one entry of this tab, bound to the checkout token: the code that is on its way (its reference, never the code) or the login
 * that came of it, and the name of a payment whose outcome is not known. A storage that is closed keeps nothing, and nothing
 * else changes.
 */
export interface Keeper {
  login(): KeptLogin | undefined
  code(): PendingCode | undefined
  admission(): KeptAdmission | undefined
  submission(): KeptSubmission | undefined
  /** A login takes the place of the code that it came of. */
  keepLogin(login: KeptLogin): void
  keepCode(code: PendingCode): void
  keepAdmission(admission: KeptAdmission): void
  /** Undefined once its outcome is known. */
  keepSubmission(submission: KeptSubmission | undefined): void
  /** Of a payment whose outcome is not known, its name stays: who logs out has not taken it back. */
  forgetLogin(): void
}

export const KEPT_ENTRY = 'checkout'

const text = v.pipe(v.string(), v.nonEmpty())
const instant = v.optional(v.pipe(v.number(), v.finite()))

const entry = v.object({
  token: text,
  login: v.optional(v.object({ accessToken: text, memberId: text, memberUserId: text })),
  code: v.optional(
    v.object({
      memberUserId: text,
      referenceCode: text,
      gsmNumber: v.string(),
      email: v.string(),
      sentAt: instant,
      endsAt: instant,
    }),
  ),
  admission: v.optional(v.object({ email: text, gsmNumber: text })),
  submission: v.optional(v.object({ id: text, sentAt: instant })),
})

interface Kept {
  readonly login?: KeptLogin | undefined
  readonly code?: PendingCode | undefined
  readonly admission?: KeptAdmission | undefined
  readonly submission?: KeptSubmission | undefined
}

export function createKeeper(token: string, storage: () => Storage): Keeper {
  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  function read(): Kept {
    const found = attempt((open) => v.safeParse(entry, JSON.parse(open.getItem(KEPT_ENTRY) ?? 'null')))
    if (!found?.success || found.output.token !== token) {
      attempt((open) => {
        open.removeItem(KEPT_ENTRY)
      })
      return {}
    }
    const { login, code, admission, submission } = found.output
    return {
      login,
      admission,
      code: code && { ...code, sentAt: code.sentAt, endsAt: code.endsAt },
      submission: submission && { id: submission.id, sentAt: submission.sentAt },
    }
  }
  function write(kept: Kept) {
    const { login, code, admission, submission } = kept
    attempt((open) => {
      if (login ?? code ?? admission ?? submission)
        open.setItem(KEPT_ENTRY, JSON.stringify({ token, login, code, admission, submission }))
      else open.removeItem(KEPT_ENTRY)
    })
  }
  return {
    login: () => read().login,
    code: () => read().code,
    admission: () => read().admission,
    submission: () => read().submission,
    keepLogin({ accessToken, memberId, memberUserId }) {
      write({ submission: read().submission, login: { accessToken, memberId, memberUserId } })
    },
    keepCode({ memberUserId, referenceCode, gsmNumber, email, sentAt, endsAt }) {
      const code = { memberUserId, referenceCode, gsmNumber, email, sentAt, endsAt }
      write({ submission: read().submission, code })
    },
    keepAdmission({ email, gsmNumber }) {
      write({ submission: read().submission, admission: { email, gsmNumber } })
    },
    keepSubmission(submission) {
      write({ ...read(), submission })
    },
    forgetLogin() {
      write({ submission: read().submission })
    },
  }
}
