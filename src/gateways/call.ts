import type { RawAnswer, ValueSchema } from './answer'

/**
 * Who makes the call: a visitor sends only the checkout token; a member also the login; a buyer the login if there is one,
 * because a foreign buyer has none.
 */
export type Caller = 'visitor' | 'member' | 'buyer'

export type Method = 'GET' | 'POST' | 'PUT'

interface AnyCall<Value> {
  /** As in the specification, with `{product}`. */
  readonly path: string
  readonly method: Method
  readonly by: Caller
  readonly body?: object | undefined
  /** Validates a success and transforms it to an entity. */
  readonly schema: ValueSchema<Value>
  /** The answer to the boot script's request for this call, which it sent before the app's code had loaded. */
  readonly bootAnswer?: Promise<RawAnswer> | undefined
  /** Not user-initiated: the caller handles the outcome, and no notice is shown. A fault is logged and reported all the same. */
  readonly isQuiet?: boolean | undefined
  /** The flow goes on without its answer: what is said of its failure stays over the next screen. */
  readonly isPassedOver?: boolean | undefined
}

interface Read<Value> extends AnyCall<Value> {
  readonly kind: 'read'
  /** Never retried. */
  readonly isAskedOnce?: boolean | undefined
}

interface Once<Value> extends AnyCall<Value> {
  readonly kind: 'sms' | 'login' | 'preference'
}

interface Money<Value> extends AnyCall<Value> {
  readonly kind: 'money'
  /** The submission id: without it the payment's outcome could not be looked up. */
  readonly submissionId: string
}

export type Call<Value> = Read<Value> | Once<Value> | Money<Value>

/** The request body. Adds the submission id of a money call, which no other place does. */
export function bodyOf(call: Call<unknown>): object | undefined {
  return call.kind === 'money' ? { ...call.body, conversationId: call.submissionId } : call.body
}
