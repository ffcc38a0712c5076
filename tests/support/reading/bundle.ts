import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, root } from './files'

export interface Chunk {
  /** Below `dist`. */
  readonly name: string
  readonly content: Buffer
}

const LIST = join(root, 'dist/build.json')

function mustBeBuilt(): void {
  if (!existsSync(LIST)) throw new Error('The app is not built: npm run build builds it')
}

/** Files of the production build whose name matches. */
export function builtFiles(ending: RegExp): Chunk[] {
  mustBeBuilt()
  return filesIn('dist')
    .filter((path) => ending.test(path))
    .map((path) => ({ name: path.slice('dist/'.length), content: readFileSync(join(root, path)) }))
}

/** The files that a browser loads before the first field is usable, per language. */
export function criticalNames(): Readonly<Record<string, readonly string[]>> {
  mustBeBuilt()
  const { critical } = JSON.parse(readFileSync(LIST, 'utf8')) as { critical: Record<string, string[]> }
  return critical
}

/** Inline scripts of a page, without data blocks. */
export function inlineScripts({ name, content }: Chunk): Chunk[] {
  return [...content.toString().matchAll(/<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g)]
    .filter(({ groups }) => !/\bsrc=|type="application\/json"/.test(groups?.['attributes'] ?? ''))
    .map(({ groups }, index) => ({
      name: `${name}, script ${index + 1}`,
      content: Buffer.from(groups?.['code'] ?? ''),
    }))
}
