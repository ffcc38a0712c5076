import type { GatewayName } from '../http/endpoint'
import type { Wire } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import type { FaultRule } from '../records/fault'
import type { Language } from '../records/language'

/** A call, as far as a rule may look at it. */
export interface Arriving {
  readonly gateway: GatewayName | 'app'
  readonly method: string
  /** Below the gateway. */
  readonly path: string
  /** The order's. */
  readonly token: string | undefined
  readonly locale: Language
  /** The body, as it was sent. */
  readonly text: string
}

/** What an act has to work with. */
export interface Incident {
  /** What follows the act's name and a colon; empty where nothing does. */
  readonly argument: string
  readonly deps: Deps
  readonly wire: Wire
  readonly call: Arriving
  readonly rule: FaultRule
  /** Processes the call, or gives the answer that it already had. */
  readonly answer: () => Promise<Response>
  /** Processes the call once more. */
  readonly again: () => Promise<Response>
  /** Another act on the same call, as written: `status:503`. */
  readonly perform: (act: string, answer: () => Promise<Response>) => Promise<Response>
}

export interface Act {
  /** What the argument looks like. */
  readonly argument: RegExp
  readonly play: (incident: Incident) => Response | Promise<Response>
}

export type Acts = Readonly<Record<string, Act>>

/** For acts that take a JSON object. */
export const JSON_OBJECT = /^\{.*\}$/s

/** For acts that take no argument. */
export const NOTHING = /^$/
