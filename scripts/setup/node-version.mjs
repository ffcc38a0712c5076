import { ClearCause } from '../run/clear-cause.mjs'

const OLDEST = [20, 19]

/**
 * Throws ClearCause for a version that is too old. Vite and ESLint need this one; with older versions they fail with unhelpful
 * messages.
 *
 * @param {string} version
 */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new ClearCause(`Node ${OLDEST.join('.')} or later is needed; this is Node ${version}. See https://nodejs.org.`)
}
