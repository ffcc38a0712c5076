import { explore } from '../explore/explore.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * Every order of the exploration, held against the laws, and each law’s planted mistakes.
 *
 * @returns {Part}
 */
export function exploreOf() {
  return {
    name: 'explore',
    budget: 180,
    needs: 'nothing',
    tests: [],
    run: async () => ({ ...(await explore({})), skipped: 0 }),
  }
}
