import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paymentProblemOf } from '../../machines/entities/bank-refusal'
import { DEFAULT_TIMINGS } from '../../src/app/composition/timings'
import type { CallKind } from '../../machines/entities/problem'
import { nothing } from '../../src/gateways/fields'
import { waitOf } from '../../src/gateways/rate-limit'
import { createHttp } from '../../src/gateways/http'
import type { ProviderConfiguration } from '../../src/gateways/provider'

const NOW = Date.UTC(2026, 10, 22, 12)

describe('waitOf', () => {
  it.each([
    ['30', 30_000],
    [' 2 ', 2_000],
    ['Sun, 22 Nov 2026 12:00:45 GMT', 45_000],
    ['86400', 3_600_000],
    ['0', undefined],
    ['Sun, 22 Nov 2026 11:59:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('the wait for Retry-After %j is %s ms', (header, wait) => {
    expect(waitOf(header, NOW)).toBe(wait)
  })
})

const provider = {
  gateways: { payment: 'http://gw.example', member: 'http://gw.example', consumer: 'http://gw.example' },
  product: { slug: 'wallet', name: 'Wallet' },
  headers: { token: 'x-t', memberId: 'x-m', memberUserId: 'x-u', iyziLc: { name: 'x-l', field: 'iyziLc' } },
} as unknown as ProviderConfiguration

/** A gateway that answers its first call with 429, for this many seconds; its time is this one. */
function overOneTooMany(seconds = '10', now?: number) {
  const sent: string[] = []
  const answer = (path: string) => {
    sent.push(path)
    const isFirst = sent.length === 1
    const body = isFirst ? { status: 'failure', errorCode: 50000, errorMessage: 'slow down' } : { status: 'success' }
    return new Response(JSON.stringify(body), {
      status: isFirst ? 429 : 200,
      headers: { 'retry-after': seconds, 'content-type': 'application/json' },
    })
  }
  vi.stubGlobal('fetch', async (address: string | Request) =>
    answer(new URL(typeof address === 'string' ? address : address.url).pathname),
  )
  const http = createHttp({
    provider,
    language: 'tr',
    token: 't',
    timings: DEFAULT_TIMINGS,
    credentials: () => undefined,
    now: () => now ?? Date.now(),
  })
  const ask = (kind: Exclude<CallKind, 'money'>, path: string) =>
    http.send({ path, method: 'POST', by: 'visitor', schema: nothing, kind })
  return { sent, ask }
}

describe('calls over the rate limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('a 429 holds every call of its kind until the wait is over, and says for how long (GWY-11~, OTP-02~)', async () => {
    const { sent, ask } = overOneTooMany()
    expect(await ask('sms', '/api/v1/a')).toMatchObject({ kind: 'refused', code: '50000', waitSeconds: 10 })
    vi.advanceTimersByTime(6_500)
    const held = await ask('sms', '/api/v1/b')
    expect(held).toMatchObject({ kind: 'refused', waitSeconds: 4 })
    expect(sent).toEqual(['/api/v1/a'])
    if (held.kind !== 'refused') throw new Error('it was not held')
    expect(paymentProblemOf(held)).toEqual({ text: undefined, key: 'errors.wait', seconds: 4 })
    vi.advanceTimersByTime(3_500)
    expect(await ask('sms', '/api/v1/b')).toMatchObject({ kind: 'ok' })
    expect(sent).toHaveLength(2)
  })

  it.each([-1, 1])(
    'a wrong device clock changes no wait until a date of the provider’s: %s days (CNT-09~, GWY-11~)',
    async (days) => {
      vi.setSystemTime(NOW + days * 86_400_000)
      const { ask } = overOneTooMany('Sun, 22 Nov 2026 12:00:45 GMT', NOW)
      expect(await ask('sms', '/api/v1/a')).toMatchObject({ kind: 'refused', waitSeconds: 45 })
    },
  )

  it('a call over the rate limit holds no call of another kind', async () => {
    const { sent, ask } = overOneTooMany()
    await ask('sms', '/api/v1/a')
    expect(await ask('login', '/api/v1/b')).toMatchObject({ kind: 'ok' })
    expect(sent).toHaveLength(2)
  })

  it('a read over the rate limit is sent again after a wait that a read may take, and not before (GWY-11~)', async () => {
    vi.useFakeTimers()
    const { sent, ask } = overOneTooMany('8')
    const asked = ask('read', '/api/v1/a')
    await vi.advanceTimersByTimeAsync(7_999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toMatchObject({ kind: 'ok' })
    expect(sent).toEqual(['/api/v1/a', '/api/v1/a'])
  })

  it.each(['9', 'soon', ''])('a read over the rate limit is sent once where its wait would be %j', async (seconds) => {
    const { sent, ask } = overOneTooMany(seconds)
    expect(await ask('read', '/api/v1/a')).toMatchObject({ kind: 'refused', code: '50000' })
    expect(sent).toHaveLength(1)
  })

  it('a call that a shopper has pressed for is not sent again automatically after the rate limit', async () => {
    const { sent, ask } = overOneTooMany('1')
    expect(await ask('sms', '/api/v1/a')).toMatchObject({ kind: 'refused', waitSeconds: 1 })
    expect(sent).toHaveLength(1)
  })

  it('a read over the rate limit holds no other call', async () => {
    const { sent, ask } = overOneTooMany()
    await ask('read', '/api/v1/a')
    expect(await ask('read', '/api/v1/b')).toMatchObject({ kind: 'ok' })
    expect(sent).toHaveLength(2)
  })
})
