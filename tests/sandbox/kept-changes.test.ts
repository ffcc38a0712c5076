import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type State, emptyState } from '../../sandbox/records/state'
import { memoryDatabase, storeIn } from './memory-database'

type Memory = ReturnType<typeof memoryDatabase>

interface Worker {
  store: ReturnType<typeof storeIn>
  state: State
}

async function start({ database }: Memory): Promise<Worker> {
  const store = storeIn(database)
  return { store, state: (await store.load()) ?? emptyState(1) }
}

/** Records of any kind: only the type of their collection matters here. */
const rowsOf = (state: State) => ({
  list: state.faults as unknown as { value: number }[],
  final: state.messages as unknown as { readonly value: number }[],
  map: state.sessions as unknown as Map<string, { value: number }>,
})

const keyOf = (value: number) => `key ${value % 4}`

const CHANGES: Readonly<Record<string, (state: State, value: number) => void>> = {
  push: (state, value) => rowsOf(state).list.push({ value }),
  unshift: (state, value) => rowsOf(state).list.unshift({ value }),
  shift: (state) => rowsOf(state).list.shift(),
  move: (state, value) => rowsOf(state).list.push(...rowsOf(state).list.splice(value % 3, 1)),
  alter: (state, value) => rowsOf(state).list.forEach((record, at) => at % 2 === value % 2 && (record.value = value)),
  replace: (state) => (state.faults = structuredClone(state.faults)),
  add: (state, value) => rowsOf(state).final.push({ value }),
  drop: (state) => rowsOf(state).final.shift(),
  set: (state, value) => rowsOf(state).map.set(keyOf(value), { value }),
  delete: (state, value) => rowsOf(state).map.delete(keyOf(value)),
  remake: (state, value) => {
    const { map } = rowsOf(state)
    map.delete(keyOf(value))
    map.set(keyOf(value), { value })
  },
  clear: (state) => {
    rowsOf(state).map.clear()
    state.faults = []
    state.messages = []
  },
}

const EVENTS: Readonly<Record<string, (memory: Memory, worker: Worker) => Promise<void>>> = {
  refuse: async ({ at }) => void (at.refusals = 1),
  empty: async ({ empty }) => empty(),
  restart: async (memory, worker) => void Object.assign(worker, await start(memory)),
}

const steps = fc.array(
  fc.record({
    step: fc.constantFrom(...Object.keys(CHANGES), ...Object.keys(EVENTS), 'save', 'save', 'save', 'save'),
    value: fc.nat(20),
    by: fc.nat(1),
  }),
  { maxLength: 50, size: 'max' },
)

const inOrder = ({ sessions, ...lists }: State) => ({ ...lists, sessions: [...sessions] })

it('a saved state is what the next worker loads, after any changes, refusals or other workers (BEST-10~)', async () => {
  const runs = fc.asyncProperty(steps, async (taken) => {
    const memory = memoryDatabase()
    const workers = [await start(memory), await start(memory)]
    for (const [turn, { step, value, by }] of taken.entries()) {
      const worker = workers[by] ?? (await start(memory))
      CHANGES[step]?.(worker.state, value)
      await EVENTS[step]?.(memory, worker)
      if (step !== 'save') continue
      // Saving without a change writes nothing, even to an emptied database.
      worker.state.seed = turn
      const isSaved = await worker.store.save(worker.state).then(
        () => true,
        () => false,
      )
      const { state } = await start(memory)
      if (isSaved) expect(inOrder(state)).toEqual(inOrder(worker.state))
    }
  })
  await fc.assert(runs, { numRuns: 300 })
})
