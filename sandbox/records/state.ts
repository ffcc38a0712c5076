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

export interface CountedEvent {
  readonly appKey: string
  readonly deviceId: string
  readonly key: string
  readonly count: number
  readonly segmentation: Readonly<Record<string, string | number | boolean>>
}

/** A device's enrolment in the experiment of a flag. */
export interface Enrolment {
  readonly appKey: string
  readonly deviceId: string
  readonly flag: string
}

/** A post that was refused, and why. */
export interface RefusedPost {
  readonly problems: readonly string[]
}

const emptyMaps = () => ({
  members: new Map<string, Member>(),
  registrations: new Map<string, Registration>(),
  loginCodes: new Map<string, LoginCode>(),
  appLinks: new Map<string, AppLink>(),
  sessions: new Map<string, Session>(),
  orders: new Map<string, Order>(),
  bankSessions: new Map<string, BankSession>(),
  purchases: new Map<string, Purchase>(),
  transfers: new Map<string, Transfer>(),
  creditOffers: new Map<string, CreditOffer>(),
  creditApplications: new Map<string, CreditApplication>(),
  flags: new Map<string, Readonly<Record<string, boolean>>>(),
})

const emptyLists = () => ({
  messages: [] as Message[],
  entries: [] as Entry[],
  authorisations: [] as Authorisation[],
  faults: [] as FaultRule[],
  requests: [] as SeenRequest[],
  refusals: [] as Refusal[],
  countedEvents: [] as CountedEvent[],
  enrolments: [] as Enrolment[],
  refusedPosts: [] as RefusedPost[],
  reports: [] as Report[],
  policyReports: [] as PolicyReport[],
})

/**
 * The whole state of the sandbox. It is plain data, so that it can be cloned and stored; each slice is typed in the folder that it belongs
 * to.
 */
export interface State extends Readonly<ReturnType<typeof emptyMaps>>, ReturnType<typeof emptyLists> {
  /** The first seed of the random generator, and its present state. */
  firstSeed: number
  seed: number
  shiftSeconds: number
  ledgerMode: LedgerMode
}

export function emptyState(seed: number): State {
  return { firstSeed: seed, seed, shiftSeconds: 0, ledgerMode: 'naive', ...emptyMaps(), ...emptyLists() }
}
