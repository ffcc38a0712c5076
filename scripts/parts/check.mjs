import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../run/child.mjs'
import { program } from '../run/programs.mjs'
import { root } from '../run/root.mjs'
import { inSeconds, stopwatch } from '../run/seconds.mjs'
import { sideBySide } from '../run/side-by-side.mjs'

/** @typedef {{ name: string, command: string[] }} Step */

const PROJECTS = [
  'tests',
  'src',
  'sandbox',
  'sandbox/worker',
  'scripts/inspector',
  'scripts/conformance',
  'machines',
  'styles',
  '.',
]

/** @param {string} project @returns {string[]} */
function types(project) {
  const config = project === '.' ? 'tsconfig.json' : `${project}/tsconfig.json`
  const remembered = `.cache/types/${project === '.' ? 'root' : project}.tsbuildinfo`
  // More than one checker per project would repeat shared work, and the other core is already used.
  return [
    ...program('tsc'),
    '--noEmit',
    '-p',
    config,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    remembered,
  ]
}

/** @returns {Step[]} */
function steps() {
  const lint = [...program('eslint'), '-c', 'scripts/config/eslint.config.mjs', '--max-warnings', '0', '.']
  const typed = [
    '-c',
    'scripts/config/oxlint.jsonc',
    '--type-aware',
    '--threads',
    '1',
    '--ignore-pattern',
    '**/*.mjs',
    '--ignore-pattern',
    'docs/**',
  ]
  return [
    // The longest step starts first, so that the others run beside it.
    { name: 'lint', command: lint },
    { name: 'lint by types', command: [...program('oxlint'), ...typed, '.'] },
    ...PROJECTS.filter((project) => existsSync(join(root, project))).map((project) => ({
      name: `types of ${project === '.' ? 'the root' : project}`,
      command: types(project),
    })),
    { name: 'format', command: [...program('prettier'), '--check', '--ignore-unknown', '--log-level', 'warn', '.'] },
  ]
}

/** @returns {Promise<string[]>} the steps that failed */
export async function check() {
  const results = await sideBySide(steps(), 2, async ({ name, command }) => {
    const time = stopwatch()
    const { code, output } = await runChild(command, { quiet: true })
    console.log(`${name.padEnd(20)}${inSeconds(time()).padStart(7)}${code === 0 ? '' : '   FAILED'}`)
    if (code !== 0) console.log(output.trim())
    return code === 0 ? undefined : name
  })
  return results.filter((name) => name !== undefined)
}
