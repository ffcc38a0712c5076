import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { configurationFor } from '../../sandbox/app/configuration'
import { configure } from '../../scripts/configure/configure.mjs'
import { EMBEDDED, inlineIn, LOADER, NOTHING, PAGES, policyAt, TYPES } from '../sandbox/served-cases'
import * as wanted from '../sandbox/wanted-headers'
import { root } from '../support/reading/files'
import { freePort } from '../support/free-port'
import { makeBuild, temporaryFolder } from './support/made-build'
import { ask, hasNginx, type RunningNginx, startNginx } from './support/running-nginx'

const dist = join(root, 'dist')
const now = Date.UTC(2026, 0, 20)

const ORIGINS = {
  app: 'http://127.0.0.1:4100',
  gateways: 'http://127.0.0.1:4101',
  shop: 'http://127.0.0.1:4102',
  bank: 'http://127.0.0.1:4103',
  parent: 'http://127.0.0.1:4104',
  inspector: 'http://127.0.0.1:4105',
}

const folder = temporaryFolder()
const served = join(folder.path, 'served')
let nginx: RunningNginx

const own = configurationFor(ORIGINS, {} as never, 'naive')

beforeAll(async () => {
  if (!hasNginx) return
  const port = await freePort()
  const text = JSON.stringify({ ...own, hosting: { port } })
  configure({ text, file: join(folder.path, 'checkout.json'), dist, into: served, now })
  const command = ['nginx', '-e', 'stderr', '-p', served, '-c', 'nginx.conf']
  nginx = await startNginx({ command, cwd: folder.path, port, logs: folder.path })
})
afterAll(async () => {
  if (hasNginx) await nginx.close()
  folder.remove()
})

/** The answer as from every other host, without the name of the server. */
async function answered(path: string, method = 'GET') {
  const { status, headers, text } = await wanted.servedAt(nginx.origin, path, method)
  const { server, ...rest } = headers
  expect(server).toBe('nginx')
  return { status, headers: rest, text }
}

const pagesFolder = () => `pages/${readdirSync(join(served, 'pages'))[0] ?? ''}`

const plainAssets = () => readdirSync(join(dist, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name))

describe.skipIf(!hasNginx)('nginx with the written configuration', () => {
  it('nginx serves the build: hashed, precompressed, with headers, caching and fallback (OPS-02)', async () => {
    expect(plainAssets().length).toBeGreaterThan(50)
    expect(plainAssets().filter((name) => !/-[\w-]{7,8}\.\w+$/.test(name))).toEqual([])
    for (const name of plainAssets().filter((one) => !one.endsWith('.woff2'))) {
      const content = readFileSync(join(dist, 'assets', name))
      const [br, gz] = ['br', 'gz'].map((ending) => readFileSync(join(dist, 'assets', `${name}.${ending}`)))
      const unpacked = [brotliDecompressSync(br ?? ''), gunzipSync(gz ?? '')]
      expect([name, unpacked.every((one) => one.equals(content))]).toEqual([name, true])
    }
    for (const name of plainAssets()) {
      const { status, headers } = await answered(`/assets/${name}`)
      const type = { 'content-type': TYPES[name.split('.').at(-1) ?? ''] }
      const kind = LOADER.test(name) ? wanted.SERVED_LOADER : wanted.SERVED_ASSET
      expect([name, status, headers]).toEqual([name, 200, { ...kind, ...type }])
      const packed = await ask(nginx.origin, `/assets/${name}`, { headers: { 'accept-encoding': 'gzip' } })
      const isPacked = !name.endsWith('.woff2')
      expect([name, packed.headers['content-encoding']]).toEqual([name, isPacked ? 'gzip' : undefined])
      expect(packed.body.equals(readFileSync(join(dist, 'assets', isPacked ? `${name}.gz` : name)))).toBe(true)
    }
    for (const path of [...PAGES, ...EMBEDDED].flatMap((each) => [`${each}?lang=tr`, `${each}?lang=en`])) {
      const { status, headers, text } = await answered(path)
      const { 'content-security-policy': policy, ...others } = headers
      expect([path, status, others]).toEqual([path, 200, wanted.SERVED_DOCUMENT])
      const packed = await ask(nginx.origin, path, { headers: { 'accept-encoding': 'gzip' } })
      expect([packed.headers['content-encoding'], gunzipSync(packed.body).toString()]).toEqual(['gzip', text])
      const { 'script-src': scripts = [], 'style-src': styles = [], ...rest } = wanted.policyIn(policy)
      expect([path, rest]).toEqual([path, policyAt(path, ORIGINS)])
      expect(scripts).toEqual(expect.arrayContaining(["'self'", ...inlineIn(text, 'script')]))
      expect(styles).toEqual(expect.arrayContaining(["'self'", ...inlineIn(text, 'style')]))
      expect(text).toContain(`<html lang="${path.slice(-2)}">`)
      expect(text).toContain(`data-page="${/^(?:\/embed)?\/?(?:sdk)?\?/.test(path) ? 'identify' : 'shell'}"`)
    }
    for (const [path, type] of [
      ['/favicon.ico', 'image/x-icon'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/third-party-notices.txt', 'text/plain; charset=utf-8'],
      ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ] as const) {
      const { status, headers } = await answered(path)
      expect([path, status, headers]).toEqual([path, 200, { ...wanted.SERVED_FILE, 'content-type': type }])
    }
  })

  it.each(NOTHING)(
    'nginx answers %s %s with %i and the headers of an empty answer (SEC-01~, OPS-02~)',
    async (method, path, status) => {
      const answer = await answered(path, method)
      const { allow, 'content-type': type, ...rest } = answer.headers
      expect([answer.status, rest]).toEqual([status, wanted.SERVED_NOTHING])
      expect(type).toBe(status === 204 ? undefined : wanted.PLAIN['content-type'])
      const allowed = path === '/policy-reports' ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS'
      expect(allow).toBe(status === 404 ? undefined : allowed)
    },
  )

  it('nginx answers HEAD as GET, without the body (OPS-02~)', async () => {
    for (const path of [
      '/?lang=en',
      '/embed/pay',
      '/favicon.ico',
      '/nothing.js',
      `/assets/${plainAssets()[0] ?? ''}`,
    ]) {
      const [head, whole] = [await answered(path, 'HEAD'), await answered(path)]
      expect([path, head.status, head.headers, head.text]).toEqual([path, whole.status, whole.headers, ''])
    }
  })

  it('nginx sends gzip to browsers that accept it and plain files to others, and no brotli (OPS-02~)', async () => {
    const whole = readFileSync(join(dist, 'assets', plainAssets()[0] ?? ''))
    for (const path of [`/assets/${plainAssets()[0] ?? ''}`, '/pay?lang=en']) {
      const plain = await ask(nginx.origin, path)
      const br = await ask(nginx.origin, path, { headers: { 'accept-encoding': 'br' } })
      const gzip = await ask(nginx.origin, path, { headers: { 'accept-encoding': 'br, gzip' } })
      const encodings = [plain, br, gzip].map(({ headers }) => headers['content-encoding'])
      expect(encodings).toEqual([undefined, undefined, 'gzip'])
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
      if (path.startsWith('/assets')) expect(plain.body.equals(whole)).toBe(true)
    }
  })

  it.each([
    ['tr', 'without a query', ''],
    ['en', 'for en', '?lang=en'],
    ['tr', 'for an unknown language', '?lang=de'],
    ['tr', 'for capitals', '?lang=EN'],
    ['tr', 'for a longer name', '?language=en'],
    ['tr', 'for a name in capitals', '?LANG=en'],
    ['tr', 'for a longer value', '?lang=enough'],
    ['en', 'after another parameter', '?token=a&lang=en'],
    ['tr', 'for the first of two', '?lang=tr&lang=en'],
    ['en', 'for the first of two', '?lang=en&lang=tr'],
    ['en', 'at the end of a long query', `?${'a&'.repeat(3000)}lang=en`],
  ])('nginx sends the page in %s %s (OPS-02~)', async (lang, _, query) => {
    expect((await answered(`/pay${query}`)).text).toContain(`<html lang="${lang}">`)
  })

  it('nginx sends no file from outside the release for any notation of its path (OPS-02~)', async () => {
    const paths = [
      '/../nginx.conf',
      '/../../../../etc/passwd',
      '/assets/../../nginx.conf',
      '/assets/..%2f..%2fnginx.conf',
      '/assets/%2e%2e/%2e%2e/superseded.json',
      '/pages/../nginx.conf',
      '/.well-known/../headers.json',
      '/embed/../../nginx.conf',
      '//nginx.conf',
      '/assets//../run/nginx.pid',
      '/%00',
      '/assets/%00.js',
      '/nginx.conf',
      '/headers.json',
      '/superseded.json',
      '/run/nginx.pid',
      '/-/failed',
      '/assets',
      '/assets/',
    ]
    for (const path of paths) {
      const { status, headers, body } = await ask(nginx.origin, path)
      const isPage = status === 200 && body.includes('<html lang="tr">')
      const { server, date, connection, 'content-length': length, 'content-type': type, ...rest } = headers
      expect([path, type]).toEqual([path, isPage ? 'text/html; charset=utf-8' : wanted.PLAIN['content-type']])
      if (isPage) continue
      expect([path, rest]).toEqual([path, wanted.SERVED_NOTHING])
      expect(['400 not available', '404 not found']).toContain(`${String(status)} ${body.toString()}`)
    }
  })

  it('nginx answers its own refusals with the headers of an empty answer (SEC-01~, OPS-02~)', async () => {
    const long = 'a'.repeat(40_000)
    const refused: readonly (readonly [status: number, path: string, headers?: Record<string, string>])[] = [
      [414, `/pay?${long}`],
      [400, '/pay', { cookie: long }],
      [400, '/%zz'],
      [501, '/pay', { 'transfer-encoding': 'gzip' }],
    ]
    for (const [status, path, sent = {}] of refused) {
      const { headers, body, ...answer } = await ask(nginx.origin, path, { headers: sent })
      const { server, date, connection, 'content-length': length, ...rest } = headers
      const nothing = { ...wanted.SERVED_NOTHING, ...wanted.PLAIN }
      expect([status, answer.status, body.toString(), rest]).toEqual([status, status, 'not available', nothing])
    }
  })

  it('nginx always sends complete answers, also to conditional and range requests (OPS-02~)', async () => {
    const [asset = ''] = plainAssets()
    const files = [
      [`/assets/${asset}`, `files/assets/${asset}`],
      ['/favicon.ico', `${pagesFolder()}/favicon.ico`],
      ['/pay?lang=en', `${pagesFolder()}/shell.en.html`],
    ] as const
    for (const [path, file] of files) {
      const { mtime } = statSync(join(served, file))
      const known = { 'if-modified-since': mtime.toUTCString(), range: 'bytes=0-9' }
      const { status, headers, body } = await ask(nginx.origin, path, { headers: known })
      expect([path, status, headers['content-range']]).toEqual([path, 200, undefined])
      expect(body.equals(readFileSync(join(served, file)))).toBe(true)
    }
  })

  it('nginx accepts policy reports, refuses long ones, and logs no query and no referrer (SEC-03~, OPS-02~)', async () => {
    const secret = 'a-token-of-an-order'
    const referer = `https://shop.example/?token=${secret}`
    const report = { method: 'POST', body: '{}', headers: { referer, 'content-type': 'application/csp-report' } }
    const lines = () => nginx.accessLog().split('\n').length
    const before = lines()
    const taken = await ask(nginx.origin, `/policy-reports?token=${secret}`, report)
    const { server, date, connection, ...rest } = taken.headers
    expect([taken.status, taken.body.length, rest]).toEqual([204, 0, wanted.SERVED_NOTHING])
    const long = await ask(nginx.origin, '/policy-reports', { ...report, body: 'a'.repeat(70_000) })
    expect([long.status, long.headers['cache-control']]).toEqual([413, 'no-store'])
    for (const path of ['/pay', '/nothing.js', '/embed/../../..'])
      await ask(nginx.origin, `${path}?token=${secret}`, { headers: { referer } })
    // nginx logs a request after its answer, and once its body has been read.
    await vi.waitFor(() => {
      expect(lines()).toBeGreaterThanOrEqual(before + 5)
    })
    expect(nginx.accessLog()).toMatch(/POST \/policy-reports 204 \d+ [\d.]+\n/)
    expect(nginx.accessLog()).toMatch(/GET \/pay 200 \d+ [\d.]+\n/)
    expect(nginx.accessLog() + nginx.errors()).not.toMatch(new RegExp(`${secret}|token=|shop\\.example`))
    expect(nginx.errors()).toBe('')
  })

  it('nginx takes a policy with 400 parents, more than one nginx parameter can hold (OPS-02~)', async () => {
    const parents = Array.from({ length: 400 }, (_, at) => `https://shop-${String(at)}.example`)
    const into = join(folder.path, 'many')
    mkdirSync(join(folder.path, 'logs'))
    const port = await freePort()
    const text = JSON.stringify({ ...own, allowedParents: parents, hosting: { port } })
    const build = makeBuild(join(folder.path, 'build'), ['entry-1234567.js'])
    configure({ text, file: join(folder.path, 'checkout.json'), dist: build, into, now })
    const command = ['nginx', '-e', 'stderr', '-p', into, '-c', 'nginx.conf']
    const other = await startNginx({ command, cwd: folder.path, port, logs: join(folder.path, 'logs') })
    try {
      const { headers } = await ask(other.origin, '/embed/pay')
      expect(wanted.policyIn(String(headers['content-security-policy']))['frame-ancestors']).toEqual(parents)
    } finally {
      await other.close()
    }
  })
})
