import type { ValueSchema } from '../../../src/gateways/answer'
import type { Call } from '../../../src/gateways/call'
import type { CallKind } from '../../../machines/entities/problem'

export interface MadeUp<Value> {
  readonly path: string
  readonly body: object
  readonly schema: ValueSchema<Value>
}

/** A visitor's call of a class; a money call has this submission id. */
export function madeUpCall<Value>(kind: CallKind, made: MadeUp<Value>, submissionId = 'a-submission'): Call<Value> {
  const call = { ...made, method: 'POST', by: 'visitor' } as const
  return kind === 'money' ? { ...call, kind, submissionId } : { ...call, kind }
}
