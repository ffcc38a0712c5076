import type { ValueSchema } from '../../../src/gateways/answer'
import type { Call, CallClass } from '../../../src/gateways/call'

export interface MadeUp<Value> {
  readonly path: string
  readonly body: object
  readonly schema: ValueSchema<Value>
}

/** A visitor's call of a class; a money call is the submission of that name. */
export function madeUpCall<Value>(kind: CallClass, made: MadeUp<Value>, submissionId = 'a-submission'): Call<Value> {
  const call = { ...made, method: 'POST', by: 'visitor' } as const
  return kind === 'money' ? { ...call, kind, submissionId } : { ...call, kind }
}
