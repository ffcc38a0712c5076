import { describe, expect, it } from 'vitest'
import { unusedExports } from './laws/unused'
import { sourcesIn } from '../support/reading/files'
import { source } from '../support/reading/source'

/** Entry points: the page, what runs before it, what prerenders its HTML, and all build scripts. */
const PROGRAMS: readonly string[] = [
  'src/app/main.tsx',
  'src/app/boot/boot.ts',
  'src/app/prerender.tsx',
  'src/loader/loader.ts',
  'scripts/inspector/frame/entry.ts',
  'scripts/inspector/page/main.ts',
]

const begins = (path: string) =>
  PROGRAMS.includes(path) ||
  path.startsWith('scripts/') ||
  // The OpenAPI document is generated from all calls and their payloads, by folder.
  /^src\/gateways\/(?:requests\/[\w-]+|\w+\/[\w-]+\/calls)\.ts$/.test(path) ||
  // The diagrams are generated from the descriptions of every machine.
  /^machines\/.+\/descriptions\.ts$/.test(path)

const made = (...files: readonly (readonly [path: string, text: string])[]) =>
  unusedExports(
    files.map(([path, text]) => source(path, text)),
    (path) => path === 'src/app/main.tsx',
  )

const MAIN = "import { used } from './part'\nused()"

describe('exports', () => {
  it('an export is used by a program: use by tests alone does not count (DOC-01~)', () => {
    const files = sourcesIn('machines', 'src', 'styles', 'scripts', 'locales')
    expect(PROGRAMS.filter((path) => !files.some((file) => file.path === path))).toEqual([])
    expect(unusedExports(files, begins).filter((fault) => !fault.startsWith('scripts/'))).toEqual([])
  })

  it.each<[string, string, string]>([
    ['a function', MAIN, 'export const used = () => 1\nexport function spare() {}'],
    ['a value', MAIN, 'export const used = () => 1\nexport const spare = 1'],
    ['a class', MAIN, 'export const used = () => 1\nexport class Spare {}'],
    [
      'one that is known by its type’s name alone',
      MAIN,
      'export const used = () => 1\nexport const spare = 1\ninterface A { spare: 1 }',
    ],
    [
      'one of the same name as a property',
      MAIN,
      'export const used = () => ({ spare: 1 }).spare\nexport const spare = 1',
    ],
    [
      'one that is taken and left',
      "import { used, spare } from './part'\nused()",
      'export const used = () => 1\nexport const spare = 1',
    ],
    [
      'one that only an unused one uses',
      MAIN,
      'export const used = () => 1\nexport const spare = 1\nconst own = () => spare',
    ],
    [
      'of a whole, what is not asked of it',
      "import * as part from './part'\npart.used()",
      'export const used = () => 1\nexport const spare = 1',
    ],
    [
      'of a late file, what is not named',
      "import('./part').then(({ used }) => used())",
      'export const used = () => 1\nexport const spare = 1',
    ],
  ])('an export is reported when no program uses it: %s (DOC-01~)', (_, main, part) => {
    expect(made(['src/app/main.tsx', main], ['src/app/part.ts', part])).toHaveLength(1)
  })

  it('an export is reported in an unused file, and in one that only such a file imports (DOC-01~)', () => {
    const spare = "import { more } from './more'\nexport const spare = () => more"
    expect(
      made(['src/app/main.tsx', '1'], ['src/app/spare.ts', spare], ['src/app/more.ts', 'export const more = 1']),
    ).toEqual(['src/app/spare.ts:2: spare', 'src/app/more.ts:1: more'])
  })

  it.each<[string, string, string]>([
    ['by name', MAIN, 'export const used = () => 1'],
    ['by another name', "import { one as own } from './part'\nown()", 'const two = () => 1\nexport { two as one }'],
    ['as the one thing of its file', "import own from './part'\nown()", 'export default () => 1'],
    ['by what a program uses', MAIN, 'export const table = { a: 1 }\nexport const used = () => table.a'],
    ['in passing', MAIN, 'export const used = (a: object) => ({ ...a, inner })\nexport const inner = 1'],
    ['as an element', "import { Part } from './part'\nexport default <Part />", 'export const Part = () => null'],
    ['of a whole that is handed on', "import * as part from './part'\nconsole.log(part)", 'export const used = 1'],
    ['of a late file that is handed on', "export default () => import('./part')", 'export const used = 1'],
    [
      'as what a type is made of',
      "import type { A } from './part'\nexport const a: A = 1",
      'export type A = typeof one\nexport const one = 1',
    ],
    ['as soon as its file is known', "import './part'", 'const one = 1\nexport const used = one\nconsole.log(used)'],
  ])('an export may be used %s (DOC-01~)', (_, main, part) => {
    expect(made(['src/app/main.tsx', main], ['src/app/part.ts', part])).toEqual([])
  })
})
