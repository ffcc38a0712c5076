import { explore } from '../explore/explore.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * Explores every order, checks the laws, and runs each law on its planted mistakes.
 *
 * @returns {Part}
 */
export function exploreOf() {
  return {
    name: 'explore',
    budget: 320,
    needs: 'nothing',
    tests: [],
    run: async () => ({ ...(await explore({})), skipped: 0 }),
  }
}
