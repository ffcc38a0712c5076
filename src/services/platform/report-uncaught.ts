/**
 * Throws a caught error again, outside the function that caught it. The window's `error` event then reaches the error record (MON-01).
 * `reportError` is missing in the oldest supported browsers.
 */
export function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
