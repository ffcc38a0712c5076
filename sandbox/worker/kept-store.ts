import { createStore, get, set } from 'idb-keyval'
import type { Store } from '../kernel/store'
import type { State } from '../records/state'

interface Kept {
  readonly build: string
  readonly state: State
}

/** Browsers stop a worker that has nothing to do, so the state is kept in a database. A state of another build is left: its records may differ. */
export function keptStore(build: string): Store {
  const database = createStore('sandbox', 'state')
  return {
    load: async () => {
      const kept = await get<Kept>('kept', database)
      return kept?.build === build ? kept.state : undefined
    },
    save: (state) => set('kept', { build, state } satisfies Kept, database),
  }
}
