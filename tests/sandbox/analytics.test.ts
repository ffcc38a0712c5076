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

describe('the sandbox’s analytics endpoint', () => {
  it('the analytics endpoint keeps received events by app key (SBX-01~, EVT-01~)', async () => {
    expect((await post(GOOD)).status).toBe(200)
    expect(await counted('app')).toEqual({
      events: [{ appKey: 'app', deviceId: 'd-1', ...EVENT }],
      refused: [],
      enrolments: [],
    })
    expect((await counted('other')).events).toEqual([])
  })

  it('the analytics endpoint refuses other posts and reports them to the control API alone (SBX-01~)', async () => {
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

describe('feature-flag queries', () => {
  const FLAG = 'display_merchant_logo_updated'
  const GOOD_QUESTION = {
    app_key: 'app',
    device_id: 'd-1',
    method: 'rc',
    oi: '1',
    keys: JSON.stringify([FLAG, 'other']),
  }

  const ask = async (question: Record<string, string> = GOOD_QUESTION) => {
    const response = await sandbox.send('gateways', `/analytics/o/sdk?${new URLSearchParams(question)}`)
    return { status: response.status, told: (await response.json()) as unknown }
  }
  const enrolled = async () => (await sandbox.control<{ enrolments: object[] }>('/analytics?appKey=app')).enrolments

  it('a feature-flag query returns the flag as set for the app, or none, and enrols the device (SHELL-14~)', async () => {
    expect(await ask()).toEqual({ status: 200, told: {} })
    expect(await enrolled()).toEqual([])
    for (const isOn of [true, false]) {
      await sandbox.control('/flags', { appKey: 'app', flags: { [FLAG]: isOn } })
      expect(await ask()).toEqual({ status: 200, told: { [FLAG]: isOn } })
    }
    const enrolment = { appKey: 'app', deviceId: 'd-1', flag: FLAG }
    expect(await enrolled()).toEqual([enrolment, enrolment])
    expect((await ask({ ...GOOD_QUESTION, app_key: 'another' })).told).toEqual({})
  })

  it('an invalid feature-flag query is refused with 400 and enrols no device (SHELL-14~)', async () => {
    await sandbox.control('/flags', { appKey: 'app', flags: { [FLAG]: true } })
    const { device_id: _, ...nobody } = GOOD_QUESTION
    for (const bad of [
      nobody,
      { ...GOOD_QUESTION, keys: '[]' },
      { ...GOOD_QUESTION, oi: '0' },
      { ...GOOD_QUESTION, email: 'a@b.example' },
    ])
      expect((await ask(bad)).status).toBe(400)
    expect(await enrolled()).toEqual([])
  })
})
