import * as v from 'valibot'
import type { IntoBalance } from '../../../machines/entities/flow'
import type { Instant } from '../../../machines/entities/instant'
import type { Member, PendingCode } from '../../../machines/entities/member'
import type { Receipt } from '../../../machines/entities/receipt'
import type { Returning } from '../../../machines/entities/contact'
import { type AnyAttempted, METHODS } from '../../../machines/payment/rules'
import { changeOrder } from './other-orders'

/** What a tab keeps of a login, so that a reload does not cost another code. */
export interface KeptLogin {
  readonly accessToken: string
  readonly memberId: string
  readonly memberUserId: string
  /** When the code was entered, in server time; undefined where it is unknown. */
  readonly loginAt: Instant | undefined
  /** What the provider said of the member, which it may say only once; undefined until then. */
  readonly known?: KnownMember | undefined
}

type KnownMember = Pick<Member, 'email' | 'gsmNumber' | 'kycLevel'>

/**
 * How far a payment that was sent has come. `answerLost`: with its answer, the page of any bank is lost. `loginRefused`: likewise, by a
 * 401. `accepted` and `doubted`: answered by a success that names nothing (GWY-11). `ledToBank`: its bank has the next word; `seenAtBank`: the
 * order has said so, too. `bankClosed`: the shopper has closed the bank's page, and the order has not said so. `goneToBank`: the page was left
 * for the bank; `goneToSeenBank`: likewise, after the order had said so. `backFromBank`: it is here again, or the bank's page was closed after
 * the order had said so. `bankUnreachable`: the shopper can't be sent to the bank that waits for them. `over`: the outcome is known, and a bank
 * may wait for a while yet. `paid`: the link may be dead by now.
 */
export const SUBMISSION_STATES = [
  ...(['sent', 'answerLost', 'loginRefused', 'accepted', 'doubted'] as const),
  ...(['ledToBank', 'seenAtBank', 'bankClosed', 'goneToBank', 'goneToSeenBank'] as const),
  ...(['backFromBank', 'bankUnreachable'] as const),
  ...(['over', 'paid'] as const),
] as const

export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** A payment that was sent, by its name. */
export interface KeptSubmission {
  readonly id: string
  /** In server time; undefined where it is unknown. */
  readonly sentAt: Instant | undefined
  /** What was tried; undefined where it was not kept. */
  readonly attempted: AnyAttempted | undefined
  readonly state: SubmissionState
  /** In the state `paid`. The address of the shop is never read from a storage. */
  readonly paid?: PaidBefore
}

export type PaidBefore = Pick<Receipt, 'paymentId' | 'paid'>

/** Who was let in without being a member; the provider remembers that it did. */
export interface KeptAdmission {
  readonly email: string
  readonly gsmNumber: string
}

/**
 * The one entry of this tab, bound to the checkout token: the code that is on its way (its reference, never the code) or the login
 * that came of it; who is to come back after the login has ended; and the name of a payment whose outcome is not known, which alone
 * outlives another order in the same tab. A storage that is closed keeps nothing, and nothing else changes.
 */
export interface SessionStore {
  login(): KeptLogin | undefined
  code(): PendingCode | undefined
  admission(): KeptAdmission | undefined
  submission(): KeptSubmission | undefined
  /** What the link is for, where it is not to pay (BOOT-17). */
  keepFlow(flow: IntoBalance): void
  /** A login takes the place of the code that it came of. */
  keepLogin(login: KeptLogin): void
  keepCode(code: PendingCode): void
  keepAdmission(admission: KeptAdmission): void
  /** In place of the login that has ended; until there is another. */
  keepReturning(returning: Returning): void
  /** Undefined once nothing is left to be said of it. */
  keepSubmission(submission: KeptSubmission | undefined): void
  /** Of a payment whose outcome is not known, its name stays: who logs out has not taken it back. */
  forgetLogin(): void
}

export const SESSION_ENTRY = 'checkout'

const text = v.pipe(v.string(), v.nonEmpty())
const instant = v.optional(v.pipe(v.number(), v.finite()))

const money = v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: text })

const paidBefore = v.pipe(
  v.object({ paymentId: v.optional(v.string()), paid: v.optional(money) }),
  v.transform(({ paymentId, paid }): PaidBefore => ({ paymentId, paid })),
)

/** A payment is asked about by its name alone: unreadable parts of it are not shown. */
const attempted = v.fallback(
  v.optional(
    v.object({
      method: v.picklist([...METHODS, 'refund', 'settlement']),
      price: money,
      sum: money,
      choice: v.optional(v.union([v.string(), v.number()])),
      parts: v.optional(
        v.object({
          installment: v.pipe(v.number(), v.safeInteger()),
          balanceUsed: v.optional(money),
          bonusUsed: v.optional(money),
        }),
      ),
    }),
  ),
  undefined,
)

const knownMember = v.fallback(
  v.optional(v.object({ email: v.string(), gsmNumber: v.string(), kycLevel: v.picklist([0, 1, 2]) })),
  undefined,
)

const entry = v.object({
  token: text,
  login: v.optional(
    v.object({ accessToken: text, memberId: text, memberUserId: text, loginAt: instant, known: knownMember }),
  ),
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
  flow: v.fallback(v.optional(v.picklist(['refund', 'settlement'])), undefined),
  returning: v.optional(v.object({ email: v.string(), gsmNumber: v.string(), hasAgreed: v.optional(v.boolean()) })),
  submission: v.optional(
    v.object({
      id: text,
      sentAt: instant,
      attempted,
      // What can't be read is asked about for as long as anything may yet come of it.
      state: v.fallback(v.picklist(SUBMISSION_STATES), 'sent'),
      paid: v.exactOptional(paidBefore),
    }),
  ),
})

function keptSubmission(found: NonNullable<v.InferOutput<typeof entry>['submission']>): KeptSubmission {
  const { sentAt, attempted: tried } = found
  if (!tried) return { ...found, sentAt, attempted: undefined }
  const { method, price, sum, choice, parts } = tried
  const { balanceUsed, bonusUsed } = parts ?? {}
  const attemptedParts = parts && { parts: { installment: parts.installment, balanceUsed, bonusUsed } }
  return { ...found, sentAt, attempted: { method, price, sum, choice, ...attemptedParts } }
}

interface Kept {
  readonly login?: KeptLogin | undefined
  readonly code?: PendingCode | undefined
  readonly admission?: KeptAdmission | undefined
  readonly returning?: Returning | undefined
  readonly submission?: KeptSubmission | undefined
  readonly flow?: IntoBalance | undefined
}

export function createSessionStore(token: string, storage: () => Storage): SessionStore {
  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  function ownEntry() {
    const found = attempt((open) => v.safeParse(entry, JSON.parse(open.getItem(SESSION_ENTRY) ?? 'null')))
    return found?.success && found.output.token === token ? found.output : undefined
  }
  function openedHere() {
    attempt((open) => {
      changeOrder(open, SESSION_ENTRY, token)
    })
    return ownEntry()
  }
  function read(): Kept {
    const found = ownEntry() ?? openedHere()
    if (!found) return {}
    const { login, code, admission, returning, submission, flow } = found
    return {
      flow,
      login: login && { ...login, loginAt: login.loginAt },
      admission,
      returning,
      code: code && { ...code, sentAt: code.sentAt, endsAt: code.endsAt },
      submission: submission && keptSubmission(submission),
    }
  }
  function write(kept: Kept) {
    const { login, code, admission, returning, submission, flow = read().flow } = kept
    attempt((open) => {
      if (login ?? code ?? admission ?? returning ?? submission ?? flow)
        open.setItem(SESSION_ENTRY, JSON.stringify({ token, login, code, admission, returning, submission, flow }))
      else open.removeItem(SESSION_ENTRY)
    })
  }
  return {
    login: () => read().login,
    code: () => read().code,
    admission: () => read().admission,
    submission: () => read().submission,
    keepLogin({ accessToken, memberId, memberUserId, loginAt, known }) {
      write({ submission: read().submission, login: { accessToken, memberId, memberUserId, loginAt, known } })
    },
    keepCode({ memberUserId, referenceCode, gsmNumber, email, sentAt, endsAt }) {
      const code = { memberUserId, referenceCode, gsmNumber, email, sentAt, endsAt }
      const { submission, returning } = read()
      write({ submission, returning, code })
    },
    keepReturning({ email, gsmNumber, hasAgreed }) {
      write({ submission: read().submission, returning: { email, gsmNumber, hasAgreed } })
    },
    keepAdmission({ email, gsmNumber }) {
      write({ submission: read().submission, admission: { email, gsmNumber } })
    },
    keepFlow(flow) {
      write({ ...read(), flow })
    },
    keepSubmission(submission) {
      write({ ...read(), submission })
    },
    forgetLogin() {
      write({ submission: read().submission })
    },
  }
}
