import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * Runs `npm start` and `npm test` in a copy of the committed files, without any installed or built files. CI already covers most
 * of this by running `npm test` in a fresh clone.
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
