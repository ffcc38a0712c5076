/**
 * `npm run faults` runs the whole matrix of faults; `npm run faults -- PIECE` runs the cells with PIECE in their names; `npm run
 * faults -- --runs N --seed S` also runs N random walks, the same ones for the same seed.
 */
import { parseArgs } from 'node:util'
import { faultsOf } from './parts/faults.mjs'
import { runParts } from './parts/run-parts.mjs'
import { endWith } from './run/clear-cause.mjs'
import { wholeNumber } from './run/whole-number.mjs'

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
})

await endWith(() => {
  const [runs = 0, seed] = [wholeNumber('runs', values.runs), wholeNumber('seed', values.seed)]
  if (seed !== undefined) process.env['TEST_SEED'] = String(seed)
  return runParts([faultsOf(positionals[0], runs)], [])
})
