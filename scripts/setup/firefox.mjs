import { spawnSync } from 'node:child_process'
import { canUseApt, installWithApt } from './apt.mjs'
import { findProgram } from './find-program.mjs'

const PACKAGE = 'firefox-esr'

/**
 * Ubuntu's `firefox` may be a script that only points to a snap, so a browser must print its version.
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
 * Finds or installs Firefox.
 *
 * @returns {Promise<string>} a line for the console
 */
export async function setUpFirefox() {
  if (findFirefox() === undefined && canUseApt()) {
    console.log(`No Firefox found: installing it (apt-get update, apt-get install ${PACKAGE}) …`)
    await installWithApt([PACKAGE])
  }
  return findFirefox() ?? `none, so its journeys are skipped. Debian: sudo apt-get install ${PACKAGE}`
}
