/**
 * `npm run faults`: the whole matrix of faults; `npm run faults -- PIECE`: the cells with this piece in their names; `npm run faults -- --runs N
 * --seed S`: N random walks beyond it, the same ones for the same seed.
 */
import { parseArgs } from 'node:util'
import { faultsOf } from './parts/faults.mjs'
import { runParts } from './parts/run-parts.mjs'
import { ClearCause, endWith } from './run/clear-cause.mjs'

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
})

/** @param {string} name @param {string | undefined} value */
function wholeNumber(name, value) {
  if (value === undefined || /^\d+$/.test(value)) return Number(value ?? 0)
  throw new ClearCause(`--${name} must be a whole number; it is '${value}'.`)
}

await endWith(() => {
  const runs = wholeNumber('runs', values.runs)
  if (values.seed !== undefined) process.env['TEST_SEED'] = String(wholeNumber('seed', values.seed))
  return runParts([faultsOf(positionals[0], runs)], [])
})
