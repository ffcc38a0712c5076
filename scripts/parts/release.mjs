import { RELEASE_COMMAND } from './parts.mjs'
import { runVitest } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/** @returns {Part} */
export function releaseOf() {
  return {
    name: 'release',
    budget: 120,
    needs: 'nothing',
    tests: ['tests/release'],
    has: (file) => file === RELEASE_COMMAND,
    run: () => runVitest('release', [RELEASE_COMMAND]),
  }
}
