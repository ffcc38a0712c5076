import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkerOf } from '../../scripts/configure/check.mjs'
import { configure } from '../../scripts/configure/configure.mjs'
import { headersFor } from '../../scripts/headers/headers-for.mjs'
import { root, textOf } from '../support/reading/files'
import { contentsOf, makeBuild, temporaryFolder } from './support/made-build'

const EXAMPLE = JSON.parse(textOf('docs/examples/checkout.json')) as Record<string, unknown>

/** Written in this order, after assets and pages. */
const LAST_WRITTEN = ['headers.json', 'nginx.conf', 'superseded.json']

const ASSETS = ['entry-1234567.js', 'checkout-loader-classic-1-abcdefg.js']

const NOW = Date.UTC(2026, 0, 20, 12)
const HOUR = 3_600_000

const folder = temporaryFolder()
const dist = join(folder.path, 'dist')
let check: Awaited<ReturnType<typeof checkerOf>>
beforeAll(async () => {
  makeBuild(dist, ASSETS)
  check = await checkerOf()
})
afterAll(() => {
  folder.remove()
})

const inFolder = (name: string) => join(folder.path, name)

const written = (into: string, change: object = {}, now = NOW, from = dist) => {
  const text = JSON.stringify({ ...EXAMPLE, ...change })
  return configure({ text, file: inFolder('checkout.json'), dist: from, into: inFolder(into), now })
}

const hostingFaults = (hosting: object) => check(JSON.stringify({ ...EXAMPLE, hosting })).faults

const read = (into: string, name: string) => readFileSync(join(inFolder(into), name), 'utf8')

const pagesOf = (into: string) => /root (pages\/\w+);/.exec(read(into, 'nginx.conf'))?.[1] ?? 'none'

function run(...args: readonly string[]) {
  const command = [join(root, 'scripts/configure.mjs'), ...args, '--dist', dist]
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { stdout, stderr, status }
}

const headersIn = (into: string) => JSON.parse(read(into, 'headers.json')) as Record<string, Record<string, string>>

describe('npm run configure', () => {
  it('npm run configure checks the file, writes it into each page with headers, and sets HSTS as configured (OPS-04)', () => {
    const wrong = inFolder('wrong.json')
    const faulty = {
      ...EXAMPLE,
      detailToken: 'cookie',
      hosting: { basePath: '/pay', strictTransport: { maxAge: 'a' } },
    }
    writeFileSync(wrong, JSON.stringify(faulty))
    const { stdout, stderr, status } = run(wrong, '--into', inFolder('none'))
    expect([status, stderr, existsSync(inFolder('none'))]).toEqual([1, '', false])
    expect(stdout).toContain(
      'detailToken: Invalid type: Expected ("checkoutFormToken" | "token") but received "cookie"',
    )
    expect(stdout).toContain('hosting.strictTransport.maxAge: Invalid type: Expected number but received "a"')
    expect(stdout).toMatch(/hosting\.basePath: only '\/' is possible: .* it is '\/pay'/)
    expect(stdout).toContain('has 3 to put right. Nothing was written to')

    const policyAndMore = {
      isEmbedded: false,
      strictTransport: { maxAge: 3600, includeSubDomains: false, preload: false },
    }
    const chosen: readonly (readonly [unknown, string | undefined])[] = [
      [undefined, 'max-age=63072000; includeSubDomains'],
      [policyAndMore.strictTransport, 'max-age=3600'],
      [{ preload: true, maxAge: 31_536_000 }, 'max-age=31536000; includeSubDomains; preload'],
      [null, undefined],
    ]
    for (const [index, [strictTransport, wanted]] of chosen.entries()) {
      written(`chosen-${index}`, { hosting: strictTransport === undefined ? {} : { strictTransport } })
      const headers = Object.values(headersIn(`chosen-${index}`))
      expect(headers.map((each) => each['strict-transport-security'])).toEqual(headers.map(() => wanted))
      const lines = read(`chosen-${index}`, 'nginx.conf').match(/add_header strict-transport-security .*/g) ?? []
      expect(new Set(lines)).toEqual(
        new Set(wanted === undefined ? [] : [`add_header strict-transport-security "${wanted}" always;`]),
      )
    }
    for (const [maxAge, includeSubDomains] of [
      [3600, true],
      [31_536_000, false],
    ] as const)
      expect(hostingFaults({ strictTransport: { preload: true, maxAge, includeSubDomains } })).toEqual([
        `hosting.strictTransport: preload needs includeSubDomains to be true and maxAge to be at least 31536000 (one year); they are ${includeSubDomains} and ${maxAge}`,
      ])

    const { hosting, ...block } = EXAMPLE
    expect(hosting).toBeDefined()
    for (const name of ['identify.tr', 'identify.en', 'shell.tr', 'shell.en']) {
      const html = read('chosen-1', `${pagesOf('chosen-1')}/${name}.html`)
      expect(JSON.parse(/checkout-config">([^]*?)<\/script>/.exec(html)?.[1] ?? '')).toEqual(block)
    }
    const build = { styleHashes: ['sha256-c3R5bGU='], scriptHashes: ['sha256-Ym9vdA=='] }
    expect(headersIn('chosen-1')['page']).toEqual(headersFor(block as never, build, policyAndMore))
    const policy = headersIn('chosen-1')['page']?.['content-security-policy'] ?? ''
    expect(read('chosen-1', 'nginx.conf')).toContain(`add_header content-security-policy "${policy}" always;`)
  })

  it.each([
    ['keepHour', { keepHour: 48 }],
    ['strictTransport.maxage', { strictTransport: { maxage: 3600 } }],
    ['strictTransport.maxAge', { strictTransport: { maxAge: -1 } }],
    ['strictTransport.maxAge', { strictTransport: { maxAge: 1.5 } }],
    ['keepHours', { keepHours: 23 }],
    ['port', { port: 0 }],
    ['port', { port: 65_536 }],
    ['accessLog', { accessLog: '/dev/null; include /etc/passwd' }],
    ['accessLog', { accessLog: '' }],
  ])('npm run configure refuses hosting.%s in %j, and no other setting (OPS-04~)', (name, hosting) => {
    expect(hostingFaults(hosting).map((fault) => fault.split(': ')[0])).toEqual([`hosting.${name}`])
  })

  it('npm run configure answers a wrong command line with the usage or the wrong value (OPS-04~)', () => {
    const file = inFolder('right.json')
    writeFileSync(file, JSON.stringify(EXAMPLE))
    const into = ['--into', inFolder('none')]
    const wrong: readonly (readonly [said: RegExp, ...args: string[]])[] = [
      [/^Usage: npm run configure/m, file],
      [/^Usage: npm run configure/m, '--check', file, ...into],
      [/^Usage: npm run configure/m, '--check', file, file],
      [/--now must be a time such as .*; it is 'today'\./, file, ...into, '--now', 'today'],
      [/nowhere\.json: there is no such file\./, inFolder('nowhere.json'), ...into],
    ]
    for (const [said, ...args] of wrong)
      expect(run(...args)).toEqual({ stdout: '', stderr: expect.stringMatching(said) as string, status: 1 })
    expect(run('--check', file)).toEqual({ stdout: `${file} is in order.\n`, stderr: '', status: 0 })
    expect(existsSync(inFolder('none'))).toBe(false)
  })

  it('npm run configure escapes a closing script tag in a value, and keeps dollar signs', () => {
    const product = { slug: 'wallet', name: '</script><script>$& $1' }
    written('escaped', { product })
    const html = read('escaped', `${pagesOf('escaped')}/shell.tr.html`)
    const [, json = ''] = /checkout-config">([^]*?)<\/script>/.exec(html) ?? []
    expect((JSON.parse(json) as { product: unknown }).product).toEqual(product)
  })

  it('npm run configure changes no input, and a second run writes the same bytes (OPS-04~)', () => {
    const before = contentsOf(dist)
    written('twice')
    const once = contentsOf(inFolder('twice'))
    expect(written('twice', {}, NOW + HOUR)).toEqual({ kept: 0, removed: 0 })
    expect([contentsOf(inFolder('twice')), contentsOf(dist)]).toEqual([once, before])
    expect(Object.keys(once).filter((name) => name.endsWith('.new'))).toEqual([])
    expect(read('twice', `${pagesOf('twice')}/.well-known/security.txt`)).toContain('Expires: 2026-07-02T00:00:00Z')
  })

  it('npm run configure refuses folders that it must not write to, and incomplete builds (OPS-04~)', () => {
    mkdirSync(inFolder('strange'))
    writeFileSync(join(inFolder('strange'), 'own.txt'), 'own')
    expect(() => written('strange')).toThrow('it has files that this command did not write. Name a new folder.')
    for (const into of ['dist', 'dist/served', '.'])
      expect(() => written(into)).toThrow(/must be apart from .*, which is read and never changed/)
    const own = { text: JSON.stringify(EXAMPLE), file: join(inFolder('own'), 'checkout.json'), dist, now: NOW }
    expect(() => configure({ ...own, into: inFolder('own') })).toThrow(/must be apart from .*checkout\.json/)
    const based = makeBuild(inFolder('based'), ASSETS)
    writeFileSync(join(based, 'shell.en.html'), '<script src="/pay/assets/entry-1234567.js"></script>')
    expect(() => written('other', {}, NOW, based)).toThrow(/needs \/pay\/assets\/entry.*without a base path/)
    expect(() => written('other', {}, NOW, inFolder('nowhere'))).toThrow('has no build.json. `npm run build` makes it.')
    expect([existsSync(inFolder('other')), contentsOf(inFolder('strange'))]).toEqual([false, { 'own.txt': 'b3du' }])
  })

  it('npm run configure reads a file with BOM and CRLF, and explains a read or write error (OPS-04~)', () => {
    const run = (file: string, ...more: readonly string[]) => {
      const command = [join(root, 'scripts/configure.mjs'), file, '--dist', dist, ...more]
      const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8' })
      expect(stderr).not.toMatch(/\n\s+at /)
      return { said: stdout + stderr, status }
    }
    const marked = inFolder('marked.json')
    writeFileSync(marked, `\uFEFF${JSON.stringify(EXAMPLE, null, 2).replaceAll('\n', '\r\n')}`)
    expect(run(marked, '--into', inFolder('marked folder'))).toMatchObject({ status: 0 })
    expect(read('marked folder', `${pagesOf('marked folder')}/shell.tr.html`)).toContain('"slug":"wallet"')
    expect(run(folder.path, '--check')).toEqual({ said: `\n${folder.path} can't be read: EISDIR.\n`, status: 1 })
    writeFileSync(inFolder('a-file'), '')
    expect(() => written('a-file')).toThrow('it is a file. Name a new folder.')
    expect(() => written('a-file/below')).toThrow('could not be written: ENOTDIR.')
  })

  it('the setting accessLog: off gives nginx the line access_log off, without a format (OPS-02~)', () => {
    written('unlogged', { hosting: { accessLog: 'off' } })
    expect(read('unlogged', 'nginx.conf')).toMatch(/^ +access_log off;$/m)
  })

  it('npm run configure can repeat a failed first run; a failed later run keeps the current release (OPS-05~)', () => {
    makeBuild(inFolder('lacking'), ASSETS)
    mkdirSync(join(inFolder('lacking'), 'assets/folder.js'))
    expect(() => written('broken', {}, NOW, inFolder('lacking'))).toThrow('EISDIR')
    expect(written('broken')).toEqual({ kept: 0, removed: 0 })
    const next = makeBuild(inFolder('after'), ['entry-7654321.js'])
    const first = pagesOf('broken')
    mkdirSync(inFolder('broken/nginx.conf.new'))
    expect(() => written('broken', {}, NOW + HOUR, next)).toThrow('nginx.conf could not be written: EISDIR.')
    rmSync(inFolder('broken/nginx.conf.new'), { recursive: true })
    expect(written('broken', {}, NOW + 100 * HOUR, next)).toMatchObject({ removed: 0 })
    expect(existsSync(join(inFolder('broken'), first))).toBe(true)
  })

  it('a failed run of npm run configure leaves the earlier release complete (OPS-05~)', () => {
    written('breaking')
    written('breaking', {}, NOW, makeBuild(inFolder('later'), ['entry-2222222.js']))
    const third = makeBuild(inFolder('third'), ['entry-3333333.js'])
    const before = contentsOf(inFolder('breaking'))
    // Folders in place of files make writing fail.
    const obstacles = ['third/assets/last', ...LAST_WRITTEN.map((name) => `breaking/${name}.new`)]
    for (const [at, obstacle] of obstacles.entries()) {
      mkdirSync(inFolder(obstacle))
      expect(() => written('breaking', { policyReports: '/reports' }, NOW + 100 * HOUR, third)).toThrow('EISDIR')
      rmSync(inFolder(obstacle), { recursive: true })
      const after = contentsOf(inFolder('breaking'))
      const changed = Object.keys(before).filter((name) => after[name] !== before[name])
      expect([obstacle, changed]).toEqual([obstacle, LAST_WRITTEN.slice(0, Math.max(0, at - 1)).sort()])
    }

    // The second hard link shows what an nginx reads that has opened the file before.
    linkSync(join(inFolder('breaking'), 'nginx.conf'), inFolder('opened.conf'))
    const opened = read('breaking', 'nginx.conf')
    written('breaking', {}, NOW, third)
    expect(readFileSync(inFolder('opened.conf'), 'utf8')).toBe(opened)
    expect(read('breaking', 'nginx.conf')).not.toBe(opened)
  })

  it('assets and pages of a replaced release stay for keepHours, loaders for good (OPS-05~)', () => {
    const has = (name: string) => existsSync(join(inFolder('releases'), name))
    written('releases')
    const firstPages = pagesOf('releases')
    const next = makeBuild(inFolder('next'), ['entry-7654321.js', 'checkout-loader-classic-1-gfedcba.js'])
    const third = makeBuild(inFolder('third'), ['entry-3333333.js'])
    const at = (hours: number, build: string) => written('releases', {}, NOW + hours * HOUR, build)
    const old = ['files/assets/entry-1234567.js', 'files/assets/entry-1234567.js.gz', firstPages]

    expect(at(100, next)).toEqual({ kept: 3, removed: 0 })
    expect(pagesOf('releases')).not.toBe(firstPages)
    expect(at(120, third)).toEqual({ kept: 6, removed: 0 })
    expect(at(147, third)).toEqual({ kept: 6, removed: 0 })
    expect(old.filter(has)).toEqual(old)
    expect(at(148, third)).toEqual({ kept: 3, removed: 3 })
    expect(old.filter(has)).toEqual([])
    for (const name of ['classic-1-abcdefg', 'classic-1-gfedcba'])
      expect([name, has(`files/assets/checkout-loader-${name}.js`)]).toEqual([name, true])
    written('releases', {}, NOW + 200 * HOUR)
    expect(pagesOf('releases')).toBe(firstPages)
    expect(JSON.parse(read('releases', 'superseded.json'))).not.toHaveProperty([old[0] ?? ''])
    expect(hostingFaults({ strictTransport: { maxAge: 1e21 } })).toEqual([
      'hosting.strictTransport.maxAge: Invalid safe integer: Received 1e+21',
    ])
    expect(hostingFaults({ keepHours: 1 })).toEqual(['hosting.keepHours: Invalid value: Expected >=24 but received 1'])
  })
})
