import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchExchanges } from '../../scripts/conformance/exchanges'

const plainFetch = globalThis.fetch

beforeEach(() => {
  globalThis.fetch = async () =>
    new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"status":')) }))
})

afterEach(() => {
  globalThis.fetch = plainFetch
})

it('an exchange whose body never ends is given up with its call (BEST-19~)', async () => {
  const watch = watchExchanges(undefined)
  const controller = new AbortController()
  const answer = globalThis.fetch('https://pay.example/', { signal: controller.signal })
  await new Promise(setImmediate)
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  const [exchange] = watch.take()
  expect([exchange?.answer?.status, await exchange?.text]).toEqual([200, undefined])
})
