import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * All journeys of `npm test` in an ordinary browser, without the switches by which a page can detect automation
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
