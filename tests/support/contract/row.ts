import type { Caller, Method } from '../../../src/gateways/call'
import type { CallKind } from '../../../machines/entities/problem'
import type { RequestContext } from '../../../src/gateways/described-call'
import type { Outcome } from '../../../src/gateways/outcome'

/** One call as the contract has it, written down without a look at its description. */
interface Written<Input, Value> {
  readonly method: Method
  readonly path: string
  readonly by: Caller
  readonly kind: CallKind
  readonly input: Input
  /** What goes out, apart from a money call's conversation; undefined where nothing does. */
  readonly body: object | undefined
  /** A good answer's value, without its envelope. */
  readonly answer: object
  /** What the checkout reads in it. */
  readonly value: Value
}

export interface Row extends Omit<Written<unknown, unknown>, 'input'> {
  /** The call itself, by which its description knows its row. */
  readonly call: unknown
  readonly make: (requestContext: RequestContext) => Promise<Outcome<unknown>>
  readonly submissionId: string | undefined
}

/** A row is made of a call with an input of its own, so that a call and what the contract says of it fit by type. */
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

/** A bank's page, and as it comes over the wire. */
export const PAGE = '<!doctype html><form id="f" method="post" action="https://bank.example/"><input name="ç"></form>'
export const PAGE_SENT = Buffer.from(PAGE).toString('base64')
