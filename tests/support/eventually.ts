import { vi } from 'vitest'

/** Waits until a check passes, for up to ten seconds: a busy machine may give a worker little time. */
export const eventually = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, { timeout: 10_000 })
