import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Source, source } from './source'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Paths of all files in a folder, from the root of the repository and with slashes; empty if the folder is missing. */
export function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Cache of parsed files, shared by all laws of a worker. */
const known = new Map<string, Source>()

function read(path: string): Source {
  const found = known.get(path) ?? source(path, textOf(path))
  known.set(path, found)
  return found
}

/** Our own source files in some folders. */
export function sourcesIn(...folders: readonly string[]): Source[] {
  return folders
    .flatMap(filesIn)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .map(read)
}
