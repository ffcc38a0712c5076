import { ClearCause } from '../run/clear-cause.mjs'
import { datedChangelog } from './changelog.mjs'
import { compareVersions, isSemver } from './semver.mjs'

/**
 * @typedef {object} Asked by the command line and the environment
 * @property {string} version
 * @property {string | undefined} date `2026-11-27`
 * @property {string | undefined} epoch SOURCE_DATE_EPOCH
 *
 * @typedef {object} Found state of the repository before the release
 * @property {string} status output of git status --porcelain: empty if everything is committed
 * @property {string} version of package.json
 * @property {readonly string[]} tags
 * @property {string} changelog
 * @property {number} committedAt seconds, of the last commit
 *
 * @typedef {object} Plan
 * @property {string} version
 * @property {string} tag
 * @property {number} epoch seconds; the time of every artefact
 * @property {string} day in UTC, `2026-11-27`
 * @property {string} changelog with the new version in it
 */

const dayOf = (/** @type {number} */ epoch) => new Date(epoch * 1000).toISOString().slice(0, 10)

/**
 * Never reads the machine's clock, so that the same commit and command give the same bytes.
 *
 * @param {Asked} asked
 * @param {number} committedAt
 */
function epochOf({ date, epoch }, committedAt) {
  if (date !== undefined) {
    const seconds = Date.parse(`${date}T00:00:00Z`) / 1000
    if (/^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(seconds) && dayOf(seconds) === date) return seconds
    throw new ClearCause(`--date must be a day such as 2026-11-27; it is '${date}'.`)
  }
  if (epoch === undefined || epoch === '') return committedAt
  // Rejects times for which a tar header has no space; eleven digits would be the year 5138.
  if (/^\d{1,10}$/.test(epoch)) return Number(epoch)
  throw new ClearCause(`SOURCE_DATE_EPOCH must be a whole number of seconds; it is '${epoch}'.`)
}

/**
 * Plans the release. Throws ClearCause with the reason if it is not allowed.
 *
 * @param {Asked} asked
 * @param {Found} found
 * @returns {Plan}
 */
export function planOf(asked, found) {
  const { version } = asked
  if (!isSemver(version))
    throw new ClearCause(`The version must be one such as 1.2.3 (semver.org); it is '${version}'.`)
  const released = found.tags.filter((tag) => tag.startsWith('v')).map((tag) => tag.slice(1))
  const last = [found.version, ...released.filter(isSemver)].sort(compareVersions).at(-1) ?? found.version
  if (compareVersions(version, last) <= 0)
    throw new ClearCause(`The version must be above the last one, ${last}; it is ${version}.`)
  const epoch = epochOf(asked, found.committedAt)
  const day = dayOf(epoch)
  if (found.status !== '') throw new ClearCause(`Commit or remove what is not committed first:\n${found.status}`)
  const changelog = datedChangelog(found.changelog, `${version} - ${day}`)
  if (changelog === undefined)
    throw new ClearCause('CHANGELOG.md has nothing under "Unreleased": a release says what has changed.')
  return { version, tag: `v${version}`, epoch, day, changelog }
}
