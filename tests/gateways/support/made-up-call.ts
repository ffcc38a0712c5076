import * as v from 'valibot'
import type { ValueSchema } from '../../../src/gateways/answer'
import type { Call, Method } from '../../../src/gateways/call'
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

/** A call that is not identical to one of this path: a GET has no body, so it asks another path. */
export function differentCall(kind: CallKind, path: string, method: Method): Call<unknown> {
  const call = madeUpCall(kind, { path, body: { isDifferent: true }, schema: v.unknown() })
  return method === 'GET' ? { ...call, method, path: `${path}/other`, body: undefined } : { ...call, method }
}
