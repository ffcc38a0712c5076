import type { Caller, Method } from '../../../src/gateways/call'
import type { CallKind } from '../../../machines/entities/problem'
import type { RequestContext } from '../../../src/gateways/described-call'
import type { Outcome } from '../../../src/gateways/outcome'

/** One call of the contract, written independently of the call's description. */
interface Written<Input, Value> {
  readonly method: Method
  readonly path: string
  readonly by: Caller
  readonly kind: CallKind
  readonly input: Input
  /** The body sent, without a money call's conversation id; undefined if none is sent. */
  readonly body: object | undefined
  /** The value of a successful answer, without its envelope. */
  readonly answer: object
  /** What the checkout reads from the answer. */
  readonly value: Value
}

export interface Row extends Omit<Written<unknown, unknown>, 'input'> {
  /** The call itself, by which its description finds its row. */
  readonly call: unknown
  readonly make: (requestContext: RequestContext) => Promise<Outcome<unknown>>
  readonly submissionId: string | undefined
}

/** Makes a row from a call and an input of its own type, so that the types of both must match. */
export function row<Input, Value>(
  call: (requestContext: RequestContext, input: Input) => Promise<Outcome<Value>>,
  { input, ...written }: Written<Input, Value>,
): Row {
  const { submissionId } = { submissionId: undefined, ...input } as { submissionId: string | undefined }
  return { ...written, call, submissionId, make: (requestContext) => call(requestContext, input) }
}

export const TOKEN = 'tok'
export const CHANNEL = 'PAY_WITH_WALLET'
export const SUBMISSION = { submissionId: 'f00d' }
export const PRICE = { minor: 248_050, currency: 'TRY' }
export const PHONE = '+905321234567'
export const EMAIL = 'ayse@shop.example'

/** A bank's page, and its encoding on the wire. */
export const PAGE = '<!doctype html><form id="f" method="post" action="https://bank.example/"><input name="ç"></form>'
export const PAGE_SENT = Buffer.from(PAGE).toString('base64')
