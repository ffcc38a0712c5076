import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PATHS_FOLDER, playPaths } from './play-paths.mjs'
import { readPaths } from '../paths/read.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * Runs the example of docs/examples/paths: it plays every exported path against the sandbox of `npm start`.
 *
 * @returns {Part}
 */
export function pathsOf() {
  return {
    name: 'paths',
    budget: 240,
    needs: 'browser',
    tests: [],
    async run() {
      mkdirSync(PATHS_FOLDER, { recursive: true })
      const file = join(PATHS_FOLDER, 'all.json')
      writeFileSync(file, JSON.stringify(await readPaths({})))
      return playPaths(file)
    },
  }
}
