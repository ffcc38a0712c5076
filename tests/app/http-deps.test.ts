import { afterEach, expect, it, vi } from 'vitest'
import { createHttpDeps } from '../../src/app/composition/http-deps'
import { createServerClock } from '../../src/services/platform/server-clock'
import { DEFAULT_TIMINGS } from '../../src/app/composition/timings'
import { PROVIDER } from '../support/provider'

const SERVER = Date.UTC(2026, 10, 21, 12)

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['the wallet', { status: 'success', data: { memberToken: 'wallet', items: [], systemTime: SERVER } }],
  ['the order', { status: 'success', price: 10, systemTime: SERVER }],
] as const)('the page’s gateways set its clock from the time in the answer about %s (CNT-01~)', async (about, body) => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('document', { addEventListener: vi.fn() })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)))
  const time = createServerClock()
  const { members, payments } = createHttpDeps(
    {
      needs: { token: 'tok', flow: 'pay', language: () => 'tr', emit: vi.fn() },
      configuration: { ...PROVIDER, timings: DEFAULT_TIMINGS },
      isLocalTest: false,
    } as never,
    {
      time,
      session: { credentials: () => undefined },
      submissions: { paid: () => undefined },
      hasSent: () => false,
    } as never,
    {} as never,
  )
  await (about === 'the wallet' ? members.openWallet('7') : payments.outcome())
  expect(time.now()).toBeGreaterThanOrEqual(SERVER)
})
