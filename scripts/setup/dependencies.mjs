import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../run/child.mjs'
import { npm } from '../run/programs.mjs'
import { root } from '../run/root.mjs'
import { inSeconds, stopwatch } from '../run/seconds.mjs'
import { ClearCause } from '../run/clear-cause.mjs'
import { isInstalled } from './installed.mjs'
import { checkNodeVersion } from './node-version.mjs'

/** @import { Packages } from './installed.mjs' */

/** @param {string} file @returns {Packages | undefined} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

export async function setUpDependencies() {
  checkNodeVersion()
  if (isInstalled(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))) return
  console.log('Installing the dependencies of package-lock.json (npm ci, no install scripts) …')
  const time = stopwatch()
  const { code, output } = await runChild([...npm(), 'ci', '--ignore-scripts', '--no-progress'], { quiet: true })
  if (code !== 0) {
    throw new ClearCause(
      `${output.trim()}\n\nThe dependencies could not be installed: \`npm ci\` ended with ${code}; what it said is above. ` +
        'It needs a reachable package registry and a package-lock.json that fits package.json.',
    )
  }
  console.log(`Installed in ${inSeconds(time())}.`)
}
