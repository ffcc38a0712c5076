import * as v from 'valibot'
import type { IntoBalance } from '../../../machines/entities/flow'
import type { Instant } from '../../../machines/entities/instant'
import type { Member, PendingCode } from '../../../machines/entities/member'
import type { Receipt } from '../../../machines/entities/receipt'
import type { ReturningShopper } from '../../../machines/entities/contact'
import { type AnyAttempted, METHODS } from '../../../machines/payment/rules'
import { changeOrder } from './other-orders'
import { SUBMISSION_STATES, type SubmissionState } from './submission-states'

/** What a tab stores of a login, so that a reload does not cost another code. */
export interface StoredLogin {
  readonly accessToken: string
  readonly memberId: string
  readonly memberUserId: string
  /** When the code was entered, in server time; undefined if unknown. */
  readonly loginAt: Instant | undefined
  /** The member's details, which the provider may send only once; undefined until then. */
  readonly known?: KnownMember | undefined
}

type KnownMember = Pick<Member, 'email' | 'gsmNumber' | 'kycLevel'>

/** A sent payment, identified by its submission id. */
export interface StoredSubmission {
  readonly id: string
  /** In server time; undefined if unknown. */
  readonly sentAt: Instant | undefined
  /** What was attempted; undefined if it was not stored. */
  readonly attempted: AnyAttempted | undefined
  readonly state: SubmissionState
  /** In the state `paid`. The shop's URL is never read from storage. */
  readonly paid?: PaidBefore
  /** The attempt before this one, if it may be charged after its bank's session; it counts again if this one is refused. */
  readonly earlier?: StoredSubmission | undefined
}

export type PaidBefore = Pick<Receipt, 'paymentId' | 'paid'>

/** A buyer who was admitted without being a member; the provider has its own record of it. */
export interface StoredAdmission {
  readonly email: string
  readonly gsmNumber: string
}

/**
 * The one entry of this tab, bound to the checkout token: the reference of the pending code (never the code) or the login that followed it;
 * the shopper who returns after the login has ended; and the id of an unresolved payment, the only part that survives another order in the
 * tab. If storage is unavailable, the pending code and the admission are in memory, and the checkout works as before.
 */
export interface SessionStore {
  login(): StoredLogin | undefined
  code(): PendingCode | undefined
  admission(): StoredAdmission | undefined
  submission(): StoredSubmission | undefined
  /** The link's purpose, if it is not to pay (BOOT-17). */
  saveFlow(flow: IntoBalance): void
  /** Replaces the code that led to the login. */
  saveLogin(login: StoredLogin): void
  saveCode(code: PendingCode): void
  saveAdmission(admission: StoredAdmission): void
  /** Replaces the login that has ended, until there is another. */
  saveReturning(returning: ReturningShopper): void
  /** Undefined clears the payment. */
  saveSubmission(submission: StoredSubmission | undefined): void
  /** The id of an unresolved payment stays: a logout does not undo the payment. */
  clearLogin(): void
  /** Like `clearLogin`, but memory keeps the admission: the browser may restore the page from its cache. */
  leavePage(): void
}

export const SESSION_ENTRY = 'checkout'

const text = v.pipe(v.string(), v.nonEmpty())
const instant = v.optional(v.pipe(v.number(), v.finite()))

const money = v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: text })

const paidBefore = v.pipe(
  v.object({ paymentId: v.optional(v.string()), paid: v.optional(money) }),
  v.transform(({ paymentId, paid }): PaidBefore => ({ paymentId, paid })),
)

/** A payment is searched for by its id alone, so an unreadable attempt is dropped. */
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

const submissionEntry = v.object({
  id: text,
  // Without it the attempt counts from the page's load: the longer wait is the safe one.
  sentAt: v.fallback(instant, undefined),
  attempted,
  // An unreadable state counts as sent: the payment is searched for as long as it may still commit.
  state: v.fallback(v.picklist(SUBMISSION_STATES), 'sent'),
  paid: v.exactOptional(v.fallback(paidBefore, { paymentId: undefined, paid: undefined })),
})

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
    v.object({ ...submissionEntry.entries, earlier: v.fallback(v.optional(submissionEntry), undefined) }),
  ),
})

function storedSubmission(found: v.InferOutput<typeof submissionEntry>): StoredSubmission {
  const { sentAt, attempted: tried } = found
  if (!tried) return { ...found, sentAt, attempted: undefined }
  const { method, price, sum, choice, parts } = tried
  const { balanceUsed, bonusUsed } = parts ?? {}
  const attemptedParts = parts && { parts: { installment: parts.installment, balanceUsed, bonusUsed } }
  return { ...found, sentAt, attempted: { method, price, sum, choice, ...attemptedParts } }
}

interface Stored {
  readonly login?: StoredLogin | undefined
  readonly code?: PendingCode | undefined
  readonly admission?: StoredAdmission | undefined
  readonly returning?: ReturningShopper | undefined
  readonly submission?: StoredSubmission | undefined
  readonly flow?: IntoBalance | undefined
}

export function createSessionStore(token: string, storage: () => Storage): SessionStore {
  /** What memory has of the last entry, if storage refused it. */
  let unstored: Pick<Stored, 'code' | 'admission'> | undefined
  /** The admission that the page was left with, until this tab stores another way in. */
  let left: StoredAdmission | undefined
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
  function read(): Stored {
    const found = ownEntry() ?? openedHere()
    if (!found) return { admission: left, ...unstored }
    const { login, code, admission, returning, submission, flow } = found
    return {
      flow,
      login: login && { ...login, loginAt: login.loginAt },
      admission: admission ?? (login || code ? undefined : left),
      returning,
      code: code && { ...code, sentAt: code.sentAt, endsAt: code.endsAt },
      ...unstored,
      submission: submission && {
        ...storedSubmission(submission),
        earlier: submission.earlier && storedSubmission(submission.earlier),
      },
    }
  }
  function write(stored: Stored) {
    const { login, code, admission, returning, submission, flow = read().flow } = stored
    left = undefined
    unstored = { code, admission }
    attempt((open) => {
      if (login ?? code ?? admission ?? returning ?? submission ?? flow)
        open.setItem(SESSION_ENTRY, JSON.stringify({ token, login, code, admission, returning, submission, flow }))
      else open.removeItem(SESSION_ENTRY)
      // A storage may take an entry that can't be read back.
      if (ownEntry()) unstored = undefined
    })
  }
  /**
   * The payment that was sent before this buyer came, with its sender if that is another person: neither the reason of its refusal nor its
   * agreement passes to the buyer (PAY-03).
   */
  function sentBefore(gsmNumber: string | undefined): Pick<Stored, 'submission' | 'returning'> {
    const { submission, returning } = read()
    return { submission, returning: submission && returning?.gsmNumber !== gsmNumber ? returning : undefined }
  }
  return {
    login: () => read().login,
    code: () => read().code,
    admission: () => read().admission,
    submission: () => read().submission,
    saveLogin({ accessToken, memberId, memberUserId, loginAt, known }) {
      write({ ...sentBefore(known?.gsmNumber), login: { accessToken, memberId, memberUserId, loginAt, known } })
    },
    saveCode({ memberUserId, referenceCode, gsmNumber, email, sentAt, endsAt }) {
      const code = { memberUserId, referenceCode, gsmNumber, email, sentAt, endsAt }
      const { submission, returning } = read()
      write({ submission, returning, code })
    },
    saveReturning({ email, gsmNumber, hasAgreed }) {
      write({ submission: read().submission, returning: { email, gsmNumber, hasAgreed } })
    },
    saveAdmission({ email, gsmNumber }) {
      write({ ...sentBefore(gsmNumber), admission: { email, gsmNumber } })
    },
    saveFlow(flow) {
      write({ ...read(), flow })
    },
    saveSubmission(submission) {
      const stored = read()
      const isOwn = (stored.login ?? stored.admission) && stored.submission?.id !== submission?.id
      write({ ...stored, submission, ...(isOwn && { returning: undefined }) })
    },
    clearLogin() {
      write({ submission: read().submission })
    },
    leavePage() {
      const { submission, admission } = read()
      write({ submission })
      unstored = undefined
      left = admission
    },
  }
}
