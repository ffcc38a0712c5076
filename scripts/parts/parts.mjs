import { app, sandbox, setUpBuilt } from '../setup/built.mjs'
import { setUpBrowser } from '../setup/browser.mjs'
import { setUpDependencies } from '../setup/dependencies.mjs'
import { check } from './check.mjs'
import { runPlaywright, runVitest } from './runners.mjs'

/** @import { Counts } from './counts.mjs' */

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} budget seconds of two cores; all of them together with some air are the fifteen minutes of `npm test`
 * @property {'nothing' | 'built' | 'browser'} needs
 * @property {readonly string[]} tests the folders whose files it runs, for running one of them alone
 * @property {(files: readonly string[]) => Promise<Counts>} run
 */

export const SETTING_UP = { name: 'install + build', budget: 90 }

/** Where tests speak HTTP with a running sandbox, or with its programs. */
const CONTRACTS = ['tests/gateways', 'tests/sandbox', 'tests/faults']

/** @type {readonly Part[]} */
export const parts = [
  {
    name: 'check',
    budget: 42,
    needs: 'nothing',
    tests: [],
    async run() {
      const failed = await check()
      const why = failed.length > 0 ? failed.join(', ') : undefined
      return { passed: 0, failed: failed.length, skipped: 0, ...(why ? { why } : {}) }
    },
  },
  {
    name: 'rules',
    budget: 90,
    needs: 'built',
    tests: ['tests'],
    run: (files) => runVitest('rules', [...CONTRACTS.map((folder) => `--exclude=${folder}/**`), ...files]),
  },
  {
    name: 'contracts',
    budget: 150,
    needs: 'built',
    tests: CONTRACTS,
    run: (files) => runVitest('contracts', files.length > 0 ? files : CONTRACTS.map((folder) => `${folder}/`)),
  },
  {
    name: 'browser',
    budget: 420,
    needs: 'browser',
    tests: ['tests/journeys'],
    run: (files) => runPlaywright('browser', files),
  },
]

/**
 * What the parts need, once for all of them; a failure here ends the run.
 *
 * @param {readonly Part[]} chosen
 */
export async function setUp(chosen) {
  await setUpDependencies()
  if (chosen.some(({ needs }) => needs === 'browser')) console.log(`Browser: ${await setUpBrowser()}`)
  if (chosen.every(({ needs }) => needs === 'nothing')) return
  await setUpBuilt(app)
  await setUpBuilt(sandbox)
}
