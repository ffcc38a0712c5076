import { describe, expect, it } from 'vitest'
import { StorageRefused } from '../../sandbox/worker/storage-refused'
import type { FaultRule } from '../../sandbox/records/fault'
import type { SeenRequest } from '../../sandbox/records/seen-request'
import { type State, emptyState } from '../../sandbox/records/state'
import { openSandbox } from './harness'
import { memoryDatabase, storeIn } from './memory-database'
import { readyToSend } from './payments'

const request = (path: string): SeenRequest => ({
  at: 1,
  method: 'GET',
  path,
  query: {},
  headers: {},
  body: undefined,
  token: undefined,
  status: undefined,
  endedAt: undefined,
})

const message = (text: string) => ({ at: 1, token: 't', gsmNumber: '+905320000000', language: 'tr', text }) as const

const faultRule = (): FaultRule => ({
  id: 'f',
  chance: { seed: 1 },
  seen: 0,
  struck: 0,
  fault: { act: 'reset', phase: 'before', keepConnections: false },
})

const session = (expiresAt: number) => ({ memberTokens: new Map([['m', expiresAt]]) }) as never

/** A state that has been saved once. */
async function kept() {
  const memory = memoryDatabase()
  const state = emptyState(7)
  const store = storeIn(memory.database)
  state.messages.push(message('a'), message('b'))
  state.requests.push(request('/open'))
  state.faults.push(faultRule())
  state.sessions.set('s', session(1)).set('t', session(2))
  await store.save(state)
  memory.writes.length = 0
  const loaded = (sandbox = 'one') => storeIn(memory.database, { sandbox }).load()
  return { ...memory, state, store, loaded }
}

describe('the playground’s state in its database', () => {
  it('a saved state is loaded unchanged by the same sandbox, and not by another one (BEST-10~)', async () => {
    const { state, loaded, database, writes } = await kept()
    expect(await loaded()).toEqual(state)
    expect(await loaded('two')).toBeUndefined()
    const other = emptyState(8)
    await storeIn(database, { sandbox: 'two' }).save(other)
    expect(writes).toHaveLength(1)
    expect(await loaded('two')).toEqual(other)
    expect(await loaded()).toBeUndefined()
  })

  it('a save writes changed and added records, deletes removed ones, and touches no others (BEST-10~)', async () => {
    const { state, store, writes, loaded } = await kept()
    await store.save(state)
    expect(writes).toEqual([])
    state.messages.push(message('c'))
    state.seed = 9
    for (const fault of state.faults) fault.seen += 1
    for (const seen of state.requests) Object.assign(seen, { status: 200, endedAt: 2 })
    state.sessions.get('t')?.memberTokens.set('m', 3)
    state.sessions.delete('s')
    await store.save(state)
    expect(writes).toEqual([
      {
        put: expect.arrayContaining(['messages 2', 'faults 0', 'seed 0', 'requests 0', 'sessions 1']) as unknown,
        dropped: ['sessions 0'],
      },
    ])
    expect(writes[0]?.put).toHaveLength(5)
    expect(await loaded()).toEqual(state)
    // An optional field can be added and removed.
    const flags: Record<string, boolean> = { banner: true }
    state.flags.set('app', flags)
    await store.save(state)
    for (const change of [() => (flags['logo'] = true), () => delete flags['logo']]) {
      change()
      await store.save(state)
      expect(await loaded()).toEqual(state)
    }
  })

  it('a list keeps its order in the database when records leave it, return or change places (BEST-10~)', async () => {
    const { state, store, loaded } = await kept()
    const [a, b] = state.messages
    if (!a || !b) throw new Error('there are no messages')
    for (const order of [[b], [b, a], [a, b], [message('c'), a, b], [], [a]]) {
      state.messages.splice(0, Infinity, ...order)
      await store.save(state)
      expect((await loaded())?.messages).toEqual(order)
    }
    // A key deleted and set again is the last of its map.
    const first = state.sessions.get('s')
    state.sessions.delete('s')
    if (first) state.sessions.set('s', first)
    await store.save(state)
    expect([...((await loaded())?.sessions.keys() ?? [])]).toEqual(['t', 's'])
  })

  it('a loaded state is saved on with its changes alone (BEST-10~)', async () => {
    const { database, writes, loaded } = await kept()
    const store = storeIn(database)
    const state = await store.load()
    if (!state) throw new Error('nothing was kept')
    await store.save(state)
    expect(writes).toEqual([])
    state.messages.push(message('c'))
    state.sessions.get('s')?.memberTokens.set('m', 3)
    state.sessions.delete('t')
    await store.save(state)
    expect(writes).toEqual([{ put: ['sessions 0', 'messages 2'], dropped: ['sessions 1'] }])
    expect(await loaded()).toEqual(state)
  })

  it('saves requested during a write are combined into one write (BEST-10~)', async () => {
    const { state, store, writes, loaded, at } = await kept()
    let open = () => {}
    at.gate = new Promise((resolve) => {
      open = resolve
    })
    const saves = [store.save(state)]
    for (const text of ['c', 'd', 'e']) {
      state.messages.push(message(text))
      saves.push(store.save(state))
      // The first write has begun before the second message is added.
      await new Promise(setImmediate)
    }
    open()
    await Promise.all(saves)
    expect(writes.map(({ put }) => put)).toEqual([['messages 2'], ['messages 3', 'messages 4']])
    expect((await loaded())?.messages).toHaveLength(5)
  })

  it('a save that the database refuses fails, and the next one writes every record (BEST-10~)', async () => {
    const { state, store, writes, loaded, at } = await kept()
    at.refusals = 1
    state.messages.push(message('c'))
    await expect(store.save(state)).rejects.toThrow(StorageRefused)
    expect((await loaded())?.messages).toHaveLength(2)
    await store.save(state)
    expect(writes[0]?.put).toEqual(expect.arrayContaining(['messages 0', 'messages 2', 'requests 0', 'sessions 1']))
    expect(await loaded()).toEqual(state)
  })

  it('an emptied database is written completely by the next save (BEST-10~)', async () => {
    const { state, store, loaded, empty } = await kept()
    empty()
    state.messages.push(message('c'))
    await store.save(state)
    expect(await loaded()).toEqual(state)
  })

  it('a worker writes every record if another worker has saved since its load (BEST-10~)', async () => {
    const { database, loaded } = await kept()
    const [older, newer] = [storeIn(database), storeIn(database)]
    const [before, after] = [await older.load(), await newer.load()]
    if (!before || !after) throw new Error('nothing was kept')
    after.sessions.delete('s')
    await newer.save(after)
    before.messages.push(message('c'))
    await older.save(before)
    expect(await loaded()).toEqual(before)
  })

  it('two workers of one sandbox leave the complete state of the last one that saved (BEST-10~)', async () => {
    const { database } = memoryDatabase()
    const [one, other] = [emptyState(1), emptyState(2)]
    const stores = [storeIn(database), storeIn(database)] as const
    one.messages.push(message('a'))
    await stores[1].save(other)
    await stores[0].save(one)
    other.seed = 3
    await stores[1].save(other)
    expect(await storeIn(database).load()).toEqual(other)
  })

  it('a load fails with StorageRefused if the database refuses or does not answer in 10 seconds (BEST-10~)', async () => {
    const { database } = memoryDatabase()
    const read = () => Promise.reject(new Error('denied'))
    await expect(storeIn({ ...database, read }).load()).rejects.toThrow(StorageRefused)
    const waits: number[] = []
    const wait = async (milliseconds: number) => void waits.push(milliseconds)
    await expect(
      storeIn({ ...database, read: () => new Promise<never>(() => undefined) }, { wait }).load(),
    ).rejects.toThrow(StorageRefused)
    expect(waits).toEqual([10_000])
  })
})

/** Objects that several records of the state share. */
function sharedIn(state: State): string[] {
  const owners = new Map<object, Set<unknown>>()
  const shared = new Set<string>()
  const walk = (value: unknown, path: string, owner: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const of = owners.get(value) ?? new Set()
    owners.set(value, of.add(owner))
    if (of.size > 1) shared.add(path)
    const inner = value instanceof Map ? [...value.entries()] : Object.entries(value)
    for (const [name, more] of inner) walk(more, `${path}.${String(name)}`, owner)
  }
  for (const [part, content] of Object.entries(state) as [string, unknown][]) {
    const records: unknown[] = content instanceof Map ? [...content.values()] : Array.isArray(content) ? content : []
    for (const record of records) walk(record, part, record)
  }
  return [...shared]
}

it('records of the sandbox share readonly constants alone (BEST-10~)', async () => {
  const state = emptyState(1)
  const sandbox = await openSandbox({ state })
  for (const name of ['auth', 'threeDS', 'bkm', 'mix'] as const) {
    const { send } = await readyToSend(sandbox, {
      member: { kycLevel: 2, balance: 480 },
      order: { flags: { fundEnabled: true, mixPaymentEnabled: true }, init: { bkmEnabled: true } },
    })
    expect((await send(name)).status).toBe(200)
  }
  expect(state.orders.size).toBe(4)
  expect(sharedIn(state)).toEqual(['orders.credit', 'orders.attempts.0.card'])
})
