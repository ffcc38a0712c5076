import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const reported = (key: string) =>
  sandbox.control<{ reports: object[]; refused: { problems: string[] }[] }>(`/monitoring?key=${key}`)

const post = (lines: readonly string[], query = '?sentry_key=k1') =>
  sandbox.send('gateways', `/monitoring/api/1/envelope/${query}`, { method: 'POST', body: lines.join('\n') })

const EVENT = ['{"type":"event"}', '{"level":"error"}']
const RECORDING = ['{"type":"replay_recording"}', '{"segment_id":0}', '[]']

describe('the sandbox’s monitoring endpoint', () => {
  it('the monitoring endpoint keeps items by key, and any origin may read its answer (SBX-01~, MON-01~)', async () => {
    const response = await post(['{"sent_at":"now"}', ...EVENT, ...RECORDING])
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    const items = [
      { type: 'event', body: '{"level":"error"}' },
      { type: 'replay_recording', body: '{"segment_id":0}\n[]' },
    ]
    expect(await reported('k1')).toEqual({ reports: [{ key: 'k1', items }], refused: [] })
    expect((await reported('k2')).reports).toEqual([])
  })

  it('the monitoring endpoint refuses an invalid envelope; only the control API gets the reason (SBX-01~)', async () => {
    const bad: readonly (readonly [string[], string?])[] = [
      [['no JSON', ...EVENT]],
      [['{}', '{"type":"attachment"}', 'x']],
      [['{}', '{"type":"event"}']],
      [['{}', ...RECORDING.slice(0, 2)]],
      [['{}', '7', '{}']],
      [['{}', ...EVENT], ''],
    ]
    for (const [lines, query] of bad) expect((await post(lines, query)).status).toBe(400)
    const { reports, refused } = await reported('k1')
    expect([reports, refused.length]).toEqual([[], bad.length])
    expect(refused.at(-1)).toEqual({ problems: ['report: no key'] })
  })
})
