import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everything, rest } from '../../scripts/parts/rest.mjs'
import { parts } from '../../scripts/parts/parts.mjs'
import { lastOf, ranIn, stateOf } from '../../scripts/parts/whole-record.mjs'
import { root, textOf } from '../support/reading/files'

/** Files that do more in a whole run. */
const ASKING = /\b(?:sampled|isWholeRun)\(/

/** Files that define the switch, and this test. */
const OWN: readonly string[] = [
  'scripts/parts/whole-run.mjs',
  'tests/support/whole-run.ts',
  'tests/architecture/everything.test.ts',
]

const asking = ['scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(?:ts|mjs)$/.test(path) && !OWN.includes(path))
  .filter((path) => ASKING.test(readFileSync(join(root, path), 'utf8')))

it('docs/testing.md lists what npm test leaves to npm run everything, all of it and nothing else (OPS-07~)', () => {
  const [, section = ''] = textOf('docs/testing.md').split('## What is left to `npm run everything`')
  const [list = ''] = section.split('\n## ')
  const listed = Array.from(list.matchAll(/^\| `([^`]+)`/gm), ([, name = '']) => name)
  expect(asking.length).toBeGreaterThan(3)
  expect(listed.sort()).toEqual([...asking, ...rest.map(({ name }) => `npm run everything -- ${name}`)].sort())
})

it('npm run everything has all parts of npm test, and more (OPS-07~)', () => {
  const names = everything.map(({ name }) => name)
  expect(names).toEqual([...parts, ...rest].map(({ name }) => name))
  expect(rest.length).toBeGreaterThan(0)
})

describe('the record of a whole run', () => {
  const names = ['check', 'rules', 'gallery']
  const row = (name: string, failed: number) => ({
    name,
    seconds: 71.6,
    budget: 50,
    counts: { passed: 10, failed, skipped: 0 },
  })
  const ran = (part: string, commit: string, failed = 0) => ({ part, commit, failed, seconds: 71.6, seed: '7' })

  it('the record of a whole run has each part that ran, also in parallel, and keeps what it had of the others (OPS-07~)', () => {
    const now = ranIn([row('install + build', 0), row('check + rules', 1)], { commit: 'b', seed: '7', names })
    expect(now).toEqual([ran('check', 'b', 1), ran('rules', 'b', 1)])
    expect(lastOf([ran('rules', 'a'), ran('gallery', 'a')], now)).toEqual([ran('gallery', 'a'), ...now])
  })

  it('the record of a whole run counts parts of the last ten commits, and names the command that repeats a failure (OPS-07~)', () => {
    const ages: Readonly<Record<string, number>> = { recent: 10, old: 11 }
    const told = (...record: ReturnType<typeof ran>[]) =>
      stateOf(names, record, (commit) => ages[commit])
        .slice(-names.length)
        .join('\n')
    expect(told(ran('check', 'recent'), ran('rules', 'old'))).toMatch(
      /^check +recent +72 s {2}green, 10 commits ago\nrules +old +72 s {2}too old\ngallery +never ran$/,
    )
    expect(told(ran('gallery', 'recent', 2), ran('rules', 'elsewhere'))).toMatch(
      /rules .* too old\ngallery .* 2 failed: TEST_SEED=7 npm run everything -- gallery$/,
    )
  })
})
