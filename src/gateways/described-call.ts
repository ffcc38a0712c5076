import type { GenericSchema, InferInput } from 'valibot'
import type { Flow } from '../../machines/entities/flow'
import type { Language } from '../../machines/entities/language'
import type { RawAnswer, ValueSchema } from './answer'
import type { Call, Caller, Method } from './call'
import type { CallKind } from '../../machines/entities/problem'
import type { Http } from './http'
import type { Outcome } from './outcome'
import type { ProviderConfiguration } from './provider'

/** What all calls of a page share. */
export interface RequestContext {
  readonly http: Http
  readonly provider: ProviderConfiguration
  readonly language: Language
  readonly token: string
  /** What the link was opened for: by it the order behind the token is asked for. */
  readonly flow: Flow
  readonly isTestMode: boolean
}

interface Described<Input, Value> {
  /** As the specification writes it, with `{product}`. */
  readonly path: string
  readonly method: Method
  readonly by: Caller
  /** Undefined where nothing is sent. Its schema is the namesake in the `requests` beside it. */
  readonly body?: (context: RequestContext, input: Input) => object
  /** Of a successful answer, ending in an entity. */
  readonly answer: (context: RequestContext, input: Input) => ValueSchema<Value>
  /** Not user-initiated: its caller reports how it ended, and no notice is shown. */
  readonly isQuiet?: boolean
}

/** Everything about a call but its caller. */
export interface Description<Input, Value> extends Described<Input, Value> {
  readonly kind: Exclude<CallKind, 'money'>
  /** A read that is asked once, even if it fails. */
  readonly isAskedOnce?: boolean
  /** An exchange that was begun before this code had arrived. */
  readonly begun?: (input: Input) => Promise<RawAnswer> | undefined
}

/** A money call's `conversationId` is no part of its body here: http writes it there. */
export interface MoneyDescription<Input extends Submitted, Value> extends Described<Input, Value> {
  readonly kind: 'money'
  readonly body: (context: RequestContext, input: Input) => object
}

/** Every call that moves money is an attempt with a name of its own. */
export interface Submitted {
  readonly submissionId: string
}

/** A money call's body as its own module makes it, typed by the schema of the whole. */
export type MoneyBody<Request extends GenericSchema> = Omit<InferInput<Request>, 'conversationId'>

/** A description as its module writes it: a call is a POST where it names no other method. */
type Written<About, Filled extends keyof About = never> = Omit<About, 'method' | Filled> & { readonly method?: Method }

/** A call that can be made, with its description on it. */
export interface TypedCall<Input, Value, About = Description<Input, Value>> {
  (context: RequestContext, input: Input): Promise<Outcome<Value>>
  readonly description: About
}

function commonOf<Input, Value>(about: Described<Input, Value>, context: RequestContext, input: Input) {
  const { path, method, by, isQuiet } = about
  return { path, method, by, isQuiet, body: about.body?.(context, input), schema: about.answer(context, input) }
}

/* @__NO_SIDE_EFFECTS__ */
export function call<Value, Input = void>(written: Written<Description<Input, Value>>): TypedCall<Input, Value> {
  const description: Description<Input, Value> = { method: 'POST', ...written }
  const { kind, isAskedOnce, begun } = description
  const make = (context: RequestContext, input: Input) => {
    const made: Call<Value> = { ...commonOf(description, context, input), kind, isAskedOnce, begun: begun?.(input) }
    return context.http.send(made)
  }
  return Object.assign(make, { description })
}

/* @__NO_SIDE_EFFECTS__ */
export function moneyCall<Value, Input extends Submitted>(
  written: Written<MoneyDescription<Input, Value>, 'kind'>,
): TypedCall<Input, Value, MoneyDescription<Input, Value>> {
  const about: MoneyDescription<Input, Value> = { method: 'POST', ...written, kind: 'money' }
  const make = (context: RequestContext, input: Input) =>
    context.http.send({ ...commonOf(about, context, input), kind: 'money', submissionId: input.submissionId })
  return Object.assign(make, { description: about })
}
