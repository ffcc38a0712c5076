import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/** How soon the checkout is there and how fast it answers a key, beside a static page and the bare stack. @returns {Part} */
export const benchOf = () => ({
  name: 'bench',
  budget: 180,
  needs: 'browser',
  tests: [],
  run: () => runPlaywright('bench', [], { folder: 'tests/bench' }),
})
