import type { Call } from './call'

/** Reports when a call takes longer than usual, and when no call does any more. */
export interface SlowCallTimer {
  /**
   * Watches a call until the returned function is called. Payments are not watched, because the payment screen reports their
   * delay itself.
   */
  watch(call: Call<unknown>): () => void
  /** Reports a call as slow at once, because it is retried. */
  retry(call: Call<unknown>): void
}

export function createSlowCallTimer(slowAfter: number, report: (is: 'slow' | 'online') => void): SlowCallTimer {
  const late = new Set<Call<unknown>>()
  const mark = (call: Call<unknown>) => {
    late.add(call)
    report('slow')
  }
  return {
    watch(call) {
      if (call.kind === 'money') return () => undefined
      const timer = setTimeout(mark, slowAfter, call)
      return () => {
        clearTimeout(timer)
        if (late.delete(call) && late.size === 0) report('online')
      }
    },
    retry: mark,
  }
}
