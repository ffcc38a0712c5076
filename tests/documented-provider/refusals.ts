import type { Asked } from './asked.ts'
import { failure, type Failure } from './envelope.ts'
import type { Deps } from './deps.ts'

/** What the documents ask for is missing: the caller is wrong, and is remembered for it. */
export const refuse = (deps: Deps, { call, path }: Asked, reason: string, errorCode: string): Failure => {
  deps.refusals.push({ call, path, reason })
  return failure(errorCode, { httpStatus: 400, errorMessage: reason })
}
