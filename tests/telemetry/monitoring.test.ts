import { expect, it, vi } from 'vitest'
import { startMonitoring } from '../../src/services/telemetry/monitoring/monitoring'
import { textOf } from '../support/reading/files'

const { BrowserClient } = vi.hoisted(() => ({ BrowserClient: vi.fn(function client() {}) }))

vi.mock('@sentry/browser', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  BrowserClient,
  getCurrentScope: () => ({ setClient() {} }),
}))

it('reports of errors name the version of the build (MON-01~)', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  BrowserClient.prototype = { init() {} }
  await startMonitoring({ dsn: 'https://key@errors.example/1', environment: 'production', secrets: () => [] })
  const { version } = JSON.parse(textOf('package.json')) as { version: string }
  expect(BrowserClient).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ environment: 'production', release: version }),
  )
})
