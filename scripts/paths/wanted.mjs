import { parseArgs } from 'node:util'
import { ClearCause } from '../run/clear-cause.mjs'

const text = /** @type {const} */ ({ type: 'string' })

const OPTIONS = /** @type {const} */ ({
  machine: text,
  state: text,
  event: text,
  strategy: text,
  'max-steps': text,
  run: text,
  out: text,
  list: { type: 'boolean' },
  // `--heat` draws the charts, coloured by how many paths cover each part.
  heat: { type: 'boolean' },
})

/**
 * Parses the command line: which paths, and what to do with them.
 *
 * @param {string[]} args
 * @param {readonly string[]} strategies
 */
export function wantedOf(args, strategies) {
  const { values } = parseArgs({ args, options: OPTIONS })
  const { machine, state, event, strategy = 'walks', list = false, heat = false, run, out } = values
  if (!strategies.includes(strategy))
    throw new ClearCause(`--strategy must be one of ${strategies.join(', ')}; it is '${strategy}'.`)
  if (strategy === 'simple' && state === undefined && event === undefined)
    throw new ClearCause(
      '--strategy simple needs a --state or an --event to end at: all simple paths would be millions.',
    )
  const maxSteps = values['max-steps'] === undefined ? undefined : Number(values['max-steps'])
  if (maxSteps !== undefined && !(maxSteps >= 1))
    throw new ClearCause(`--max-steps must be a number of 1 or more; it is '${values['max-steps']}'.`)
  return { chosen: { machine, state, event, strategy, maxSteps }, list, heat, run, out }
}
