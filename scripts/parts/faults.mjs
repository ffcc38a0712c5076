import { runVitest } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * Every call of the card journey, struck by everything that can happen to one.
 *
 * @param {string} [wanted] a piece of the names of those cells that are to be played; without it, all of them
 * @returns {Part}
 */
export function faultsOf(wanted = 'all') {
  return {
    name: 'faults',
    budget: 600,
    needs: 'built',
    tests: [],
    run: () => runVitest('faults', ['tests/faults/matrix'], { env: { FAULTS: wanted } }),
  }
}
