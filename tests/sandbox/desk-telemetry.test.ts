import { beforeEach, describe, expect, it } from 'vitest'
import { deskVisitor } from './desk-visitor'
import { openSandbox } from './harness'
import type { Harness } from './harness'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const TOKEN = '0b1c2d3e-0000-4000-8000-123456789abc'

describe('the telemetry page of the desk', () => {
  it('the telemetry page shows events, flag queries, reports and refusals, newest first (SBX-04~, EVT-01~, MON-01~)', async () => {
    const desk = deskVisitor(sandbox)
    expect((await desk.look('/telemetry?lang=en')).match(/None yet\./g)).toHaveLength(5)
    const events = [
      { key: 'started', count: 1, segmentation: { category: 'session', label: 'fast' } },
      { key: 'checked', count: 1, segmentation: { category: 'gsm-check', token: TOKEN } },
    ]
    const counted = { app_key: 'app', device_id: 'd-1', events: JSON.stringify(events) }
    const post = (path: string, body: BodyInit) => sandbox.send('gateways', path, { method: 'POST', body })
    await post('/analytics/i', new URLSearchParams(counted))
    await post('/analytics/i', new URLSearchParams({ app_key: 'app' }))
    await sandbox.control('/flags', { appKey: 'app', flags: { mark: true } })
    await sandbox.send('gateways', '/analytics/o/sdk?app_key=app&device_id=d-1&method=rc&oi=1&keys=%5B%22mark%22%5D')
    await post(
      '/monitoring/api/7/envelope/?sentry_key=k',
      '{}\n{"type":"event"}\n{"message":"a fault &lt;b&gt; <b>"}\n',
    )
    const report = { 'document-uri': `https://pay.example/pay?token=${TOKEN}`, 'violated-directive': 'img-src' }
    await sandbox.send('app', '/policy-reports', { method: 'POST', body: JSON.stringify({ 'csp-report': report }) })

    const shown = await desk.look('/telemetry?lang=en')
    expect(shown).not.toContain('None yet.')
    for (const text of [
      'started × 1',
      'category: session · label: fast',
      'mark',
      'img-src: ',
      'https://pay.example/pay',
    ])
      expect(shown).toContain(text)
    expect(shown.indexOf('checked × 1')).toBeLessThan(shown.indexOf('started × 1'))
    // Third-party text is escaped, and credentials are truncated.
    expect(shown).not.toContain('<b>"')
    expect(shown).not.toContain(TOKEN)
  })
})
