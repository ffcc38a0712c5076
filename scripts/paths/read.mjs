import { exportsOf } from '../run/exports-of.mjs'

/** @import { PathsFile } from './path-schema' */

const FOLDER = 'tests/journeys/generated'

/** @returns {Promise<readonly string[]>} the strategies for choosing paths */
export async function readStrategies() {
  return (await exportsOf(`${FOLDER}/chosen-paths.ts`))['STRATEGIES']
}

/**
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
