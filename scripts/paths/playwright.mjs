import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.mjs'

/** @import { PathsFile } from './path-schema' */

const EXAMPLE = join(root, 'docs', 'examples', 'paths', 'paths.spec.mjs')

/** A self-contained spec: the example's runner with these paths inlined. @param {PathsFile} file */
export function specOf({ totals, paths }) {
  const runner = readFileSync(EXAMPLE, 'utf8')
  const read = "JSON.parse(readFileSync(PATHS, 'utf8'))"
  if (!runner.includes(read)) throw new Error(`${EXAMPLE} reads its paths in another way`)
  return runner
    .replace(read, JSON.stringify({ totals, paths }, null, 2))
    .replace("import { readFileSync } from 'node:fs'\n", '')
}
