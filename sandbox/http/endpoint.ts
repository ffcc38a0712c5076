import type * as v from 'valibot'
import type { Deps } from '../kernel/deps'
import type { Answer } from './answer'
import type { Language } from '../records/language'
import type { Member } from '../records/member'
import type { Session } from '../records/session'
import type { Order, Purpose } from '../records/order'

export type GatewayName = 'payment' | 'member' | 'consumer'

/** Who may call: any holder of a checkout token, a logged-in member, a buyer who may pay the order, or the merchant's server. */
type Caller = 'visitor' | 'member' | 'buyer' | 'merchant'

type Schema = v.GenericSchema

interface MerchantCall<Input> {
  readonly input: Input
  readonly locale: Language
  readonly now: number
}

export interface VisitorCall<Input> extends MerchantCall<Input> {
  readonly order: Order
  readonly idempotencyKey: string | undefined
}

export interface MemberCall<Input> extends VisitorCall<Input> {
  readonly session: Session
  readonly member: Member
}

/** The call of a member or, without a session, of a buyer with a foreign number who was admitted to this order. */
export interface BuyerCall<Input> extends VisitorCall<Input> {
  readonly session: Session | undefined
  readonly member: Member | undefined
}

/** A call as the pipeline passes it on; the kind of caller decides which fields are set. */
type AnyCall = MerchantCall<unknown> & Partial<Record<'order' | 'session' | 'member' | 'idempotencyKey', unknown>>

type Handler<Call> = (deps: Deps, call: Call) => Answer | Promise<Answer>

export interface Endpoint {
  readonly gateway: GatewayName
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly caller: Caller
  /** Moves money, so the call may carry the idempotency header if the configuration names one. */
  readonly money: boolean
  /** The kind of order that the call is for; undefined for any. A call that moves money is for a payment by default. */
  readonly purpose: Purpose | undefined
  /** Concerns a payment that has already begun, so it still works after its order has ended. */
  readonly followsUp: boolean
  /** The `token` in its body is its own, not the checkout's. */
  readonly hasOwnToken: boolean
  readonly restoresLogin: boolean
  readonly servesSuspended: boolean
  /** The strict schema of the payload; a GET has none. */
  readonly schema: Schema | undefined
  readonly handle: Handler<AnyCall>
}

interface Definition<S extends Schema | undefined, Call> {
  /** Defaults to POST. */
  readonly method?: Endpoint['method']
  readonly path: string
  readonly money?: true
  readonly purpose?: Purpose
  readonly followsUp?: true
  readonly hasOwnToken?: true
  readonly restoresLogin?: true
  readonly servesSuspended?: true
  readonly schema: S
  readonly handle: Handler<Call>
}

type Input<S extends Schema | undefined> = S extends Schema ? v.InferOutput<S> : undefined

function gatewayOf(path: string): GatewayName {
  if (path.startsWith('/payment/')) return 'payment'
  return path.startsWith('/api/v1/consumer-funds/') ? 'consumer' : 'member'
}

// The only cast: a checked call gets the type that its endpoint's kind of caller promises.
function endpoint<S extends Schema | undefined, Call>(caller: Caller, made: Definition<S, Call>): Endpoint {
  const { method = 'POST', money = false, restoresLogin = false, servesSuspended = false } = made
  const { followsUp = false, hasOwnToken = false, purpose = money ? 'pay' : undefined } = made
  const traits = { caller, method, money, purpose, restoresLogin, servesSuspended, followsUp, hasOwnToken }
  const handle: Endpoint['handle'] = (deps, call) => made.handle(deps, call as Call)
  return { ...made, ...traits, gateway: gatewayOf(made.path), handle }
}

export function visitorEndpoint<S extends Schema | undefined>(made: Definition<S, VisitorCall<Input<S>>>): Endpoint {
  return endpoint('visitor', made)
}

export function memberEndpoint<S extends Schema | undefined>(made: Definition<S, MemberCall<Input<S>>>): Endpoint {
  return endpoint('member', made)
}

export function buyerEndpoint<S extends Schema>(made: Definition<S, BuyerCall<Input<S>>>): Endpoint {
  return endpoint('buyer', made)
}

export function merchantEndpoint<S extends Schema>(made: Definition<S, MerchantCall<Input<S>>>): Endpoint {
  return endpoint('merchant', made)
}
