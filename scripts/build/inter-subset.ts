import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { LATIN, LATIN_EXTENDED, textOf, WEIGHTS } from '../../styles/inter.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = join(root, 'node_modules/@fontsource-variable/inter/files')

/** Folder of the generated font files, to which `inter-subset/` resolves. */
export const SUBSETS = join(root, '.cache/inter')

const FILES = [
  { from: 'inter-latin-wght-normal.woff2', to: 'inter-latin.woff2', letters: LATIN },
  { from: 'inter-latin-ext-wght-normal.woff2', to: 'inter-latin-ext.woff2', letters: LATIN_EXTENDED },
]

type Subsetter = (
  font: Buffer,
  text: string,
  how: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> },
) => Promise<Buffer>

/** Returns the original font file for a subset file; any other path is returned unchanged. */
export const wholeOf = (path: string): string => {
  const file = FILES.find(({ to }) => path === join(SUBSETS, to))
  return file ? join(SOURCES, file.from) : path
}

/** Path of the file that stores the hash of a subset's inputs. */
const noteOf = (file: string) => join(SUBSETS, `${file}.made`)

function wasMadeOf(file: string, key: string): boolean {
  try {
    readFileSync(join(SUBSETS, file))
    return readFileSync(noteOf(file), 'utf8') === key
  } catch {
    return false
  }
}

/** Subsets Inter to the letters and weights that the pages use. A file is generated again only when its inputs change. */
export async function makeSubsets(): Promise<void> {
  const subsetFont = createRequire(import.meta.url)('subset-font') as Subsetter
  for (const { from, to, letters } of FILES) {
    const [whole, text] = [readFileSync(join(SOURCES, from)), textOf(letters)]
    const key = createHash('sha256').update(whole).update(text).update(JSON.stringify(WEIGHTS)).digest('hex')
    if (wasMadeOf(to, key)) continue
    const made = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: { ...WEIGHTS } } })
    const file = join(SUBSETS, to)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, made)
    writeFileSync(noteOf(to), key)
  }
}

/** Generates the subsets at the start of the build, before any style sheet imports them. */
export const interSubset = (): Plugin => ({
  name: 'inter-subset',
  buildStart: makeSubsets,
})
