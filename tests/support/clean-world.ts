import { afterAll, expect, vi } from 'vitest'

/** What libraries keep there for themselves, from the moment in which they are read. */
const OF_LIBRARIES: readonly string[] = ['__TSR_CACHE__', '__zod_globalConfig', '__zod_globalRegistry', 'goog']

/** What tests of one worker share beside their modules. */
const worldNow = () => ({
  globals: Object.getOwnPropertyNames(globalThis)
    .filter((name) => !OF_LIBRARIES.includes(name))
    .sort(),
  environment: { ...process.env },
  folder: process.cwd(),
  shared: [fetch, setTimeout, setInterval, setImmediate, queueMicrotask, console, crypto, performance, Math, URL],
  clock: [Date, Date.now, performance.now, Math.random],
})

const before = worldNow()

// Of a test that failed on its way the next file hears nothing.
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

afterAll(() => {
  const { shared, clock, ...others } = worldNow()
  expect(others, 'a test leaves the world as it found it').toEqual({
    ...{ globals: before.globals, environment: before.environment, folder: before.folder },
  })
  expect([...shared, ...clock].every((thing, index) => thing === [...before.shared, ...before.clock][index])).toBe(true)
})
