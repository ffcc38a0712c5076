import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only this page load can read. During hydration it is `made`, as in the prerendered page, so that nothing
 * re-renders; right after, it is what `read` returns.
 */
export function useReadOnClient<Value>(read: () => Value, made: Value): Value {
  return useSyncExternalStore(never, read, () => made)
}
