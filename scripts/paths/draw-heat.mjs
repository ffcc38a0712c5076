import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOf } from '../diagrams/chart.mjs'
import { pictureNameOf } from '../diagrams/documents.mjs'
import { draw } from '../diagrams/draw.mjs'
import { gathered } from '../diagrams/gather.mjs'
import { layOut } from '../diagrams/lay-out.mjs'
import { readMachines, readPalettes } from '../diagrams/read.mjs'
import { styleOf } from '../diagrams/style.mjs'
import { root } from '../run/root.mjs'
import { tableOf } from './csv.mjs'
import { heatPageOf } from './heat-page.mjs'
import { LEGEND, heated, legendAt, styleOfHeat } from './heat.mjs'

/** @import { Chart } from '../diagrams/chart.mjs' */
/** @import { PathsFile } from './path-schema' */

const HEAT_FOLDER = join(root, '.build', 'heat')

/**
 * The picture of a machine, in which each state and arrow is coloured by how many paths cover it, and the final states, which
 * paths do not count.
 *
 * @param {Chart} chart @param {string} machine @param {PathsFile} file @param {string} style of the charts
 */
export async function heatPicture(chart, machine, file, style) {
  const heat = heated(chart, machine, file)
  const layout = await layOut(heat.chart)
  const room = { width: Math.max(layout.width, LEGEND.width), height: layout.height + LEGEND.height }
  const title = `${machine}, by how many of ${file.paths.length} paths go through it`
  const svg = draw(heat.chart, { ...layout, ...room }, title, `${style}\n${styleOfHeat(heat)}`)
  return {
    svg: svg.replace(/<\/svg>\n$/, `${legendAt(layout.height).join('\n')}\n</svg>\n`),
    finals: heat.finals,
  }
}

/**
 * Draws every machine, and a page with all pictures and tables, into .build/heat.
 *
 * @param {PathsFile} file
 * @param {string} summary
 */
export async function drawHeat(file, summary) {
  const style = styleOf(await readPalettes())
  rmSync(HEAT_FOLDER, { recursive: true, force: true })
  mkdirSync(HEAT_FOLDER, { recursive: true })
  const pictures = []
  for (const { machine, descriptions } of await readMachines()) {
    const picture = `${pictureNameOf(machine)}.svg`
    const { svg, finals } = await heatPicture(gathered(chartOf(machine, descriptions)), machine.id, file, style)
    writeFileSync(join(HEAT_FOLDER, picture), svg)
    pictures.push({ machine: machine.id, picture, finals })
  }
  writeFileSync(join(HEAT_FOLDER, 'coverage.csv'), tableOf(file))
  writeFileSync(join(HEAT_FOLDER, 'index.html'), heatPageOf(file, summary, pictures))
}
