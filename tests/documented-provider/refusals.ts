import type { Asked } from './asked.ts'
import { failure, type Failure } from './envelope.ts'
import type { Deps } from './deps.ts'

/** The call violates the documents: records it as the caller's fault. */
export const refuse = (deps: Deps, { call, path }: Asked, reason: string, errorCode: string): Failure => {
  deps.refusals.push({ call, path, reason })
  return failure(errorCode, { httpStatus: 400, errorMessage: reason })
}
