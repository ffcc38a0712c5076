import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChild } from '../run/child.mjs'
import { program } from '../run/programs.mjs'
import { root } from '../run/root.mjs'
import { inSeconds, stopwatch } from '../run/seconds.mjs'
import { contentHash } from '../run/sources.mjs'
import { ClearCause } from '../run/clear-cause.mjs'

/**
 * @typedef {object} Artefact
 * @property {string} name
 * @property {readonly string[]} sources everything that it is built from
 * @property {string} made a file that every build writes
 * @property {() => string[]} command
 */

/** @type {Artefact} */
export const app = {
  name: 'app',
  sources: [
    'src',
    'machines',
    'styles',
    'locales',
    'public',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/build',
    'scripts/headers',
    'scripts/words',
    'scripts/config/lingui.config.mjs',
  ],
  made: 'dist/build.json',
  command: () => [process.execPath, 'scripts/build.mjs'],
}

/** @type {Artefact} */
export const sandbox = {
  name: 'sandbox',
  sources: ['sandbox', 'scripts/headers', 'package-lock.json'],
  made: '.build/sandbox/main.js',
  command: () => [...program('vite'), 'build', '--config', 'sandbox/vite.config.ts', '--logLevel', 'warn'],
}

/** @type {Artefact} */
export const inspector = {
  name: 'inspector',
  sources: [
    ...app.sources,
    'docs/diagrams',
    'tests/journeys/generated',
    'tests/journeys/support',
    'tests/machines',
    'scripts/build-inspector.mjs',
    'scripts/inspector',
    'scripts/diagrams',
  ],
  made: '.build/inspector/page/data/paths.json',
  command: () => [process.execPath, 'scripts/build-inspector.mjs'],
}

/** @type {Artefact} */
export const playground = {
  name: 'playground',
  sources: [...app.sources, ...sandbox.sources, 'scripts/build-playground.mjs', 'scripts/playground'],
  made: '.build/playground/worker.js',
  command: () => [process.execPath, 'scripts/build-playground.mjs'],
}

/** @param {Artefact} artefact */
const stampOf = ({ name }) => join(root, '.build', 'stamps', `${name}.json`)

/** @param {Artefact} artefact */
function identity({ sources, made }) {
  // The modification time of the output is part of the identity, because a manual build may have replaced it.
  const { mtimeMs } = statSync(join(root, made))
  return JSON.stringify({ sources: contentHash(sources), made: mtimeMs })
}

/** @param {Artefact} artefact */
function isFresh(artefact) {
  try {
    return readFileSync(stampOf(artefact), 'utf8') === identity(artefact)
  } catch {
    return false
  }
}

/**
 * Builds an artefact and prints the time it took.
 *
 * @param {Artefact} artefact
 */
export async function build(artefact) {
  const time = stopwatch()
  const stamp = stampOf(artefact)
  rmSync(stamp, { force: true })
  const hashed = contentHash(artefact.sources)
  const { code, output } = await runChild(artefact.command(), { quiet: true })
  if (code !== 0)
    throw new ClearCause(`${output.trim()}\n\nThe ${artefact.name} could not be built; its errors are above.`)
  console.log(`Built the ${artefact.name} in ${inSeconds(time())}.`)
  // If sources changed during the build, the result is usable but gets no stamp, so it is built again next time.
  if (contentHash(artefact.sources) !== hashed) return
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, identity(artefact))
}

/**
 * Builds an artefact unless it is up to date.
 *
 * @param {Artefact} artefact
 */
export async function setUpBuilt(artefact) {
  if (!isFresh(artefact)) await build(artefact)
}
