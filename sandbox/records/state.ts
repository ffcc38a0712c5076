import type { AppLink } from './app-link'
import type { BankSession } from './bank-session'
import type { CreditApplication } from './credit-application'
import type { CreditOffer } from './credit-offer'
import type { FaultRule } from './fault'
import type { Authorisation, Entry, LedgerMode } from './ledger'
import type { LoginCode } from './login-code'
import type { Member } from './member'
import type { Message } from './message'
import type { Order } from './order'
import type { PolicyReport } from './policy-report'
import type { Purchase } from './purchase'
import type { Refusal } from './refusal'
import type { Registration } from './registration'
import type { Report } from './report'
import type { SeenRequest } from './seen-request'
import type { Session } from './session'
import type { Transfer } from './transfer'

/** One event that a page counted, as it was posted. */
export interface CountedEvent {
  readonly appKey: string
  readonly deviceId: string
  readonly key: string
  readonly count: number
  readonly segmentation: Readonly<Record<string, string | number | boolean>>
}

/** That a device takes part in the experiment of a flag. */
export interface Enrolment {
  readonly appKey: string
  readonly deviceId: string
  readonly flag: string
}

/** A post that was no post of events, and why. */
export interface RefusedPost {
  readonly problems: readonly string[]
}

/** All that the sandbox knows. Plain data (it can be cloned and stored); each slice is described by the folder it belongs to. */
export interface State {
  /** The source of everything made up, and its present state. */
  firstSeed: number
  seed: number
  shiftSeconds: number
  ledgerMode: LedgerMode
  readonly members: Map<string, Member>
  readonly registrations: Map<string, Registration>
  readonly loginCodes: Map<string, LoginCode>
  readonly appLinks: Map<string, AppLink>
  readonly sessions: Map<string, Session>
  readonly orders: Map<string, Order>
  readonly bankSessions: Map<string, BankSession>
  readonly purchases: Map<string, Purchase>
  readonly transfers: Map<string, Transfer>
  readonly creditOffers: Map<string, CreditOffer>
  readonly creditApplications: Map<string, CreditApplication>
  messages: Message[]
  entries: Entry[]
  authorisations: Authorisation[]
  faults: FaultRule[]
  requests: SeenRequest[]
  refusals: Refusal[]
  countedEvents: CountedEvent[]
  /** What is answered to questions for flags, by app. */
  readonly flags: Map<string, Readonly<Record<string, boolean>>>
  enrolments: Enrolment[]
  refusedPosts: RefusedPost[]
  reports: Report[]
  policyReports: PolicyReport[]
}

export function emptyState(seed: number): State {
  return {
    firstSeed: seed,
    seed,
    shiftSeconds: 0,
    ledgerMode: 'naive',
    members: new Map(),
    registrations: new Map(),
    loginCodes: new Map(),
    appLinks: new Map(),
    sessions: new Map(),
    orders: new Map(),
    bankSessions: new Map(),
    purchases: new Map(),
    transfers: new Map(),
    creditOffers: new Map(),
    creditApplications: new Map(),
    messages: [],
    entries: [],
    authorisations: [],
    faults: [],
    requests: [],
    refusals: [],
    countedEvents: [],
    flags: new Map(),
    enrolments: [],
    refusedPosts: [],
    reports: [],
    policyReports: [],
  }
}
