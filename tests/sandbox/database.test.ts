import type { UseStore } from 'idb-keyval'
import { expect, it } from 'vitest'
import { browserDatabase } from '../../sandbox/worker/database'

const failing =
  (name: string): UseStore =>
  () =>
    Promise.reject(new DOMException('refused', name))

/** A database whose first connection fails with this error, and the number of connections opened. */
function connected(name: string) {
  const connections = [failing(name), async () => [] as never]
  const opened = { times: 0 }
  const database = browserDatabase(() => {
    opened.times += 1
    return connections.shift() ?? failing('OpenedTooOften')
  })
  return { database, opened }
}

it('a lost database connection is opened once more; one with an exceeded quota is not (BEST-10~)', async () => {
  const write = { put: [], drop: [] }
  for (const lost of ['InvalidStateError', 'UnknownError']) {
    const { database, opened } = connected(lost)
    await expect(database.write(write, 'mark', undefined)).rejects.toThrow('refused')
    expect([await database.read(), opened.times]).toEqual([{ mark: undefined, rows: [] }, 2])
  }
  const { database, opened } = connected('QuotaExceededError')
  for (const time of [1, 2]) await expect(database.read(), String(time)).rejects.toThrow('refused')
  expect(opened.times).toBe(1)
})
