/** Resolves after all pending microtasks, when a given answer has been processed. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
