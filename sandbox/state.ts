import type { CountedEvent, RefusedPost } from './analytics/counted'
import type { CreditOffer } from './credits/offer'
import type { Purchase } from './shop/purchase'
import type { FaultRule } from './records/fault'
import type { CreditApplication } from './records/credit-application'
import type { Refusal } from './records/refusal'
import type { SeenRequest } from './records/seen-request'
import type { Message } from './records/message'
import type { Authorisation, Entry, LedgerMode } from './records/ledger'
import type { AppLink } from './records/app-link'
import type { LoginCode } from './records/login-code'
import type { Member } from './records/member'
import type { Registration } from './records/registration'
import type { Session } from './records/session'
import type { Report } from './records/report'
import type { Order } from './records/order'
import type { BankSession } from './records/bank-session'
import type { Transfer } from './records/transfer'

/** All that the sandbox knows. Plain data (it can be cloned and stored); each slice is described by the folder it belongs to. */
export interface State {
  /** What everything made up follows from, and where that stands by now. */
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
  refusedPosts: RefusedPost[]
  reports: Report[]
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
    refusedPosts: [],
    reports: [],
  }
}
