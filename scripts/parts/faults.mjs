import { runVitest } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/** Seconds that a walk may take, side by side with the others. */
const WALK = 0.5

/**
 * Every call of the card journey, struck by everything that can happen to one; or, with `runs`, so many random walks beyond that.
 *
 * @param {string} [wanted] a piece of the names of those cells that are to be played; without it, all of them
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
