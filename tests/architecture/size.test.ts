import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { names } from '../../scripts/build/pieces'
import { CRITICAL, criticalFaults, isRouter, lateFaults, limitOf, sum, weigh, withFixedHashes } from './laws/weight'
import { builtFiles, criticalNames } from '../support/reading/bundle'
import { nearLimit, writeNearLimits } from '../support/reading/near-limits'

const made = (name: string, content: Buffer | string) => ({ name, content: Buffer.from(content) })

const table = (title: string, weighed: ReturnType<typeof weigh>[]) =>
  [title, ...weighed.map(({ name, bytes }) => `${String(bytes).padStart(8)}  ${name}`)].join('\n')

describe('the download of a shopper', () => {
  const files = builtFiles(/\.(?:html|js|css)$/)
  const critical = criticalNames()
  const late = files.filter(({ name }) => name.startsWith('assets/') && !Object.values(critical).flat().includes(name))
  // Weighs all files while the module loads, outside any test's time limit.
  files.forEach(weigh)

  it.each(Object.entries(critical))(
    'the first path in %s, up to the first usable field, is within its limit of bytes (PERF-01)',
    (language, names) => {
      const loaded = names.map((name) => files.find((file) => file.name === name) ?? made(name, ''))
      expect(loaded.filter(({ content }) => content.length === 0)).toEqual([])
      const weighed = loaded.map(weigh)
      console.log(table(`${language}: ${sum(weighed)} bytes of brotli until the first field`, weighed))
      expect(criticalFaults(language, loaded)).toEqual([])
      writeNearLimits(
        `first-${language}`,
        nearLimit([{ name: `first path (${language})`, used: sum(weighed), limit: CRITICAL }]),
      )
    },
  )

  it('the first path comes in Turkish and English', () => {
    expect(Object.keys(critical).sort()).toEqual(['en', 'tr'])
  })

  it('each chunk that runs before a text is typed begins with the compile hint for Chromium (PERF-02~)', () => {
    const early = files.filter(({ name }) => /^assets\/(?:index|first|frame|start)-.{7,8}\.js$/.test(name))
    expect(early).toHaveLength(6)
    for (const { name, content } of early)
      expect(content.toString(), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n[^]/)
  })

  it('later chunks are within their limits of bytes (PERF-01~)', () => {
    expect(late.length).toBeGreaterThan(0)
    console.log(table('later, in bytes of brotli', late.map(weigh)))
    expect(lateFaults(late)).toEqual([])
    const pieces = late.filter((chunk) => !isRouter(chunk)).map(weigh)
    writeNearLimits(
      'late',
      nearLimit(pieces.map((piece) => ({ name: piece.name, used: piece.bytes, limit: limitOf(piece) }))),
    )
  })
})

describe('the chunks of the app', () => {
  const nameOf = (file: string) => /^assets\/(?<name>.+)-.{7}\.js$/.exec(file)?.groups?.['name'] ?? file
  const found = builtFiles(/\.js$/).filter(({ name }) => names.includes(nameOf(name)))

  it('the chunks of the list are all in the build, and none is empty', () => {
    expect(new Set(found.map(({ name }) => nameOf(name)))).toEqual(new Set(names))
    expect(found.filter(({ content }) => content.length < 200).map(({ name }) => name)).toEqual([])
  })

  it.each(found)('$name imports only chunks before it in the list', ({ name, content }) => {
    const imported = [...content.toString().matchAll(/from"\.\/(?<file>[^"]+)"/g)].map(({ groups }) =>
      nameOf(`assets/${groups?.['file'] ?? ''}`),
    )
    const later = names.slice(names.indexOf(nameOf(name)))
    expect(imported.filter((piece) => later.includes(piece))).toEqual([])
  })

  it('the chunk of the result after the bank imports none of the payment chunks', () => {
    const result = found.find(({ name }) => nameOf(name) === 'result')
    expect(result?.content.toString()).not.toMatch(/from"\.\/pay(?:ment)?-/)
  })

  it('the code of dialogs is in one chunk, which is later than every chunk of the first form (PERF-02~)', () => {
    const withDialogs = builtFiles(/\.js$/).filter(({ content }) => content.includes('aria-modal'))
    expect(withDialogs.map(({ name }) => nameOf(name))).toEqual(['country-choice'])
    const earlier = names.slice(0, names.indexOf('country-choice'))
    expect(earlier).toEqual(expect.arrayContaining(['first', 'frame', 'start', 'mask', 'identify']))
    for (const first of Object.values(criticalNames()).flat()) expect(first).not.toMatch(/country-choice/)
  })
})

describe('names of built files', () => {
  it('the name of the file with the browser fingerprint has no word that blockers look for (PLT-03~)', () => {
    const named = builtFiles(/\.js$/).filter(({ content }) => content.includes('fontPreferences'))
    expect(named.length).toBeGreaterThan(0)
    expect(named.map(({ name }) => name).filter((name) => /finger|fp[.-]|print/i.test(name))).toEqual([])
  })
})

describe('the size check', () => {
  it('the size check reports a first path that is too large', () => {
    const chunks = [made('identify.tr.html', randomBytes(60)), made('assets/index.js', randomBytes(60))]
    expect(criticalFaults('tr', chunks, 100)).toHaveLength(1)
    expect(criticalFaults('tr', chunks, 200)).toEqual([])
  })

  it('the size check weighs a page the same with any hashes of its files (PERF-01~)', () => {
    const page = (one: string, other: string, [long = '', short = '']: readonly string[]) =>
      made(
        'identify.tr.html',
        `<script src="/assets/first-${one}.js" integrity="sha384-${long}"></script>/assets/a-b-${other}.css 'sha256-${short}'`,
      )
    const whole = (letter: string) => [letter.repeat(64), `${letter.repeat(43)}=`]
    const drawn = [48, 32].map((length) => randomBytes(length).toString('base64'))
    expect(withFixedHashes(page('Dorj_tM', 'CikQuzsD', whole('a')).content.toString())).toBe(
      withFixedHashes(page('24cqZCs', 'Dx2-EqF_', whole('b')).content.toString()),
    )
    expect(weigh(page('aaaaaaa', 'aaaaaaaa', whole('a')))).toEqual(weigh(page('24cqZCs', 'Dx2eEqFm', drawn)))
  })

  it('the size check reports a router on the first path', () => {
    expect(criticalFaults('tr', [made('assets/index.js', 'router.buildLocation(to)')])).toHaveLength(1)
  })

  it('the size check reports a heavy chunk, and has higher limits for start, monitoring and router', () => {
    const limits = { late: 50, start: 80, watching: 120 }
    const tooHeavy = (name: string, bytes: number) => lateFaults([made(name, randomBytes(bytes))], limits).length
    expect([40, 70].map((bytes) => tooHeavy('assets/pay-1234567.js', bytes))).toEqual([0, 1])
    expect([70, 100].map((bytes) => tooHeavy('assets/start-1234567.js', bytes))).toEqual([0, 1])
    expect([100, 140].map((bytes) => tooHeavy('assets/monitoring-1234567.js', bytes))).toEqual([0, 1])
    const router = made('assets/book.js', `buildLocation${randomBytes(60).toString('hex')}`)
    expect(lateFaults([router], limits)).toEqual([])
  })
})
