import type * as v from 'valibot'
import type { Deps } from '../kernel/deps'
import type { Answer } from './answer'
import type { Language } from '../records/language'
import type { Member } from '../records/member'
import type { Session } from '../records/session'
import type { Order, Purpose } from '../records/order'

export type GatewayName = 'payment' | 'member' | 'consumer'

/** Who may call: any holder of a checkout token, a member logged in, a buyer who may pay the order, or the merchant's server. */
type Caller = 'visitor' | 'member' | 'buyer' | 'merchant'

type Schema = v.GenericSchema

/** What a handler knows of a call once it has been checked. */
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

/** Of a member, or, without a session, of a buyer with a foreign number who was admitted to this order. */
export interface BuyerCall<Input> extends VisitorCall<Input> {
  readonly session: Session | undefined
  readonly member: Member | undefined
}

/** A call as the pipeline hands it on; how much of it is there follows from who may call. */
type AnyCall = MerchantCall<unknown> & Partial<Record<'order' | 'session' | 'member' | 'idempotencyKey', unknown>>

type Handler<AnyCall> = (deps: Deps, call: AnyCall) => Answer | Promise<Answer>

export interface Endpoint {
  readonly gateway: GatewayName
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly caller: Caller
  /** Moves money, and so may carry the idempotency header where the configuration names one. */
  readonly money: boolean
  /** The kind of order it is about; without one, of any. Money is of a payment unless something else is said. */
  readonly purpose: Purpose | undefined
  /** Speaks of a payment that had begun before, which the end of its order does not stop. */
  readonly followsUp: boolean
  /** Its body's `token` is one of its own and not the checkout's. */
  readonly hasOwnToken: boolean
  /** Gives a login back to a page that was reloaded. */
  readonly restoresLogin: boolean
  /** Answers a suspended member as any other: they may still look at what is theirs. */
  readonly servesSuspended: boolean
  /** The payload, strictly; a GET has none. */
  readonly schema: Schema | undefined
  readonly handle: Handler<AnyCall>
}

interface Definition<S extends Schema | undefined, AnyCall> {
  /** POST, where nothing else is said. */
  readonly method?: Endpoint['method']
  readonly path: string
  readonly money?: true
  readonly purpose?: Purpose
  readonly followsUp?: true
  readonly hasOwnToken?: true
  readonly restoresLogin?: true
  readonly servesSuspended?: true
  readonly schema: S
  readonly handle: Handler<AnyCall>
}

type Input<S extends Schema | undefined> = S extends Schema ? v.InferOutput<S> : undefined

/** The beginning of its path names the gateway that serves a call. */
function gatewayOf(path: string): GatewayName {
  if (path.startsWith('/payment/')) return 'payment'
  return path.startsWith('/api/v1/consumer-funds/') ? 'consumer' : 'member'
}

// The one place where a checked call takes the type that its endpoint's kind of caller promises.
function endpoint<S extends Schema | undefined, AnyCall>(caller: Caller, made: Definition<S, AnyCall>): Endpoint {
  const { method = 'POST', money = false, restoresLogin = false, servesSuspended = false } = made
  const { followsUp = false, hasOwnToken = false, purpose = money ? 'pay' : undefined } = made
  const traits = { caller, method, money, purpose, restoresLogin, servesSuspended, followsUp, hasOwnToken }
  const handle: Endpoint['handle'] = (deps, call) => made.handle(deps, call as AnyCall)
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
