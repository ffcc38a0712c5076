import { expect, it } from 'vitest'
import { sourcesIn } from '../support/reading/files'
import type { Source } from '../support/reading/source'

const FOLDER = 'tests/documented-provider/'

const IMPORT = /\bfrom '([^']+)'/g

const importsOf = ({ text }: Source) => Array.from(text.matchAll(IMPORT), ([, name = '']) => name)

const sources = new Map(sourcesIn('tests').map((source) => [source.path, source]))

/** The files of this provider: its server, and everything that it imports. */
function doubleOf(path: string, found = new Map<string, Source>()): Map<string, Source> {
  const source = sources.get(path)
  if (!source || found.has(path)) return found
  found.set(path, source)
  for (const name of importsOf(source)) if (name.startsWith('./')) doubleOf(FOLDER + name.slice(2), found)
  return found
}

const double = [...doubleOf(`${FOLDER}provider.ts`).values()]

/** A field with its value or type, whose name comes from the documents. */
const FIELD = /^(?:readonly )?[\w'-]+\??(?:: .+)?,?$/

const IDLE = /^(?:import |export \{|\/\*\*|\*|\/\/|[)\]}(,;]*$|return undefined$|return \{$|export interface |try \{$)/

/** Lines with logic, without their indentation. */
const deedsOf = ({ text }: Pick<Source, 'text'>) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !FIELD.test(line) && !IDLE.test(line))

const pairsOf = (source: Pick<Source, 'text'>) => {
  const deeds = deedsOf(source)
  return deeds.slice(1).map((line, place) => `${deeds[place] ?? ''} ⏎ ${line}`)
}

it('the second provider imports its own files and those of the runtime alone (GWY-12~)', () => {
  expect(double.length).toBeGreaterThan(25)
  const strange = double.flatMap((source) =>
    importsOf(source)
      .filter((name) => !/^(?:\.\/[\w-]+\.ts|node:\w+)$/.test(name))
      .map((name) => `${source.path} ${name}`),
  )
  expect(strange).toEqual([])
})

it('the second provider shares no two consecutive lines with the sandbox or the app (GWY-12~)', () => {
  const others = new Set(sourcesIn('sandbox', 'src').flatMap(pairsOf))
  expect(others.size).toBeGreaterThan(1_000)
  const shared = double.flatMap((source) => pairsOf(source).filter((pair) => others.has(pair)))
  expect(shared).toEqual([])
})

it('two consecutive copied lines count as shared, two documented fields do not (GWY-12~)', () => {
  const copied = 'const total = sumOf(parts)\nif (total > limit) return refuse(total)'
  expect(pairsOf({ text: `  ${copied.replace('\n', '\n\n    ')}` })).toEqual(pairsOf({ text: copied }))
  expect(pairsOf({ text: 'readonly memberId: string\nkycLevel: 2,\nconst a = b()' })).toEqual([])
})
