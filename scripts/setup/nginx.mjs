import { canUseApt, installWithApt } from './apt.mjs'
import { findProgram } from './find-program.mjs'

/** Debian installs nginx outside the PATH of normal users. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** @returns {string | undefined} the path of the program */
export const findNginx = () => findProgram(['nginx'], FOLDERS)

/**
 * Finds or installs nginx. Without it, the tests with a real server are skipped and counted as skipped.
 *
 * @returns {Promise<string>} a line for the console
 */
export async function setUpNginx() {
  if (findNginx() === undefined && canUseApt()) {
    console.log('No nginx found: installing it (apt-get update, apt-get install nginx-light) …')
    await installWithApt(['nginx-light'])
  }
  return findNginx() ?? 'none, so its tests are skipped. Debian, Ubuntu: sudo apt-get install nginx-light'
}
