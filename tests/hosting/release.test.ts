import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { configure } from '../../scripts/configure/configure.mjs'
import { root, textOf } from '../support/reading/files'
import { contentsOf, makeBuild, temporaryFolder } from './support/made-build'

const EXAMPLE = JSON.parse(textOf('docs/examples/checkout.json')) as Record<string, unknown>
const NOW = Date.UTC(2026, 0, 20, 12)
const HOUR = 3_600_000

const folder = temporaryFolder()
const inFolder = (name: string) => join(folder.path, name)
const dist = makeBuild(inFolder('dist'), ['entry-1234567.js'])
const file = inFolder('checkout.json')
writeFileSync(file, JSON.stringify(EXAMPLE))
afterAll(() => {
  folder.remove()
})

const written = (into: string, hours: number, change: object = {}, build = dist) =>
  configure({
    text: JSON.stringify({ ...EXAMPLE, ...change }),
    file,
    dist: build,
    into: inFolder(into),
    now: NOW + hours * HOUR,
  })

const pagesOf = (into: string) =>
  /root (pages\/\w+);/.exec(readFileSync(join(inFolder(into), 'nginx.conf'), 'utf8'))?.[1] ?? 'none'

function run(...args: readonly string[]) {
  const command = [join(root, 'scripts/configure.mjs'), ...args, '--dist', dist]
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { stdout, stderr, status }
}

describe('a release of npm run configure', () => {
  it('pages of the release before stay for an nginx that was not reloaded (OPS-05~)', () => {
    const has = (name: string) => existsSync(join(inFolder('waiting'), name))
    written('waiting', 0)
    const first = pagesOf('waiting')
    written('waiting', 1000)
    const second = pagesOf('waiting')
    expect(second).not.toBe(first)
    // A run that failed has left an asset, which counts as replaced from now on.
    writeFileSync(inFolder('waiting/files/assets/entry-7654321.js'), '')
    expect(written('waiting', 1100)).toEqual({ kept: 2, removed: 0 })
    expect([has(first), has(second)]).toEqual([true, true])

    written('waiting', 1200, { policyReports: '/reports' })
    expect([has(first), has(second), has(pagesOf('waiting'))]).toEqual([false, true, true])
  })

  it('pages that stay have their assets, and the ones before lose theirs (OPS-05~)', () => {
    const [next, last] = [2, 3].map((nth) => makeBuild(inFolder(`dist-${nth}`), [`entry-${nth}.js`]))
    const assets = () => readdirSync(join(inFolder('built'), 'files/assets')).filter((name) => name.endsWith('.js'))
    written('built', 0)
    written('built', 10, {}, next)
    written('built', 100, {}, next)
    expect(assets()).toEqual(['entry-1234567.js', 'entry-2.js'])
    written('built', 200, {}, last)
    expect(assets()).toEqual(['entry-2.js', 'entry-3.js'])
  })

  it('npm run configure checks what the pages get, which a list of waits would spoil (OPS-04~)', () => {
    const listed = inFolder('listed.json')
    writeFileSync(listed, JSON.stringify({ ...EXAMPLE, timings: [1, 2] }))
    const { stdout, status } = run(listed, '--into', inFolder('listed'))
    expect(stdout).toContain('timings.0: ')
    expect([status, existsSync(inFolder('listed'))]).toEqual([1, false])
  })

  it('npm run configure says how a running nginx takes up a later release (OPS-05~)', () => {
    const into = inFolder('two words')
    mkdirSync(into)
    expect(run(file, '--into', into).stdout).not.toContain('reload')
    const { stdout, status } = run(file, '--into', into)
    expect([stdout.trim().split('\n').at(-1), status]).toEqual([
      `A running nginx takes it up after: nginx -e stderr -p '${into}' -c nginx.conf -s reload`,
      0,
    ])
  })

  it('npm run configure goes on in a folder where the first run was killed before its first file (OPS-05~)', () => {
    mkdirSync(inFolder('killed'))
    writeFileSync(inFolder('killed/superseded.json.new'), '')
    expect(written('killed', 0)).toEqual({ kept: 0, removed: 0 })
    expect(existsSync(inFolder('killed/superseded.json.new'))).toBe(false)
    mkdirSync(inFolder('foreign'))
    writeFileSync(inFolder('foreign/own.new'), '')
    expect(() => written('foreign', 0)).toThrow('it has files that this command did not write.')
  })

  it.each(['', '{', 'null', '[]', '"a"', '{"pages/a":1}', '{"pages/a":"yesterday"}'])(
    'npm run configure refuses a damaged superseded.json before it writes anything: %s (OPS-05~)',
    (damaged) => {
      const record = inFolder('damaged/superseded.json')
      rmSync(inFolder('damaged'), { recursive: true, force: true })
      written('damaged', 0)
      writeFileSync(record, damaged)
      const before = contentsOf(inFolder('damaged'))
      expect(() => written('damaged', 1, { policyReports: '/reports' })).toThrow(
        `${record} is damaged: it must be JSON with the time since when each file is replaced. Put it back, or write {} into it; replaced files then stay from now on.`,
      )
      expect(contentsOf(inFolder('damaged'))).toEqual(before)
    },
  )

  it('npm run configure refuses a time before the last release, as a clock was wrong (OPS-05~)', () => {
    written('early', 0)
    const first = pagesOf('early')
    written('early', 10, { policyReports: '/reports' })
    const before = contentsOf(inFolder('early'))
    const said =
      `The time is 2026-01-20T21:00:00.000Z, and superseded.json says that ${first} was replaced at 2026-01-20T22:00:00.000Z, which is later. ` +
      'Put the clock or --now right, or that time in superseded.json.'
    expect(() => written('early', 9)).toThrow(said)
    expect(contentsOf(inFolder('early'))).toEqual(before)
    expect(written('early', 10, { policyReports: '/reports' })).toEqual({ kept: 1, removed: 0 })
  })
})
