import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

const PATIENCE = 5000

let isEnding = false

/**
 * Forwards the signal to the child processes and waits for them, so that a test runner can stop its servers.
 *
 * @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal
 * @param {number} code
 */
function end(signal, code) {
  if (running.size === 0) process.exit(code)
  // npm forwards a Ctrl-C that this process has already received. Without a listener, the second signal would end it at once.
  if (isEnding) return
  isEnding = true
  for (const child of running) {
    child.once('exit', () => {
      running.delete(child)
      if (running.size === 0) process.exit(code)
    })
    child.kill(signal)
  }
  setTimeout(() => process.exit(code), PATIENCE)
}

process.on('SIGINT', () => end('SIGINT', 130))
process.on('SIGTERM', () => end('SIGTERM', 143))
process.on('SIGHUP', () => end('SIGHUP', 129))
process.on('exit', () => {
  for (const child of running) child.kill()
})

/**
 * Starts a program that ends with this process at the latest.
 *
 * @param {string[]} command program and arguments
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startChild([file = '', ...args], options = {}) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/**
 * Runs a program to its end. With `quiet`, its output is returned instead of shown.
 *
 * @param {string[]} command
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined> }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runChild(command, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = startChild(command, {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
