// @ts-check
import { ClearCause } from '../run/clear-cause.mjs'

/** Git on Windows may check the file out with CRLF: the lines that a release adds end as this one does. */
const UNRELEASED = /^(## Unreleased(\r?\n))/m

/**
 * The changelog with what was unreleased under its version and day, below an empty part for what comes next.
 *
 * @param {string} text
 * @param {string} heading version and day
 * @returns {string | undefined} undefined where nothing is unreleased; throws ClearCause where it is unclear what is
 */
export function datedChangelog(text, heading) {
  const [before, part, lineEnd, after, ...more] = text.split(UNRELEASED)
  if (more.length > 0) throw new ClearCause('CHANGELOG.md must have one part "## Unreleased"; it has more.')
  if (part === undefined || lineEnd === undefined || after === undefined) return undefined
  const [unreleased = ''] = after.split(/^## /m)
  if (unreleased.trim() === '') return undefined
  return `${before}${part}${lineEnd}## ${heading}${lineEnd}${after}`
}
