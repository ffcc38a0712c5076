import { canUseApt, installWithApt } from './apt.mjs'
import { findProgram } from './find-program.mjs'

const PACKAGES = ['webkit2gtk-driver', 'xvfb']

/**
 * WebKitGTK has no headless mode, so it needs a virtual screen besides its driver. The driver starts the browser.
 *
 * @returns {{ driver: string, screen: string } | undefined} the paths of both programs
 */
export function findWebKit() {
  const [driver, screen] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])]
  return driver !== undefined && screen !== undefined ? { driver, screen } : undefined
}

/**
 * Finds or installs WebKitGTK.
 *
 * @returns {Promise<string>} a line for the console
 */
export async function setUpWebKit() {
  if (findWebKit() === undefined && canUseApt()) {
    console.log(`No WebKitGTK found: installing it (apt-get update, apt-get install ${PACKAGES.join(' ')}) …`)
    await installWithApt(PACKAGES)
  }
  return findWebKit()?.driver ?? `none, so its journeys are skipped. Debian: sudo apt-get install ${PACKAGES.join(' ')}`
}
