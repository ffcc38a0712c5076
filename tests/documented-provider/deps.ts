import type { CallName } from './call-names.ts'
import type { Fields } from './fields.ts'
import { digitsOf, seeded, uuidOf } from './random.ts'
import type { SetStrike, Member, Order, Payment } from './records.ts'

export interface Sms {
  readonly gsmNumber: string
  readonly code: string
}

/** A code that was sent and may still be entered. */
export interface Challenge {
  readonly member: Member
  readonly gsmNumber: string
  readonly code: string
  readonly expiresAt: number
  tries: number
}

export interface Login {
  readonly member: Member
  readonly expiresAt: number
}

export interface SeenRequest {
  readonly token: string | undefined
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: Fields
  readonly at: number
}

export interface Refusal {
  readonly call: CallName | undefined
  readonly path: string
  readonly reason: string
}

export interface Settings {
  readonly appOrigin: string
  /** The wallet's slug: `wallet` in `/payment/pay-with-wallet/detail`. */
  readonly product: string
  readonly tokenHeader: string
  readonly otherHeaders: readonly string[]
}

export interface Deps {
  readonly settings: Settings
  readonly addresses: { origin: string; bankOrigin: string }
  readonly dynamicThreeDs: boolean
  readonly orders: Map<string, Order>
  readonly members: Member[]
  readonly challenges: Map<string, Challenge>
  readonly logins: Map<string, Login>
  readonly sms: Sms[]
  readonly requests: SeenRequest[]
  readonly refusals: Refusal[]
  readonly payments: Payment[]
  readonly strikes: SetStrike[]
  /** By token and path: the time until which a caller has to wait. */
  readonly waits: Map<string, number>
  readonly uuid: () => string
  readonly digits: (length: number) => string
  readonly now: () => number
  readonly advance: (milliseconds: number) => void
}

export const newDeps = (settings: Settings, seed: number, dynamicThreeDs: boolean): Deps => {
  const random = seeded(seed)
  let ahead = 0
  return {
    settings,
    addresses: { origin: '', bankOrigin: '' },
    dynamicThreeDs,
    orders: new Map(),
    members: [],
    challenges: new Map(),
    logins: new Map(),
    sms: [],
    requests: [],
    refusals: [],
    payments: [],
    strikes: [],
    waits: new Map(),
    uuid: () => uuidOf(random),
    digits: (length) => digitsOf(random, length),
    now: () => Date.now() + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds
    },
  }
}
