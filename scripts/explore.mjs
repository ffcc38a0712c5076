import { parseArgs } from 'node:util'
import { explore } from './explore/explore.mjs'
import { runFlips } from './parts/flips.mjs'
import { setSeed } from './parts/seed.mjs'
import { endWith } from './run/clear-cause.mjs'
import { wholeNumber } from './run/whole-number.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

const text = /** @type {const} */ ({ type: 'string' })

const OPTIONS = /** @type {const} */ ({
  fixture: text,
  law: text,
  seed: text,
  list: { type: 'boolean' },
  // `--flips` replaces each guard by one with a constant result and reports which test notices.
  flips: { type: 'boolean' },
})

await endWith(async () => {
  await setUpDependencies()
  const { seed, flips = false, ...wanted } = parseArgs({ options: OPTIONS }).values
  const asked = wholeNumber('seed', seed)
  if (asked !== undefined) process.env['TEST_SEED'] = String(asked)
  console.log(`TEST_SEED=${setSeed(process.env)} draws the ways that real actors walk.`)
  const failed = flips ? await runFlips() : (await explore(wanted)).failed
  return failed > 0 ? 1 : 0
})
