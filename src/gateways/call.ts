import type { RawAnswer, ValueSchema } from './answer'

/**
 * Whose call it is. A visitor's carries the checkout token alone, a member's the login as well, a buyer's the login if
 * there is one: whom the provider has admitted with a foreign number has none.
 */
export type Caller = 'visitor' | 'member' | 'buyer'

export type Method = 'GET' | 'POST' | 'PUT'

interface AnyCall<Value> {
  /** As the specification writes it, with `{product}`. */
  readonly path: string
  readonly method: Method
  readonly by: Caller
  readonly body?: object | undefined
  /** The value of a successful answer, ending in an entity. */
  readonly schema: ValueSchema<Value>
  /** An exchange that was begun before this code had arrived. */
  readonly begun?: Promise<RawAnswer> | undefined
  /** Not user-initiated: its caller reports how it ended, and no notice is shown. */
  readonly isQuiet?: boolean | undefined
}

interface Read<Value> extends AnyCall<Value> {
  readonly kind: 'read'
  /** A read that is asked once, even if it fails. */
  readonly isAskedOnce?: boolean | undefined
}

interface Once<Value> extends AnyCall<Value> {
  readonly kind: 'sms' | 'login' | 'preference'
}

interface Money<Value> extends AnyCall<Value> {
  readonly kind: 'money'
  /** The submission id: without one, the outcome could not be asked for. */
  readonly submissionId: string
}

export type Call<Value> = Read<Value> | Once<Value> | Money<Value>

/** What goes out with a call. A money call names its submission, here and nowhere else. */
export function bodyOf(call: Call<unknown>): object | undefined {
  return call.kind === 'money' ? { ...call.body, conversationId: call.submissionId } : call.body
}
