import { afterEach, expect, it, vi } from 'vitest'
import { readOwnFile } from '../../src/gateways/http'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a file of the page’s own host that does not come fails after ten seconds, without a retry', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error)
        })
      }),
  )
  vi.stubGlobal('fetch', fetched)
  const ended = vi.fn()
  readOwnFile('/assets/pieces.json', 'sha256-x').then(ended, ended)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'FetchError' }))
  expect(fetched).toHaveBeenCalledOnce()
  expect(fetched.mock.calls[0]).toEqual([
    '/assets/pieces.json',
    expect.objectContaining({ integrity: 'sha256-x', credentials: 'omit' }),
  ])
})
