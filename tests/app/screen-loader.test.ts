import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { loadScreens } from '../../src/app/after-paint/screen-loader'
import { createScreenRegistry } from '../../src/app/first/screen-registry'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'

/** Code of a former release, which no server has any more. */
const { gone } = vi.hoisted(() => ({
  gone: () => {
    throw new Error('not there any more')
  },
}))
vi.mock('../../src/screens/outcome-unknown/outcome-unknown', gone)
vi.mock('../../src/screens/result/result', gone)

let reloads = 0
let isPressed = false

beforeEach(() => {
  reloads = 0
  isPressed = false
  const entries = new Map<string, string>()
  vi.stubGlobal('HTMLInputElement', Object)
  vi.stubGlobal('document', { activeElement: null, querySelector: () => (isPressed ? {} : null) })
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function pageAt(state: 'reconciling' | 'refunding.choosing' | 'result') {
  const { actor, screen } = await ways[state](beginning(checkoutMachine))
  const registry = createScreenRegistry()
  loadScreens(actor, registry, { words: () => Promise.resolve(() => undefined), addressed: Promise.resolve() })
  return () => registry.partsOf(screen())
}

it('a page whose screen has gone reloads once, and then says so (BOOT-10~)', async () => {
  await pageAt('result')
  await vi.waitFor(() => expect(reloads).toBe(1))
  const partsAfterReload = await pageAt('result')
  await vi.waitFor(() => expect(partsAfterReload()).toBe('missing'))
  expect(reloads).toBe(1)
})

it('a page with a payment under way does not reload for a screen that has gone: it says so (BOOT-10~, CNT-05~)', async () => {
  const parts = await pageAt('reconciling')
  await vi.waitFor(() => expect(parts()).toBe('missing'))
  expect(reloads).toBe(0)
})

it('a screen whose code has come waits for the end of a press (PLT-03~)', async () => {
  isPressed = true
  const looks = vi.spyOn(document, 'querySelector')
  const parts = await pageAt('refunding.choosing')
  await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(1))
  expect(parts()).toBeUndefined()
  isPressed = false
  await vi.waitFor(() => expect(parts()).toBeTypeOf('object'))
})
