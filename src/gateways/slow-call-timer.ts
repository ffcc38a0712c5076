import type { Call } from './call'

/** Tells when something takes longer than usual, and when nothing does any more. */
export interface SlowCallTimer {
  /** Watches a call until what is returned is called. A payment is not watched: it says itself that it takes long. */
  watch(call: Call<unknown>): () => void
  /** This call is asked a second time. */
  retry(call: Call<unknown>): void
}

export function createSlowCallTimer(slowAfter: number, tell: (is: 'slow' | 'online') => void): SlowCallTimer {
  const late = new Set<Call<unknown>>()
  const mark = (call: Call<unknown>) => {
    late.add(call)
    tell('slow')
  }
  return {
    watch(call) {
      if (call.kind === 'money') return () => undefined
      const timer = setTimeout(mark, slowAfter, call)
      return () => {
        clearTimeout(timer)
        if (late.delete(call) && late.size === 0) tell('online')
      }
    },
    retry: mark,
  }
}
