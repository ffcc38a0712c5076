import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMachine } from 'xstate'
import { ClearCause } from '../run/clear-cause.mjs'
import { root } from '../run/root.mjs'
import { chartOf } from './chart.mjs'
import { compare, lineOf, styleOfDifferences } from './compare.mjs'
import { pictureNameOf } from './documents.mjs'
import { draw } from './draw.mjs'
import { layOut } from './lay-out.mjs'
import { readMachines, readPalettes } from './read.mjs'
import { styleOf } from './style.mjs'

/** @import { Chart } from './chart.mjs' */

const DEFINITIONS = 'docs/diagrams/definitions'

/** @param {readonly string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new ClearCause(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout
}

/**
 * The charts at a commit, created from the definitions in that commit.
 * @param {string} commit
 * @returns {Map<string, Chart>} by the name of the picture
 */
function chartsAt(commit) {
  const files = git('ls-tree', '--name-only', commit, `${DEFINITIONS}/`)
    .split('\n')
    .filter((file) => file.endsWith('.json'))
  if (files.length === 0) throw new ClearCause(`${commit} has no ${DEFINITIONS}.`)
  return new Map(
    files.map((file) => [
      file.slice(DEFINITIONS.length + 1, -'.json'.length),
      chartOf(createMachine(JSON.parse(git('show', `${commit}:${file}`)))),
    ]),
  )
}

/**
 * The chart without its states and arrows, for a machine that exists on only one side of the comparison.
 * @param {Chart} chart
 * @returns {Chart}
 */
const emptied = ({ root: state }) => ({ root: { ...state, states: [], inner: [] }, arrows: [] })

/**
 * Draws every machine whose chart differs from the one at a commit, with additions and removals marked, into .build/diagrams.
 *
 * @param {string} commit
 * @returns {Promise<string[]>} the additions and removals
 */
export async function drawAgainst(commit) {
  const before = chartsAt(commit)
  const now = new Map((await readMachines()).map(({ machine }) => [pictureNameOf(machine), chartOf(machine)]))
  const style = styleOf(await readPalettes())
  const folder = join(root, '.build', 'diagrams')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const lines = []
  for (const name of [...new Set([...now.keys(), ...before.keys()])].sort()) {
    const [chart, earlier] = [now.get(name), before.get(name)]
    const any = chart ?? earlier
    if (!any) continue
    const { both, differences } = compare(chart ?? emptied(any), earlier ?? emptied(any))
    if (differences.length === 0) continue
    const title = `${any.root.name}, against ${commit}`
    const svg = draw(both, await layOut(both), title, `${style}\n${styleOfDifferences(differences)}`)
    writeFileSync(join(folder, `${name}.svg`), svg)
    lines.push(`${name}: .build/diagrams/${name}.svg`, ...differences.map((one) => `  ${lineOf(one)}`))
  }
  return lines
}
