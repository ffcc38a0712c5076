import { app, inspector, playground, sandbox, setUpBuilt } from '../setup/built.mjs'
import { filesIn } from '../run/sources.mjs'
import { setUpBrowser } from '../setup/browser.mjs'
import { setUpDependencies } from '../setup/dependencies.mjs'
import { setUpNginx } from '../setup/nginx.mjs'
import { ClearCause } from '../run/clear-cause.mjs'
import { check } from './check.mjs'
import { prepareEngines, runEngines } from './engines.mjs'
import { runPlaywright, runVitest } from './runners.mjs'
import { classifyFailed } from './second-run.mjs'

/** @import { Counts } from './counts.mjs' */

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} budget seconds on two cores; together the eight minutes of `npm test`
 * @property {'nothing' | 'built' | 'browser'} needs
 * @property {boolean} [hasNginx] whether it runs tests against a real nginx, if one is installed
 * @property {boolean} [hasEngines] whether it runs tests in other browsers, if any are installed
 * @property {readonly string[]} tests the folders of its test files, for running one file alone
 * @property {(file: string) => boolean} [has] selects its files if another part has the rest of a folder
 * @property {(files: readonly string[], how?: { workers: number }) => Promise<Counts>} run `workers` is set if another part runs
 *   at the same time
 */

export const SETTING_UP = { name: 'install + build', budget: 30 }

const RULES = [
  'app',
  'architecture',
  'components',
  'entities',
  'gallery',
  'gateways',
  'inspector',
  'loader',
  'machines',
  'paths',
  'release',
  'routing',
  'screens',
  'services',
  'shell',
  'telemetry',
  'words',
].map((subject) => `tests/${subject}`)

/** Tests that send HTTP to a running sandbox, or run its programs. */
const CONTRACTS = ['tests/gateways', 'tests/sandbox', 'tests/documented-provider', 'tests/faults', 'tests/hosting']

const isContract = (/** @type {string} */ file) => /\.contract\.test\.tsx?$/.test(file)

/** Explores every state of the whole checkout: one file that occupies a core for over a minute. */
const EXPLORATION = 'tests/machines/safety.test.ts'

/** Runs the whole release command in clones; it builds three times. */
export const RELEASE_COMMAND = 'tests/release/command.test.ts'

const isRule = (/** @type {string} */ file) => !isContract(file) && file !== EXPLORATION && file !== RELEASE_COMMAND

const isBeforeSandbox = (/** @type {string} */ file) => !file.startsWith('tests/gateways/') || isContract(file)

/** @param {readonly string[]} folders @param {(file: string) => boolean} has */
const testsIn = (folders, has) => filesIn(folders).filter((file) => /\.test\.tsx?$/.test(file) && has(file))

/** @type {readonly Part[]} */
export const parts = [
  {
    name: 'check',
    budget: 50,
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
    budget: 52,
    needs: 'built',
    tests: RULES,
    has: isRule,
    run: (files, how) => runVitest('rules', files.length > 0 ? files : testsIn(RULES, isRule), how),
  },
  {
    name: 'exploration',
    budget: 20,
    needs: 'built',
    tests: ['tests/machines'],
    has: (file) => file === EXPLORATION,
    run: (_, how) => runVitest('exploration', [EXPLORATION], how),
  },
  {
    name: 'contracts',
    budget: 80,
    needs: 'built',
    hasNginx: true,
    tests: CONTRACTS,
    has: isBeforeSandbox,
    run: (files, how = { workers: 3 }) =>
      runVitest('contracts', files.length > 0 ? files : testsIn(CONTRACTS, isBeforeSandbox), how),
  },
  {
    name: 'browser',
    budget: 234,
    needs: 'browser',
    tests: ['tests/journeys'],
    has: (file) => !file.startsWith('tests/journeys/engines/'),
    async run(files) {
      const counts = await runPlaywright('browser', files)
      return process.env['CI'] === undefined ? counts : classifyFailed('browser', counts)
    },
  },
  {
    name: 'engines',
    budget: 14,
    needs: 'built',
    hasEngines: true,
    tests: ['tests/journeys/engines'],
    run: (files) => runEngines(files),
  },
]

/**
 * Sets up what the chosen parts need, once. The browser is installed in parallel with dependencies and builds. Throws after both
 * have ended.
 *
 * @param {readonly Part[]} chosen
 */
export async function setUp(chosen) {
  const needs = (/** @type {Part['needs']} */ what) => chosen.some((part) => part.needs === what)
  const programs = async () => {
    await setUpDependencies()
    if (needs('built') || needs('browser')) await Promise.all([setUpBuilt(app), setUpBuilt(sandbox)])
    if (needs('browser')) await setUpBuilt(inspector)
    if (needs('browser')) await setUpBuilt(playground)
  }
  // In sequence, because apt-get locks its lists.
  const servers = async () => {
    if (needs('browser')) console.log(`Browser: ${await setUpBrowser()}`)
    if (chosen.some(({ hasNginx }) => hasNginx)) console.log(`nginx: ${await setUpNginx()}`)
    if (chosen.some(({ hasEngines }) => hasEngines)) await prepareEngines()
  }
  const ends = await Promise.allSettled([programs(), servers()])
  const failed = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason)
  if (failed.length > 1 && failed.every((reason) => reason instanceof ClearCause)) {
    throw new ClearCause(failed.map(({ message }) => message).join('\n\n'))
  }
  if (failed.length > 0) throw failed[0]
}
