import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCheckoutHandlers } from '../../src/app/composition/checkout-handlers'
import { isLocalTest, parseConfiguration } from '../../src/app/composition/configuration'
import { createTelemetryDeps } from '../../src/app/composition/telemetry-deps'
import { bankAddress, type CheckoutOrigin } from '../../src/services/redirects/bank-address'

const { startMonitoring } = vi.hoisted(() => ({ startMonitoring: vi.fn(() => Promise.resolve(() => undefined)) }))

vi.mock('../../src/services/checkout/checkout', () => ({ checkoutHandlers: (given: object) => given }))
vi.mock('../../src/services/telemetry/monitoring/monitoring', () => ({ startMonitoring }))

beforeEach(() => {
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  startMonitoring.mockClear()
})

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const [, block = ''] = /id="checkout-config">([^]*?)<\/script>/.exec(page) ?? []

const STORAGE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** The page's origin and test mode, as the composition hands them to redirects to a bank. */
function homeOf(pageOrigin: string, testMode: boolean): CheckoutOrigin {
  const configuration = { ...parseConfiguration(block, pageOrigin), testMode }
  const given = {
    needs: { pageOrigin, token: 'a-token' },
    configuration,
    isLocalTest: isLocalTest(testMode, pageOrigin),
  }
  const deps: object = createCheckoutHandlers(given as never, { storage: STORAGE } as never, {} as never)
  return (deps as { readonly home: CheckoutOrigin }).home
}

it('a page may go to the bank of its own origin in test mode alone, hosted or on loopback (CARD-10~, BEST-10~)', () => {
  for (const origin of ['https://pay.example', 'http://127.0.0.1:4000']) {
    const ownBank = `${origin}/__bank/3ds/init`
    expect(bankAddress(ownBank, homeOf(origin, true))).toMatchObject({ href: ownBank })
    expect(bankAddress(ownBank, homeOf(origin, false))).toBeTypeOf('string')
  }
})

function monitored(pageOrigin: string, testMode: boolean) {
  const monitoring = { dsn: 'https://key@errors.example/1' }
  const configuration = { ...parseConfiguration(block, pageOrigin), monitoring, testMode }
  const given = { needs: { earlierErrors: [] }, configuration, isLocalTest: isLocalTest(testMode, pageOrigin) }
  return createTelemetryDeps(given as never, { storage: STORAGE } as never)
}

it.each([
  ['https://pay.example', true, 'test'],
  ['http://127.0.0.1:4000', true, 'test'],
  ['https://pay.example', false, 'production'],
])('a page on %s with test mode %s reports its errors as %s (MON-01~)', async (pageOrigin, testMode, environment) => {
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} })
  monitored(pageOrigin, testMode).startTelemetry()
  await vi.waitFor(() => {
    expect(startMonitoring).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ environment }))
  })
})

it('a page that is still busy loads nothing that reports its errors (MON-01~)', async () => {
  let rest: () => void = () => undefined
  const requestIdleCallback = (callback: () => void) => (rest = callback)
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {}, requestIdleCallback })
  monitored('https://pay.example', false).startTelemetry()
  await vi.dynamicImportSettled()
  expect(startMonitoring).not.toHaveBeenCalled()
  rest()
  await vi.waitFor(() => {
    expect(startMonitoring).toHaveBeenCalledOnce()
  })
})
