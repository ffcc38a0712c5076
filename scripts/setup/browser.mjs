import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild } from '../run/child.mjs'
import { ClearCause } from '../run/clear-cause.mjs'
import { canUseApt, installWithApt } from './apt.mjs'

/** Debian's headless Chromium: the same engine, but it does not draw a toolbar for every new window. */
const SHELL = 'chromium-headless-shell'

/** The full browser, for journeys that leave the page and return: the headless one has no back/forward cache. */
const FULL = 'chromium'

const NAMES = [SHELL, FULL, 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const WINDOWS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
  .map((name) => process.env[name])
  .filter((folder) => folder !== undefined)
  .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Ubuntu's `chromium-browser` may be a script that only points to a snap, so a browser must print its version. On Windows
 * `--version` opens a window, so the file alone has to do.
 *
 * @param {string} file
 */
async function isBrowser(file) {
  if (!isExecutable(file)) return false
  if (process.platform === 'win32') return true
  const { code, output } = await runChild([file, '--version'], { quiet: true })
  return code === 0 && /Chrom(?:e|ium)\D+\d+/.test(output)
}

async function findBrowser() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const places = process.platform === 'win32' ? WINDOWS : process.platform === 'darwin' ? [...MAC, ...onPath] : onPath
  for (const file of places) if (await isBrowser(file)) return file
  return undefined
}

/** @param {string | undefined} found */
function causeOf(found) {
  if (!found) return 'No Chrome or Chromium found'
  if (!found.endsWith(SHELL)) return `${found} takes half as long again as ${SHELL}`
  return `${SHELL} keeps no page that was left, and ${FULL} does`
}

/**
 * Finds or installs a browser for the journeys, and passes its path to child processes.
 *
 * @returns {Promise<string>} the path of the program
 */
export async function setUpBrowser() {
  const named = process.env['CHROME_PATH']
  if (named) {
    if (await isBrowser(named)) return named
    throw new ClearCause(`CHROME_PATH is ${named}, but that is not a Chrome or Chromium that starts. Fix or unset it.`)
  }
  let file = await findBrowser()
  if (!(file?.endsWith(SHELL) && existsSync(`/usr/bin/${FULL}`)) && canUseApt()) {
    console.log(`${causeOf(file)}: installing both (apt-get update, apt-get install ${SHELL} ${FULL}) …`)
    await installWithApt([SHELL, FULL, 'fonts-liberation'])
    file = await findBrowser()
  }
  if (!file) {
    throw new ClearCause(
      'The journeys need Chrome or Chromium, and none was found.\n' +
        '  Debian, Ubuntu   sudo apt-get update && sudo apt-get install chromium\n' +
        '  macOS            brew install --cask chromium, or Google Chrome from google.com/chrome\n' +
        '  Windows          Google Chrome from google.com/chrome\n' +
        'A browser in another place is named with the environment variable CHROME_PATH.',
    )
  }
  process.env['CHROME_PATH'] = file
  return file
}
