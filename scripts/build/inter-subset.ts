import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { LATIN, LATIN_EXTENDED, textOf, WEIGHTS } from '../../styles/inter.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = join(root, 'node_modules/@fontsource-variable/inter/files')

/** Where the build finds the files of `inter-subset/`. */
export const SUBSETS = join(root, '.cache/inter')

const FILES = [
  { from: 'inter-latin-wght-normal.woff2', to: 'inter-latin.woff2', letters: LATIN },
  { from: 'inter-latin-ext-wght-normal.woff2', to: 'inter-latin-ext.woff2', letters: LATIN_EXTENDED },
]

/** The package has no types of its own. */
type Subsetter = (
  font: Buffer,
  text: string,
  how: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> },
) => Promise<Buffer>

/** The file that a made one is a part of; of any other, itself. */
export const wholeOf = (path: string): string => {
  const file = FILES.find(({ to }) => path === join(SUBSETS, to))
  return file ? join(SOURCES, file.from) : path
}

/** What a made file was made of, beside it. */
const noteOf = (file: string) => join(SUBSETS, `${file}.made`)

function wasMadeOf(file: string, key: string): boolean {
  try {
    readFileSync(join(SUBSETS, file))
    return readFileSync(noteOf(file), 'utf8') === key
  } catch {
    return false
  }
}

/** Makes each file once: the letters and weights of the pages alone, from the whole typeface. */
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

/** Has the files of Inter made before any style asks for them. */
export const interSubset = (): Plugin => ({
  name: 'inter-subset',
  buildStart: makeSubsets,
})
