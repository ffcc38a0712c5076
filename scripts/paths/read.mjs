// @ts-check
import { exportsOf } from '../run/exports-of.mjs'

/** @import { PathsFile } from './path-schema' */

const FOLDER = 'tests/journeys/generated'

/** @returns {Promise<readonly string[]>} how paths may be chosen */
export async function readStrategies() {
  return (await exportsOf(`${FOLDER}/chosen-paths.ts`))['STRATEGIES']
}

/**
 * The paths that are asked for, worked out from the machines: the file as it is written.
 *
 * @param {object} wanted
 * @param {string | undefined} [wanted.machine]
 * @param {string | undefined} [wanted.state]
 * @param {string | undefined} [wanted.event]
 * @param {string} [wanted.strategy]
 * @param {number | undefined} [wanted.maxSteps]
 * @returns {Promise<PathsFile>}
 */
export async function readPaths(wanted) {
  const { chosenFile } = await exportsOf(`${FOLDER}/chosen-paths.ts`)
  return chosenFile(wanted)
}

/** @returns {Promise<import('valibot').GenericSchema>} */
export async function readSchema() {
  return (await exportsOf('scripts/paths/path-schema.ts'))['pathsSchema']
}
