import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const counted = (appKey: string) =>
  sandbox.control<{ events: object[]; refused: object[] }>(`/analytics?appKey=${appKey}`)

const post = (form: Record<string, string>) =>
  sandbox.send('gateways', '/analytics/i', { method: 'POST', body: new URLSearchParams(form) })

const EVENT = { key: 'login-token-timeout', count: 1, segmentation: { category: 'session' } }
const GOOD = { app_key: 'app', device_id: 'd-1', events: JSON.stringify([EVENT]) }

describe('the counter of events', () => {
  it('keeps what came, by app (SBX-01~, EVT-01~)', async () => {
    expect((await post(GOOD)).status).toBe(200)
    expect(await counted('app')).toEqual({ events: [{ appKey: 'app', deviceId: 'd-1', ...EVENT }], refused: [] })
    expect((await counted('other')).events).toEqual([])
  })

  it('refuses what is no post of events, and tells the control API alone why (SBX-01~)', async () => {
    const { device_id: _, ...nobody } = GOOD
    const bad: readonly Record<string, string>[] = [
      nobody,
      { ...GOOD, email: 'ayse@posta.example' },
      { ...GOOD, events: '[]' },
      { ...GOOD, events: 'no JSON' },
      { ...GOOD, events: JSON.stringify([{ ...EVENT, count: 0 }]) },
      { ...GOOD, events: JSON.stringify([{ ...EVENT, label: 'x' }]) },
      { ...GOOD, events: JSON.stringify([{ ...EVENT, segmentation: { a: { b: 1 } } }]) },
    ]
    for (const form of bad) expect((await post(form)).status).toBe(400)
    const { events, refused } = await counted('app')
    expect([events, refused.length]).toEqual([[], bad.length])
  })
})
