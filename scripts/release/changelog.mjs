import { ClearCause } from '../run/clear-cause.mjs'

/** Git on Windows may check the file out with CRLF, so the added lines use the line ending found here. */
const UNRELEASED = /^(## Unreleased(\r?\n))/m

/**
 * Moves the unreleased entries under a heading with version and day. The "Unreleased" section stays, empty.
 *
 * @param {string} text
 * @param {string} heading version and day
 * @returns {string | undefined} undefined if nothing is unreleased; throws ClearCause if there are several "Unreleased" sections
 */
export function datedChangelog(text, heading) {
  const [before, part, lineEnd, after, ...more] = text.split(UNRELEASED)
  if (more.length > 0) throw new ClearCause('CHANGELOG.md must have one part "## Unreleased"; it has more.')
  if (part === undefined || lineEnd === undefined || after === undefined) return undefined
  const [unreleased = ''] = after.split(/^## /m)
  if (unreleased.trim() === '') return undefined
  return `${before}${part}${lineEnd}## ${heading}${lineEnd}${after}`
}
