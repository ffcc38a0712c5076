import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only this page load knows. While React takes over a page that was made at build time it is `made`, as it is
 * in the page, so that nothing is drawn anew; right after, it is `now`.
 */
export function useClientOnly<Value>(now: Value, made: Value): Value {
  return useReadOnClient(() => now, made)
}

/** Likewise, of what can be read in a browser alone. */
export function useReadOnClient<Value>(read: () => Value, made: Value): Value {
  return useSyncExternalStore(never, read, () => made)
}
