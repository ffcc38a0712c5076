import { ClearCause } from './clear-cause.mjs'

/**
 * The number that an option of a command names; undefined where it was left out. Throws ClearCause for anything else.
 *
 * @param {string} name
 * @param {string | undefined} value
 */
export function wholeNumber(name, value) {
  if (value === undefined) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  throw new ClearCause(`--${name} must be a whole number; it is '${value}'.`)
}
