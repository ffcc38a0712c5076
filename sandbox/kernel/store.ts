import type { State } from '../records/state'

/** Stores the sandbox's state between requests: in memory on Node, in a database in a service worker. */
export interface Store {
  load(): Promise<State | undefined>
  save(state: State): Promise<void>
}

export function memoryStore(): Store {
  let stored: State | undefined
  return {
    load: async () => stored,
    save: async (state) => {
      stored = state
    },
  }
}
