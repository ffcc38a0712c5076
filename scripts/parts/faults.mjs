import { runVitest } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/** Seconds of budget for each random walk; walks run in parallel. */
const WALK = 0.5

/**
 * Injects every fault into every call of the card journey. With `runs`, also plays that many random walks.
 *
 * @param {string} [wanted] part of the names of the cells to play; all by default
 * @param {number} [runs]
 * @returns {Part}
 */
export function faultsOf(wanted = 'all', runs = 0) {
  return {
    name: 'faults',
    budget: Math.max(600, Math.ceil(runs * WALK)),
    needs: 'built',
    tests: [],
    run: () => runVitest('faults', ['tests/faults/matrix'], { env: { FAULTS: wanted, FAULT_RUNS: String(runs) } }),
  }
}
