import { spawnSync } from 'node:child_process'
import { canUseApt, installWithApt } from './apt.mjs'
import { findProgram } from './find-program.mjs'

const PACKAGE = 'firefox-esr'

/**
 * Ubuntu's `firefox` is a script that only says that a snap is needed: a browser is what tells its version.
 *
 * @returns {string | undefined} the path of the program
 */
export function findFirefox() {
  const file = findProgram([PACKAGE, 'firefox'], ['/Applications/Firefox.app/Contents/MacOS'])
  if (file === undefined) return undefined
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return /Firefox \d/.test(String(stdout)) ? file : undefined
}

/**
 * Finds Firefox, or installs it where that is possible.
 *
 * @returns {Promise<string>} a line about it
 */
export async function setUpFirefox() {
  if (findFirefox() === undefined && canUseApt()) {
    console.log(`No Firefox found: installing it (apt-get update, apt-get install ${PACKAGE}) …`)
    await installWithApt([PACKAGE])
  }
  return findFirefox() ?? `none, so its journeys are skipped. Debian: sudo apt-get install ${PACKAGE}`
}
