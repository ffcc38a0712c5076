import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * `npm start` and `npm test` in copies of what git would hold, from nothing on. A run of `npm test` in a fresh clone, as CI has it, is
 * most of it already.
 *
 * @returns {Part}
 */
export function freshCloneOf() {
  return {
    name: 'fresh-clone',
    budget: 180,
    needs: 'browser',
    tests: [],
    run: () => runPlaywright('fresh-clone', ['fresh-clone.spec'], { env: { FRESH_CLONE: 'yes' } }),
  }
}
