import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * All files in these folders, and these files, in the same order on every system. Missing ones are skipped.
 *
 * @param {readonly string[]} places relative to the root
 * @returns {string[]} relative to the root
 */
export function filesIn(places) {
  return places
    .filter((place) => existsSync(join(root, place)))
    .flatMap((place) => {
      if (statSync(join(root, place)).isFile()) return [place]
      return readdirSync(join(root, place), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    })
    .sort()
}

/**
 * A hash of names and contents. Modification times are no use, because Git sets them to the time of the checkout.
 *
 * @param {readonly string[]} places
 */
export function contentHash(places) {
  const hash = createHash('sha256')
  for (const file of filesIn(places)) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
