import { ClearCause } from './clear-cause.mjs'

/**
 * Parses a numeric option of a command; undefined if it is missing. Throws ClearCause for anything else.
 *
 * @param {string} name
 * @param {string | undefined} value
 */
export function wholeNumber(name, value) {
  if (value === undefined) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  throw new ClearCause(`--${name} must be a whole number; it is '${value}'.`)
}
