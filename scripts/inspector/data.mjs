import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { overviewNameOf, childrenOf } from '../diagrams/overview.mjs'
import { chartOf } from '../diagrams/chart.mjs'
import { pictureNameOf } from '../diagrams/documents.mjs'
import { readMachines } from '../diagrams/read.mjs'
import { exportsOf } from '../run/exports-of.mjs'

async function chartsOf() {
  const machines = await readMachines()
  const drawn = machines.map(({ machine }) => ({
    picture: pictureNameOf(machine),
    name: machine.id,
    chart: chartOf(machine),
  }))
  return machines.map(({ machine, descriptions }, index) => {
    const one = drawn[index]
    if (!one) throw new Error(`${machine.id} is not drawn`)
    const hasChildren = childrenOf(one, drawn).length > 0
    return {
      name: machine.id,
      picture: one.picture,
      prose: descriptions.is,
      ...(hasChildren && { folded: overviewNameOf(one, drawn) }),
    }
  })
}

/**
 * The gallery's Turkish phone pictures, light and dark, if they exist.
 *
 * @param {string} root @param {string} to
 */
function picturesOf(root, to) {
  const gallery = join(root, '.build', 'gallery')
  const table = join(gallery, 'visual-states.json')
  if (!existsSync(table)) return {}
  /** @type {{ states: { state: string, visualStates: { name: string, folder?: string }[] }[] }} */
  const { states } = JSON.parse(readFileSync(table, 'utf8'))
  return Object.fromEntries(
    states.map(({ state, visualStates }) => [
      state,
      visualStates.flatMap(({ name, folder }) => {
        const files = ['light', 'dark'].map((theme) => join(gallery, folder ?? '', `tr-390-${theme}.png`))
        if (folder === undefined || !files[0] || !existsSync(files[0])) return []
        const file = `pictures/${state}-${folder.replaceAll(/[^\w-]+/g, '-')}`
        for (const [index, from] of files.entries())
          if (existsSync(from)) cpSync(from, join(to, `${file}-${['light', 'dark'][index]}.png`))
        return [{ name, file }]
      }),
    ]),
  )
}

/** Writes the data that the page loads: charts, texts, paths and pictures. @param {string} root @param {string} to */
export async function writeData(root, to) {
  for (const folder of ['charts', 'definitions', 'pictures']) mkdirSync(join(to, folder), { recursive: true })
  const diagrams = join(root, 'docs', 'diagrams')
  for (const file of readdirSync(diagrams))
    if (file.endsWith('.svg')) cpSync(join(diagrams, file), join(to, 'charts', file))
  for (const file of readdirSync(join(diagrams, 'definitions')))
    if (file.endsWith('.json')) cpSync(join(diagrams, 'definitions', file), join(to, 'definitions', file))
  const { inspectedPaths } = await exportsOf('tests/journeys/generated/inspected-paths.ts')
  const write = (/** @type {string} */ name, /** @type {unknown} */ content) =>
    writeFileSync(join(to, name), JSON.stringify(content))
  write('charts.json', { charts: await chartsOf(), pictures: picturesOf(root, to) })
  write('paths.json', inspectedPaths())
}
