import type * as v from 'valibot'
import type { Language } from '../language'
import type { Session } from '../members/session'
import type { Order } from '../orders/order'
import type { World } from '../world'
import type { Answer } from './answer'

export type GatewayName = 'payment' | 'member' | 'consumer'

/** Who may call: any holder of a checkout token, a member logged in, or the merchant's server. */
type Caller = 'visitor' | 'member' | 'merchant'

type Schema = v.GenericSchema

/** What a handler knows of a call once it has been checked. */
interface Call<Input> {
  readonly input: Input
  readonly locale: Language
  readonly now: number
}

export interface VisitorCall<Input> extends Call<Input> {
  readonly order: Order
  readonly idempotencyKey: string | undefined
}

export interface MemberCall<Input> extends VisitorCall<Input> {
  readonly session: Session
}

export type MerchantCall<Input> = Call<Input>

type Handler<CallKind> = (world: World, call: CallKind) => Answer | Promise<Answer>

export interface Endpoint {
  readonly gateway: GatewayName
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly caller: Caller
  /** Moves money, and so may carry the idempotency header where the configuration names one. */
  readonly money: boolean
  /** The payload, strictly; a GET has none. */
  readonly schema: Schema | undefined
  readonly handle: Handler<MemberCall<unknown>>
}

interface Definition<S extends Schema | undefined, CallKind> {
  readonly gateway: GatewayName
  readonly method: Endpoint['method']
  readonly path: string
  readonly money?: true
  readonly schema: S
  readonly handle: Handler<CallKind>
}

type Input<S extends Schema | undefined> = S extends Schema ? v.InferOutput<S> : undefined

// The pipeline gives a handler exactly what its caller's kind promises, which the three makers below write down as types.
function endpoint<S extends Schema | undefined, CallKind>(caller: Caller, made: Definition<S, CallKind>): Endpoint {
  return { ...made, caller, money: made.money ?? false, handle: made.handle as Endpoint['handle'] }
}

export function visitorEndpoint<S extends Schema | undefined>(made: Definition<S, VisitorCall<Input<S>>>): Endpoint {
  return endpoint('visitor', made)
}

export function memberEndpoint<S extends Schema | undefined>(made: Definition<S, MemberCall<Input<S>>>): Endpoint {
  return endpoint('member', made)
}

export function merchantEndpoint<S extends Schema>(made: Definition<S, MerchantCall<Input<S>>>): Endpoint {
  return endpoint('merchant', made)
}
