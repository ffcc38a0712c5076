import { askElk } from './ask-elk.mjs'
import { EDGE, roomFor } from './box.mjs'
import { arrowsWithin, islandsIn } from './islands.mjs'
import { shelved } from './shelves.mjs'

/** @import { Arrow, Chart, State } from './chart.mjs' */
/** @import { Point, Area, Layout } from './shape.mjs' */

const MARGIN = 16

/** @param {Layout} layout @param {Point} by @returns {Layout} */
function shifted({ width, height, areas, lines }, by) {
  const shift = (/** @type {Point} */ { x, y }) => ({ x: x + by.x, y: y + by.y })
  return {
    width,
    height,
    areas: new Map([...areas].map(([id, area]) => [id, { ...area, ...shift(area) }])),
    lines: lines.map(({ arrow, points, area }) => ({
      arrow,
      points: points.map(shift),
      area: area && { ...area, ...shift(area) },
    })),
  }
}

/**
 * Places regions without arrows between them. They need no layout by ELK.
 * @param {State} state
 * @param {readonly Layout[]} regions
 * @returns {Layout}
 */
function sideBySide(state, regions) {
  const room = roomFor(state)
  const shelves = shelved(regions)
  const width = Math.max(room.width, shelves.width + 2 * MARGIN)
  const height = room.height + shelves.height + EDGE + MARGIN
  const areas = state.states.flatMap(({ id }, index) => {
    const area = shelves.areas[index]
    return area
      ? [/** @type {[string, Area]} */ ([id, { ...area, x: area.x + MARGIN, y: area.y + room.height + EDGE }])]
      : []
  })
  return { width, height, lines: [], areas: new Map([[state.id, { x: 0, y: 0, width, height }], ...areas]) }
}

/**
 * Places a state and its contents. States whose border no arrow crosses are placed first and separately; ELK then treats each as
 * one box.
 *
 * @param {State} state @param {readonly Arrow[]} arrows @returns {Promise<Layout>}
 */
async function place(state, arrows) {
  const islands = islandsIn(state, arrows)
  const placed = await Promise.all(islands.map((island) => place(island, arrowsWithin(island, arrows))))
  const inside = new Set(islands.flatMap((island) => arrowsWithin(island, arrows)))
  const own = arrows.filter((arrow) => !inside.has(arrow))
  const isApart =
    state.states.every(({ isRegion }) => isRegion) && own.length === 0 && islands.length === state.states.length
  const fixed = new Map(islands.map(({ id }, index) => [id, placed[index] ?? { width: 0, height: 0 }]))
  const outer = isApart ? sideBySide(state, placed) : await askElk({ root: state, arrows: own }, fixed)
  const pieces = islands.flatMap(({ id }, index) => {
    const [area, piece] = [outer.areas.get(id), placed[index]]
    return area && piece ? [shifted(piece, area)] : []
  })
  return {
    width: outer.width,
    height: outer.height,
    areas: new Map([outer, ...pieces].flatMap(({ areas }) => [...areas])),
    lines: [outer, ...pieces].flatMap(({ lines }) => lines),
  }
}

/**
 * The positions of everything in a picture. The same chart always gives the same layout.
 *
 * @param {Chart} chart @returns {Promise<Layout>}
 */
export async function layOut({ root, arrows }) {
  const { width, height, ...rest } = shifted(await place(root, arrows), { x: MARGIN, y: MARGIN })
  return { ...rest, width: Math.ceil(width) + 2 * MARGIN, height: Math.ceil(height) + 2 * MARGIN }
}
