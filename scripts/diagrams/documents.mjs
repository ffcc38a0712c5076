import { chartOf } from './chart.mjs'
import { definitionOf } from './definition.mjs'
import { draw } from './draw.mjs'
import { gathered } from './gather.mjs'
import { layOut } from './lay-out.mjs'
import { mermaidOf } from './mermaid.mjs'
import { pageOf } from './page.mjs'
import { playableOf } from './playable.mjs'
import { styleOf } from './style.mjs'
import { childrenOf, overviewNameOf, overviewOf, rootOf } from './overview.mjs'

/** @import { AnyStateMachine } from 'xstate' */
/** @import { Chart } from './chart.mjs' */
/** @import { Descriptions } from './described.mjs' */
/** @import { Places } from './definition.mjs' */
/** @import { Palette } from './style.mjs' */

/**
 * @typedef {object} MachineFile
 * @property {string} path
 * @property {AnyStateMachine} machine
 * @property {Descriptions} descriptions
 */

/** @param {AnyStateMachine} machine */
export const pictureNameOf = ({ id }) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Every file below docs/diagrams. The same machines give the same files, byte for byte.
 *
 * @param {readonly MachineFile[]} files
 * @param {{ readonly light: Palette, readonly dark: Palette }} palettes
 * @param {Places} places what the shopper sees in each state of the root machine
 * @returns {Promise<Map<string, string>>} by path
 */
export async function documentsOf(files, palettes, places) {
  const style = styleOf(palettes)
  const all = files.map((file) => {
    const { machine, descriptions } = file
    const chart = gathered(chartOf(machine, descriptions))
    return { ...file, picture: pictureNameOf(machine), name: machine.id, chart, prose: descriptions.is }
  })
  const root = rootOf(all)
  const entries = [...all].sort((one, other) => Number(other === root) - Number(one === root))

  const pictureOf = async (/** @type {Chart} */ chart, /** @type {string} */ title) =>
    draw(chart, await layOut(chart), title, style)
  /** @type {[string, string][]} */
  const pictures = []
  for (const { picture, name, chart } of all) pictures.push([`${picture}.svg`, await pictureOf(chart, name)])
  const parents = all.filter((one) => childrenOf(one, all).length > 0)
  for (const one of parents)
    pictures.push([
      `${overviewNameOf(one, all)}.svg`,
      await pictureOf(overviewOf(one, all), `${one.name}, with what it runs`),
    ])

  return new Map([
    [
      'README.md',
      pageOf(
        entries.map((one) => ({ ...one, overview: parents.includes(one) ? overviewNameOf(one, all) : undefined })),
      ),
    ],
    ...pictures,
    ...all.flatMap((one) => {
      const { machine, descriptions, picture } = one
      const json = definitionOf(machine, descriptions, one === root ? places : {})
      return /** @type {const} */ ([
        [`definitions/${picture}.json`, json],
        [`definitions/${picture}.ts`, playableOf(json)],
        [`definitions/${picture}.mmd`, mermaidOf(chartOf(machine))],
      ])
    }),
  ])
}
