import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { withConfiguration } from '../../sandbox/app/document'
import { configurationFor } from '../../sandbox/app/configuration'
import type { Configuration } from '../../sandbox/app/configuration'
import { dividedTimings } from '../../sandbox/kernel/timings'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'

const page = (name: string) =>
  `<html><title>${name}</title><script type="application/json" id="checkout-config">{"old":1}</script></html>`

const BUILT = {
  '/identify.tr.html': page('identify tr'),
  '/identify.en.html': page('identify en'),
  '/shell.tr.html': page('shell tr'),
  '/shell.en.html': page('shell en'),
  '/build.json': '{"styleHashes":["s"],"scriptHashes":[],"pages":[]}',
  '/assets/app-1a2b.js': 'plain',
  '/assets/app-1a2b.js.br': 'brotli',
  '/assets/app-1a2b.js.gz': 'gzip',
  '/assets/logo.svg': '<svg/>',
  '/assets/strange.exe': 'no',
}

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox({ built: BUILT })
})

const read = async (path: string, init?: RequestInit) => {
  const response = await sandbox.send('app', path, init)
  return { response, text: await response.text() }
}

const TIMINGS = dividedTimings({ waits: 1, deadlines: 1 })

function configurationIn(html: string): Configuration {
  const json = /id="checkout-config">([^]*?)<\/script>/.exec(html)?.[1] ?? ''
  return JSON.parse(json) as Configuration
}

describe('the page for a path', () => {
  it.each([
    ['/', 'identify tr'],
    ['/?token=t&lang=en', 'identify en'],
    ['/sdk?lang=tr', 'identify tr'],
    ['/sdk?lang=en', 'identify en'],
    ['/pay?lang=en', 'shell en'],
    ['/otp?lang=de', 'shell tr'],
    ['/anything/else', 'shell tr'],
    ['/?lang=EN', 'identify tr'],
    ['/?lang=tr&lang=en', 'identify tr'],
  ])('the page for %s is %s, uncached HTML (BOOT-01~)', async (path, title) => {
    const { response, text } = await read(path)
    expect(text).toContain(`<title>${title}</title>`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('a page’s headers are those that the header rules derive from configuration and build', async () => {
    const { response } = await read('/')
    expect(response.headers.get('x-headers')).toBe('[true,{"styleHashes":["s"],"scriptHashes":[]}]')
  })

  it('a page is sent gzip-compressed to a browser that accepts gzip', async () => {
    const response = await sandbox.send('app', '/', { headers: { 'accept-encoding': 'gzip, br' } })
    const packed = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(packed).toString()).toContain('identify tr')
  })

  it('a page request before any build is answered with 503', async () => {
    const empty = await openSandbox()
    expect((await empty.send('app', '/')).status).toBe(503)
  })

  it.each(['POST', 'PUT', 'DELETE'])('a page request with %s is refused with 405', async (method) => {
    expect((await read('/', { method })).response.status).toBe(405)
  })
})

describe('the runtime configuration', () => {
  it('every page contains the whole runtime configuration in place of the built one (BOOT-12~)', async () => {
    const { text } = await read('/pay')
    expect(configurationIn(text)).toEqual(configurationFor(ORIGINS, TIMINGS, 'naive'))
    expect(text).not.toContain('"old"')
  })

  it('the runtime configuration has the URL of each of the three gateways (GWY-01~)', async () => {
    const { gateways } = configurationIn((await read('/')).text)
    expect(gateways).toEqual({
      payment: 'http://127.0.0.1:4101/payment-gateway',
      member: 'http://127.0.0.1:4101/member-gateway',
      consumer: 'http://127.0.0.1:4101/consumer-gateway',
    })
  })

  it('the runtime configuration does not depend on the page’s path or query (BOOT-12~)', async () => {
    const plain = configurationIn((await read('/')).text)
    const asked = configurationIn((await read('/?gateways=https://evil.example&testMode=false&pace=9')).text)
    expect(asked).toEqual(plain)
  })

  it('the runtime configuration names an idempotency header only while the ledger is strict (BEST-01~)', async () => {
    expect(configurationIn((await read('/')).text).headers).not.toHaveProperty('idempotency')
    await sandbox.control('/mode', { ledger: 'strict' })
    expect(configurationIn((await read('/')).text).headers).toHaveProperty('idempotency', 'idempotency-key')
  })

  it('the runtime configuration can contain any text without closing its own script element', () => {
    const value = { name: '</script><script>alert(1)</script>', dollars: "$& $' $1" }
    const html = withConfiguration(page('x'), value)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(configurationIn(html)).toEqual(value)
  })

  it('the runtime configuration has the timings of its own sandbox (OTP-05~)', async () => {
    const hasty = await openSandbox({ built: BUILT, timings: { waits: 100 } })
    expect(configurationIn(await (await hasty.send('app', '/pay')).text()).timings.resendCooldown).toBe(300)
    expect(configurationIn((await read('/pay')).text).timings.resendCooldown).toBe(30_000)
  })

  it('one divisor shortens the shopper’s waits, another one the call deadlines', () => {
    const timings = dividedTimings({ waits: 100, deadlines: 1 })
    expect(timings).toMatchObject({ redirectPause: 25, returnPatience: 60, readRetryFrom: 4, readRetryTo: 8 })
    expect(timings.resendCooldown).toBe(300)
    expect(timings).toMatchObject({ readDeadline: 8000, loginDeadline: 15000, moneyDeadline: 45000 })
    expect(dividedTimings({ waits: 1, deadlines: 10 }).moneyDeadline).toBe(4500)
  })

  it('the runtime configuration lists the public holidays and half days of three years (AGR-02~)', () => {
    const { holidays, halfDays } = configurationFor(ORIGINS, TIMINGS, 'naive').calendar
    expect(holidays).toEqual(expect.arrayContaining(['2025-03-30', '2025-04-01', '2026-05-30', '2027-10-29']))
    expect(holidays.filter((day) => day.startsWith('2026'))).toHaveLength(14)
    expect(halfDays).toEqual(expect.arrayContaining(['2025-10-28', '2026-05-26', '2027-03-08']))
    for (const day of [...holidays, ...halfDays]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
  })
})

describe('files of the build', () => {
  it.each([
    ['', 'plain', null],
    ['gzip', 'gzip', 'gzip'],
    ['gzip, deflate, br', 'brotli', 'br'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
  ])(
    'a hashed asset is sent to a browser that accepts "%s" as %s, and cached for good',
    async (accepted, content, encoding) => {
      const { response, text } = await read('/assets/app-1a2b.js', { headers: { 'accept-encoding': accepted } })
      expect(text).toBe(content)
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    },
  )

  it('a hashed asset is sent with its own content type', async () => {
    const { response } = await read('/assets/logo.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
  })

  it.each(['/assets/gone-9.js', '/assets/', '/assets/..%2fbuild.json', '/assets/.hidden.js', '/assets/strange.exe'])(
    'a missing or disallowed asset is answered with 404: %s',
    async (path) => {
      expect((await read(path)).response.status).toBe(404)
    },
  )
})
