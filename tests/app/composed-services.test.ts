import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServices } from '../../src/app/composition/services'

const { clearAll, comeBack, createSessionDeps, watchAbsence } = vi.hoisted(() => {
  const [clearAll, comeBack] = [vi.fn(), vi.fn()]
  return {
    clearAll,
    comeBack,
    createSessionDeps: vi.fn<(given: object) => object>(() => ({ submissions: { comeBack } })),
    watchAbsence: vi.fn<(deps: { readonly onRestored: () => void }) => void>(() => {
      throw new Error('composed so far')
    }),
  }
})

vi.mock('../../src/app/composition/session-deps', () => ({ createSessionDeps }))
vi.mock('../../src/app/composition/telemetry-deps', () => ({ createTelemetryDeps: () => ({}) }))
vi.mock('../../src/app/composition/http-deps', () => ({ createHttpDeps: () => ({}) }))
vi.mock('../../src/services/payment/card-vault', () => ({ createCardVault: () => ({ clearAll }) }))
vi.mock('../../src/services/platform/absence', () => ({ watchAbsence }))

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('addEventListener', () => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const [, block = ''] = /id="checkout-config">([^]*?)<\/script>/.exec(page) ?? []

function compose(pageOrigin: string, testMode: boolean) {
  const configurationText = JSON.stringify({ ...(JSON.parse(block) as object), testMode })
  expect(() => createServices({ configurationText, pageOrigin } as never)).toThrow('composed so far')
}

it.each([
  ['https://pay.example', true, false],
  ['http://127.0.0.1:4000', true, true],
  ['https://pay.example', false, false],
])('a page on %s with test mode %s is composed as a local test: %s', (pageOrigin, testMode, isLocalTest) => {
  compose(pageOrigin, testMode)
  expect(createSessionDeps).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isLocalTest }))
})

it('a page that is left keeps no typed card, not even within the back/forward cache (CARD-14~)', () => {
  const around = new EventTarget()
  vi.stubGlobal('addEventListener', around.addEventListener.bind(around))
  compose('https://pay.example', false)
  expect(clearAll).not.toHaveBeenCalled()
  around.dispatchEvent(new Event('pagehide'))
  expect(clearAll).toHaveBeenCalledOnce()
})

it('a page restored from the back/forward cache forgets the typed card and reads what its tab has sent (BEST-04~, BEST-01~)', () => {
  compose('https://pay.example', false)
  watchAbsence.mock.lastCall?.[0].onRestored()
  expect([clearAll.mock.calls.length, comeBack.mock.calls.length]).toEqual([1, 1])
})
