import type { GenericSchema, InferInput } from 'valibot'
import type { Flow } from '../../machines/entities/flow'
import type { Language } from '../../machines/entities/language'
import type { RawAnswer, ValueSchema } from './answer'
import type { Call, Caller, Method } from './call'
import type { CallKind } from '../../machines/entities/problem'
import type { Http } from './http'
import type { Outcome } from './outcome'
import type { ProviderConfiguration } from './provider'

export interface RequestContext {
  readonly http: Http
  readonly provider: ProviderConfiguration
  readonly language: Language
  readonly token: string
  /** The link's purpose, which decides the path of the detail call. */
  readonly flow: Flow
  /** Whether addresses in answers may use http on loopback: test mode, on a page that is itself on loopback. */
  readonly isLocalTest: boolean
}

interface Described<Input, Value> {
  /** As in the specification, with `{product}`. */
  readonly path: string
  readonly method: Method
  readonly by: Caller
  /** Undefined for a call without a body. The schema has the same name in `requests/`. */
  readonly body?: (context: RequestContext, input: Input) => object
  /** Validates a success and transforms it to an entity. */
  readonly answer: (context: RequestContext, input: Input) => ValueSchema<Value>
  /** Not user-initiated: the caller handles the outcome, and no notice is shown. A fault is logged and reported all the same. */
  readonly isQuiet?: boolean
  /** The flow goes on without its answer: what is said of its failure stays over the next screen. */
  readonly isPassedOver?: boolean
}

export interface Description<Input, Value> extends Described<Input, Value> {
  readonly kind: Exclude<CallKind, 'money'>
  /** Never retried. */
  readonly isAskedOnce?: boolean
  /** The answer to the boot script's request for this call, which it sent before the app's code had loaded. */
  readonly bootAnswer?: (input: Input) => Promise<RawAnswer> | undefined
}

/** The body here lacks `conversationId`; `bodyOf` adds it. */
export interface MoneyDescription<Input extends Submitted, Value> extends Described<Input, Value> {
  readonly kind: 'money'
  readonly body: (context: RequestContext, input: Input) => object
}

/** Input of a call that moves money: each attempt has its own id. */
export interface Submitted {
  readonly submissionId: string
}

/** A money call's body without `conversationId`, typed by its request schema. */
export type MoneyBody<Request extends GenericSchema> = Omit<InferInput<Request>, 'conversationId'>

/** A description whose path is known to the types, so that other code can name the call by it. */
type At<Path extends string, About> = About & { readonly path: Path }

/** A description as call modules write it; `method` defaults to POST. */
type Written<About, Filled extends keyof About = never> = Omit<About, 'method' | Filled> & { readonly method?: Method }

/** A callable call, with its description for the OpenAPI generator. */
export interface TypedCall<Input, Value, About = Description<Input, Value>> {
  (context: RequestContext, input: Input): Promise<Outcome<Value>>
  readonly description: About
}

function commonOf<Input, Value>(about: Described<Input, Value>, context: RequestContext, input: Input) {
  const { path, method, by, isQuiet, isPassedOver } = about
  const body = about.body?.(context, input)
  return { path, method, by, isQuiet, isPassedOver, body, schema: about.answer(context, input) }
}

/* @__NO_SIDE_EFFECTS__ */
export function call<Value, Path extends string, Input = void>(
  written: At<Path, Written<Description<Input, Value>>>,
): TypedCall<Input, Value, At<Path, Description<Input, Value>>> {
  const description: At<Path, Description<Input, Value>> = { method: 'POST', ...written }
  const { kind, isAskedOnce, bootAnswer } = description
  const make = (context: RequestContext, input: Input) => {
    const made: Call<Value> = {
      ...commonOf(description, context, input),
      kind,
      isAskedOnce,
      bootAnswer: bootAnswer?.(input),
    }
    return context.http.send(made)
  }
  return Object.assign(make, { description })
}

/* @__NO_SIDE_EFFECTS__ */
export function moneyCall<Value, Path extends string, Input extends Submitted>(
  written: At<Path, Written<MoneyDescription<Input, Value>, 'kind'>>,
): TypedCall<Input, Value, At<Path, MoneyDescription<Input, Value>>> {
  const about: At<Path, MoneyDescription<Input, Value>> = { method: 'POST', ...written, kind: 'money' }
  const make = (context: RequestContext, input: Input) =>
    context.http.send({ ...commonOf(about, context, input), kind: 'money', submissionId: input.submissionId })
  return Object.assign(make, { description: about })
}
