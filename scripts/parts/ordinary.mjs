import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * All journeys of `npm test` in a browser as people have it: without the switches of the driver's by which a page can tell it from theirs
 * (`tests/journeys/support/launch-options.ts`).
 *
 * @returns {Part}
 */
export function ordinaryOf() {
  return {
    name: 'ordinary',
    budget: 600,
    needs: 'browser',
    tests: [],
    run: () => runPlaywright('ordinary', [], { env: { ORDINARY_BROWSER: '1', EVERYTHING: undefined } }),
  }
}
