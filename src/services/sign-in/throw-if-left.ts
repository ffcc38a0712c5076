/**
 * Throws if the state that asked was left meanwhile. A handler calls this between an answer and what it stores of it: XState ignores the late
 * output, but not what the handler did before. `AbortSignal.throwIfAborted` is missing in old browsers.
 */
export function throwIfLeft(signal: AbortSignal): void {
  if (signal.aborted) throw new Error('left before its answer came')
}
