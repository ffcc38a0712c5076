import { afterAll, expect, vi } from 'vitest'

/** Globals that libraries define when they are imported. */
const OF_LIBRARIES: readonly string[] = ['__TSR_CACHE__', '__zod_globalConfig', '__zod_globalRegistry', 'goog']

/** What tests of one worker share besides their modules. */
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

// A failed test must not affect the next file.
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

afterAll(() => {
  const { shared, clock, ...others } = worldNow()
  expect(others, 'a test leaves the world as it found it').toEqual({
    globals: before.globals,
    environment: before.environment,
    folder: before.folder,
  })
  expect([...shared, ...clock].every((thing, index) => thing === [...before.shared, ...before.clock][index])).toBe(true)
})
