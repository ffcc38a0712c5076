import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { loadScreens } from '../../src/app/after-paint/screen-loader'
import { createScreenRegistry } from '../../src/app/first/screen-registry'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { eventually } from '../support/eventually'

/** A chunk of a previous release that no server has any more. */
const { gone } = vi.hoisted(() => ({
  gone: () => {
    throw new Error('not there any more')
  },
}))
vi.mock('../../src/screens/outcome-unknown/outcome-unknown', gone)
vi.mock('../../src/screens/result/result', gone)
vi.mock('../../src/screens/settlement/settlement', () => new Promise(() => undefined))

let reloads = 0
let isPressed = false
let connection = { saveData: true }
const idle = vi.fn<(then: () => void) => void>()
const addWords = vi.fn()
const words = vi.fn(() => Promise.resolve(addWords))

beforeEach(() => {
  reloads = 0
  isPressed = false
  connection = { saveData: true }
  idle.mockReset().mockImplementation((then) => {
    then()
  })
  addWords.mockClear()
  words.mockClear()
  const entries = new Map<string, string>()
  vi.stubGlobal('HTMLInputElement', Object)
  vi.stubGlobal('document', { activeElement: null, querySelector: () => (isPressed ? {} : null) })
  vi.stubGlobal('navigator', {
    get connection() {
      return connection
    },
  })
  vi.stubGlobal('window', { requestIdleCallback: idle })
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function pageAt(state: 'reconciling' | 'refunding.choosing' | 'settling.choosing' | 'result') {
  const { actor, screen } = await ways[state](beginning(checkoutMachine))
  const registry = createScreenRegistry()
  loadScreens(actor, registry, { words, addressed: Promise.resolve() })
  return () => registry.partsOf(screen())
}

it('a page whose screen chunk is missing reloads once, and then shows it as missing (BOOT-10~)', async () => {
  await pageAt('result')
  await eventually(() => expect(reloads).toBe(1))
  const partsAfterReload = await pageAt('result')
  await eventually(() => expect(partsAfterReload()).toBe('missing'))
  expect(reloads).toBe(1)
})

it('a page with a payment under way shows a missing screen chunk, and does not reload (BOOT-10~, CNT-05~)', async () => {
  const parts = await pageAt('reconciling')
  await eventually(() => expect(parts()).toBe('missing'))
  expect(reloads).toBe(0)
})

it('a screen whose chunk has loaded waits for the end of a press (PLT-03~)', async () => {
  isPressed = true
  const looks = vi.spyOn(document, 'querySelector')
  const parts = await pageAt('refunding.choosing')
  await eventually(() => expect(looks.mock.calls.length).toBeGreaterThan(1))
  expect(parts()).toBeUndefined()
  isPressed = false
  await eventually(() => expect(parts()).toBeTypeOf('object'))
})

it('the texts of a screen wait for the end of a press, and not for the screen’s chunk (BOOT-09~)', async () => {
  isPressed = true
  const looks = vi.spyOn(document, 'querySelector')
  const parts = await pageAt('settling.choosing')
  await eventually(() => expect(looks.mock.calls.length).toBeGreaterThan(1))
  expect(addWords).not.toHaveBeenCalled()
  isPressed = false
  await eventually(() => expect(addWords).toHaveBeenCalledTimes(1))
  expect(parts()).toBeUndefined()
})

it('screens that may follow are loaded ahead, unless the browser asks to save data', async () => {
  idle.mockImplementation(() => undefined)
  await pageAt('settling.choosing')
  await eventually(() => expect(idle).toHaveBeenCalledTimes(1))
  connection = { saveData: false }
  await pageAt('settling.choosing')
  await eventually(() => expect(idle).toHaveBeenCalledTimes(3))
})

it('screens that may follow are loaded ahead only once the shopper does not type (PERF-01~)', async () => {
  connection = { saveData: false }
  const ends = new Set<() => void>()
  vi.stubGlobal('document', {
    ...document,
    activeElement: { matches: () => true, value: 'a' },
    addEventListener: (type: string, listener: () => void) => type === 'focusout' && ends.add(listener),
    removeEventListener: () => undefined,
  })
  await pageAt('settling.choosing')
  await eventually(() => expect(ends.size).toBe(2))
  await new Promise(setImmediate)
  // One time each for the screen itself, and for its title and back button.
  expect(words).toHaveBeenCalledTimes(2)
  // Ends the loading after one screen, before the page of this test is gone.
  idle.mockImplementation(() => undefined)
  ends.forEach((end) => {
    end()
  })
  await eventually(() => expect(idle).toHaveBeenCalledTimes(3))
  expect(words.mock.calls.length).toBeGreaterThan(2)
})
