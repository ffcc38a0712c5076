import { createInterface } from 'node:readline'
import { ClearCause } from './clear-cause.mjs'
import { startChild } from './child.mjs'

/**
 * @typedef {object} Origins
 * @property {string} app
 * @property {string} gateways
 * @property {string} shop
 * @property {string} bank
 * @property {string} parent
 * @property {string} inspector
 */

/** @typedef {Origins & { seed: number }} Announced */

/** What `npm run inspect` builds. */
export const INSPECTOR = '.build/inspector'

/**
 * Starts the built sandbox and waits for the line in which it prints its addresses.
 *
 * @param {number} port
 * @param {() => void} [want] called when the sandbox's inspector is opened before it is built; without it, the sandbox has no
 *   inspector
 * @returns {Promise<{ origins: Announced, stop(): Promise<void>, ended: Promise<number> }>}
 */
export async function startSandbox(port, want) {
  const child = startChild([process.execPath, '.build/sandbox/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SANDBOX_PORT: String(port), ...(want && { SANDBOX_INSPECTOR: INSPECTOR }) },
  })
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  /** @type {Promise<Announced>} */
  const ready = new Promise((resolve) => {
    if (!child.stdout) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = line.startsWith('{') ? JSON.parse(line) : {}
      if (said.ready === true) resolve(said)
      else if (said.wants === 'inspector') want?.()
      else console.log(line)
    })
  })
  const origins = await Promise.race([ready, ended.then(() => undefined)])
  if (!origins) throw new ClearCause('The sandbox ended before it was ready; what it said is above.')
  return {
    origins,
    ended,
    async stop() {
      child.kill()
      await ended
    },
  }
}
