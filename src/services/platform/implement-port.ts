import { fromPromise } from 'xstate'
import type { Port } from '../../../machines/support/port'

export type PortHandler<P> =
  P extends Port<infer Output, infer Input> ? (input: Input, signal: AbortSignal) => Promise<Output> : never

/** Implements a machine's port: `port` gives the types, `answer` does the work. `signal` aborts when the state is left. */
export function implementPort<Output, Input>(
  _port: Port<Output, Input>,
  answer: (input: Input, signal: AbortSignal) => Promise<Output>,
): Port<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => answer(input, signal))
}
