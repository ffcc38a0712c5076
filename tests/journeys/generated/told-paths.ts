import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampled } from '../../support/whole-run'
import type { BrowserPath } from './browser-paths'
import type { Coverage } from './coverage'

const folder = fileURLToPath(new URL('../../../.build/', import.meta.url))

/** One file per run, so that two runs in one folder don't share it; workers inherit the name. */
const FILE = (process.env['BROWSER_PATHS'] ??= `${folder}browser-paths-${process.pid}.json`)

interface Told {
  readonly paths: readonly BrowserPath[]
  readonly coverage: Coverage
  /** States whose check also passes on the page shown before. */
  readonly untold: readonly string[]
}

/** Restricts the run to paths whose name contains this text. A path's name begins with its theme. */
export const WANTED = process.env['ONE_PATH'] ?? ''

/** Computing the paths takes as long as walking ten of them: the run does it once, and its workers read the file. */
async function told(): Promise<Told> {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return JSON.parse(readFileSync(FILE, 'utf8')) as Told
  const [{ browserPaths }, { coverageOf }] = await Promise.all([import('./browser-paths'), import('./coverage')])
  const all = browserPaths(WANTED)
  const [{ enoughOf }, { statesNotTold }] = await Promise.all([import('./enough-paths'), import('./model-page')])
  const paths = WANTED === '' ? sampled(enoughOf(all), all) : all
  const found = { paths, coverage: coverageOf(paths), untold: statesNotTold(paths) }
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(found))
  return found
}

const TOLD = told()

export const toldPaths = (): Promise<Told> => TOLD
