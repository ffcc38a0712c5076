import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/** Measures load time and key latency of the checkout, compared to a static page and to the bare stack. @returns {Part} */
export const benchOf = () => ({
  name: 'bench',
  budget: 180,
  needs: 'browser',
  tests: [],
  run: () => runPlaywright('bench', [], { folder: 'tests/bench' }),
})
