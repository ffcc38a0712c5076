import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { everything, rest } from '../../scripts/parts/rest.mjs'
import { parts } from '../../scripts/parts/parts.mjs'
import { root, textOf } from './reading/files'

/** Files that do more in a whole run than in another. */
const ASKING = /\b(?:sampled|isWholeRun)\(/

/** Where the question itself is asked, and this. */
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
