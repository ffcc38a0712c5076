import { beforeEach, describe, expect, it } from 'vitest'
import { withoutQuery } from '../../sandbox/app/policy-reports'
import { ORIGINS, openSandbox, START } from './harness'
import type { Harness } from './harness'

const TOKEN = 'canary-0123456789'
const PAGE = `${ORIGINS.app}/pay?token=${TOKEN}&lang=tr#${TOKEN}`

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

async function report(body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const { status } = await sandbox.send('app', '/policy-reports', { method: 'POST', body: text })
  const stored = await sandbox.control<{ reports: readonly unknown[] }>('/policy-reports')
  return { status, stored: stored.reports }
}

const violation = (body: object) => ({
  age: 5,
  type: 'csp-violation',
  url: PAGE,
  user_agent: `Browser ${TOKEN}`,
  body: {
    documentURL: PAGE,
    referrer: PAGE,
    effectiveDirective: 'img-src',
    originalPolicy: `default-src ${TOKEN}`,
    blockedURL: `https://evil.example/pixel?d=${TOKEN}`,
    sourceFile: PAGE,
    lineNumber: 7,
    columnNumber: 3,
    sample: TOKEN,
    disposition: 'enforce',
    statusCode: 200,
    ...body,
  },
})

describe('reports of policy violations', () => {
  it('a policy report is kept without the queries of its URLs and without a sample (SEC-01~, SEC-03~)', async () => {
    const { status, stored } = await report([violation({}), { ...violation({}), type: 'deprecation' }])
    const kept = {
      at: START,
      page: `${ORIGINS.app}/pay`,
      directive: 'img-src',
      line: 7,
      blocked: 'https://evil.example/pixel',
      source: `${ORIGINS.app}/pay`,
    }
    expect([status, stored]).toEqual([204, [kept]])
    expect(JSON.stringify(stored)).not.toContain(TOKEN)
  })

  it('a policy report in the older format is read the same way (SEC-01~, SEC-03~)', async () => {
    const { status, stored } = await report({
      'csp-report': {
        'document-uri': PAGE,
        referrer: PAGE,
        'violated-directive': 'script-src-elem',
        'blocked-uri': 'inline',
        'original-policy': TOKEN,
        'source-file': PAGE,
        'line-number': 1,
        'script-sample': TOKEN,
      },
    })
    expect(stored).toEqual([
      {
        at: START,
        page: `${ORIGINS.app}/pay`,
        directive: 'script-src-elem',
        blocked: 'inline',
        source: `${ORIGINS.app}/pay`,
        line: 1,
      },
    ])
    expect([status, JSON.stringify(stored).includes(TOKEN)]).toEqual([204, false])
  })

  it.each(['', 'no JSON', '[]x', '{}', { 'csp-report': 5 }, [{ type: 'csp-violation' }], 'x'.repeat(70_000)])(
    'an invalid policy report is refused and not stored: %j (SEC-01~)',
    async (body) => {
      expect(await report(body)).toEqual({ status: 400, stored: [] })
    },
  )

  it('a URL in a policy report is reduced to origin and path, or to its scheme (SEC-03~)', () => {
    expect(
      [
        PAGE,
        'https://a.example',
        'data:text/html,secret',
        'blob:https://a.example/0-1',
        'inline',
        'eval',
        'https://user:secret@a.example/x?y',
        'a token of another page',
        '/pay?token=secret',
      ].map(withoutQuery),
    ).toEqual([
      `${ORIGINS.app}/pay`,
      'https://a.example/',
      'data:',
      'blob:',
      'inline',
      'eval',
      'https://a.example/x',
      '',
      '',
    ])
  })
})
