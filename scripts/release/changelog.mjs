// @ts-check
import { ClearCause } from '../run/clear-cause.mjs'

const UNRELEASED = '## Unreleased\n'

/**
 * The changelog with what was unreleased under its version and day, below an empty part for what comes next.
 *
 * @param {string} text
 * @param {string} heading version and day
 * @returns {string | undefined} undefined where nothing is unreleased; throws ClearCause where it is unclear what is
 */
export function datedChangelog(text, heading) {
  const [before, after, ...more] = text.split(`\n${UNRELEASED}`)
  if (more.length > 0) throw new ClearCause('CHANGELOG.md must have one part "## Unreleased"; it has more.')
  if (before === undefined || after === undefined) return undefined
  const [unreleased = ''] = after.split(/^## /m)
  if (unreleased.trim() === '') return undefined
  return `${before}\n${UNRELEASED}\n## ${heading}\n${after}`
}
