import { existsSync } from 'node:fs'
import { runChild } from '../run/child.mjs'
import { inSeconds, stopwatch } from '../run/seconds.mjs'

export const canUseApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs Debian packages without the recommended ones. A failure is only printed, because callers check again for what they
 * need.
 *
 * @param {readonly string[]} packages
 */
export async function installWithApt(packages) {
  const time = stopwatch()
  // In this run level, package scripts start no services.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages]
  for (const command of [['apt-get', 'update'], install]) {
    const { code, output } = await runChild(command, { quiet: true, env })
    if (code !== 0) {
      console.error(`${output.trim()}\n\n\`${command.join(' ')}\` ended with ${code}.`)
      return
    }
  }
  console.log(`Installed in ${inSeconds(time())}.`)
}
