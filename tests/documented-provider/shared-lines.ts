import { sourcesIn } from '../support/reading/files'
import type { Source } from '../support/reading/source'

const FOLDER = 'tests/documented-provider/'

const IMPORT = /\b(?:from|import) ?\(?'([^']+)'/g

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

/** The files of the second provider, and nothing that only its tests need. */
export const double = [...doubleOf(`${FOLDER}provider.ts`).values()]

/** A field with its value or type, whose name comes from the documents. */
const FIELD = /^(?:readonly )?[\w'-]+\??(?:: .+)?,?$/

const IDLE = /^(?:import |export \{|\/\*\*|\*|\/\/|[)\]}(,;]*$|return undefined$|return \{$|export interface |try \{$)/

/** Lines with logic, without their indentation. */
const deedsOf = ({ text }: Pick<Source, 'text'>) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !FIELD.test(line) && !IDLE.test(line))

export const pairsOf = (source: Pick<Source, 'text'>) => {
  const deeds = deedsOf(source)
  return deeds.slice(1).map((line, place) => `${deeds[place] ?? ''} ⏎ ${line}`)
}

/** Imports of anything but its own files and the runtime, by file. */
export const strangeImports = () =>
  double.flatMap((source) =>
    importsOf(source)
      .filter((name) => !/^(?:\.\/[\w-]+\.ts|node:\w+)$/.test(name))
      .map((name) => `${source.path} ${name}`),
  )

/** Each two consecutive lines that the sandbox or the app has as well. */
export function sharedLines(): readonly string[] {
  const others = new Set(sourcesIn('sandbox', 'src').flatMap(pairsOf))
  if (others.size <= 1_000) throw new Error('the sandbox and the app have more lines')
  return double.flatMap((source) => pairsOf(source).filter((pair) => others.has(pair)))
}
