import { hasAnyEngine, setUpEngines } from '../setup/engines.mjs'
import { runPlaywright } from './runners.mjs'
import { isWholeRun } from './whole-run.mjs'

/** @import { Counts } from './counts.mjs' */

export const prepareEngines = () => setUpEngines(isWholeRun())

/**
 * Journeys in other browsers. They run after the main browser's journeys, because two browsers at once would slow each other
 * down.
 *
 * @param {readonly string[]} files
 * @returns {Promise<Counts>}
 */
export async function runEngines(files) {
  if (!hasAnyEngine(isWholeRun())) return { passed: 0, failed: 0, skipped: 1 }
  return runPlaywright('engines', files, { folder: 'tests/journeys/engines' })
}
