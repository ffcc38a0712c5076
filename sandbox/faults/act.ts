import type { GatewayName } from '../http/endpoint'
import type { Wire } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import type { FaultRule } from '../records/fault'
import type { Language } from '../records/language'

/** The parts of a call that a rule may inspect. */
export interface Arriving {
  readonly gateway: GatewayName | 'app'
  readonly method: string
  /** Below the gateway. */
  readonly path: string
  /** The checkout token of the order. */
  readonly token: string | undefined
  readonly locale: Language
  /** The body as it was sent. */
  readonly text: string
}

/** The input of an act. */
export interface Incident {
  /** The text after the act's name and a colon; empty if there is none. */
  readonly argument: string
  readonly deps: Deps
  readonly wire: Wire
  readonly call: Arriving
  readonly rule: FaultRule
  /** Processes the call, or returns the answer that it already had. */
  readonly answer: () => Promise<Response>
  readonly again: () => Promise<Response>
  /** Performs another act on the same call, written as in a rule: `status:503`. */
  readonly perform: (act: string, answer: () => Promise<Response>) => Promise<Response>
}

export interface Act {
  readonly argument: RegExp
  readonly play: (incident: Incident) => Response | Promise<Response>
}

export type Acts = Readonly<Record<string, Act>>

export const JSON_OBJECT = /^\{.*\}$/s

export const NOTHING = /^$/
