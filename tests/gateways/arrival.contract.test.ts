import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from './support/app'
import { configurationFor } from './support/configuration-for'
import { madeUpCall } from './support/made-up-call'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** An answer whose body arrives three seconds after its headers. */
function slowBody(text: string): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        vi.advanceTimersByTime(3000)
        stream.enqueue(new TextEncoder().encode(text))
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body)
}

async function answered(schema: v.GenericSchema<unknown, object>) {
  vi.useFakeTimers({ toFake: ['performance'] })
  const began = performance.now()
  vi.stubGlobal('fetch', () => Promise.resolve(slowBody('{"status":"success","systemTime":7,"paymentId":"7"}')))
  const { http } = openApp({ configuration: configurationFor('http://127.0.0.1:1'), token: 'tok' })
  const outcome = await http.send(madeUpCall('read', { path: '/payment/made-up', body: {}, schema }))
  return { outcome, began, took: performance.now() - began }
}

describe('the time of an answer', () => {
  it('an answer with a time counts as arrived when its headers did, however long its body takes (CNT-09~)', async () => {
    const { outcome, began, took } = await answered(v.object({ systemTime: v.number() }))
    expect(took).toBe(3000)
    expect(outcome).toEqual({ kind: 'ok', value: { systemTime: 7 }, cameAt: began })
  })

  it('an answer without a time has no time of arrival (CNT-09~)', async () => {
    const { outcome } = await answered(v.object({ paymentId: v.string() }))
    expect(outcome).toEqual({ kind: 'ok', value: { paymentId: '7' } })
  })
})
