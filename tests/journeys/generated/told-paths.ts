import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserPath, browserPaths } from './browser-paths'

const FILE = fileURLToPath(new URL('../../../.build/browser-paths.json', import.meta.url))

/** To work the paths out takes as long as to walk ten of them: the run does it once, and its workers read what it has written down. */
export function toldPaths(wanted: string): readonly BrowserPath[] {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) {
    return JSON.parse(readFileSync(FILE, 'utf8')) as readonly BrowserPath[]
  }
  const paths = browserPaths(wanted)
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(paths))
  return paths
}
