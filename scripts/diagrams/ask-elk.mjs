import ElkConstructor from 'elkjs/lib/elk.bundled.js'
import { roomFor } from './box.mjs'
import { elkGraph } from './elk-graph.mjs'
import { bestOf } from './shape.mjs'

/** @import { ElkNode } from 'elkjs' */
/** @import { Chart, State } from './chart.mjs' */
/** @import { Direction, Fixed, Lacking } from './elk-graph.mjs' */
/** @import { Area, Layout } from './shape.mjs' */

/** @type {readonly Direction[]} */
const DIRECTIONS = ['RIGHT', 'DOWN']

const elk = new ElkConstructor()

const half = (/** @type {number | undefined} */ number) => Math.round((number ?? 0) * 2) / 2

/** @param {Partial<Area>} node @returns {Area} */
const areaOf = ({ x, y, width, height }) => ({ x: half(x), y: half(y), width: half(width), height: half(height) })

/** @param {ElkNode} node @returns {[string, Area][]} */
const areasOf = (node) => [[node.id, areaOf(node)], ...(node.children ?? []).flatMap(areasOf)]

/** @param {ElkNode} placed @param {Chart} chart @returns {Layout} */
function read(placed, { arrows }) {
  const lines = (placed.edges ?? []).map((edge) => {
    const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ])
    const label = edge.labels?.[0]
    return {
      arrow: arrows[Number(/^arrow (\d+)$/.exec(edge.id)?.[1])],
      points: points.map(({ x, y }) => ({ x: half(x), y: half(y) })),
      area: label && areaOf(label),
    }
  })
  const { width, height } = areaOf(placed)
  return { width, height, lines, areas: new Map((placed.children ?? []).flatMap(areasOf)) }
}

/** @param {State} state @param {Layout} layout @returns {[string, number][]} */
function lackingIn(state, { areas }) {
  const lack = roomFor(state).width - (areas.get(state.id)?.width ?? Infinity)
  const inner = state.states.flatMap((child) => lackingIn(child, { areas, lines: [], width: 0, height: 0 }))
  return lack > 0 ? [[state.id, lack], ...inner] : inner
}

/**
 * Lays out a state and its contents from left to right and from top to bottom, and returns the layout that fits a page better.
 * ELK makes a state as wide as the states in it; if that is too narrow for its text, the layout runs again with the missing
 * width.
 *
 * @param {Chart} chart @param {Fixed} fixed @returns {Promise<Layout>}
 */
export async function askElk(chart, fixed) {
  const layouts = []
  for (const direction of DIRECTIONS) {
    const ask = async (/** @type {Lacking} */ lacking) =>
      read(await elk.layout(elkGraph(chart, direction, fixed, lacking)), chart)
    const first = await ask(new Map())
    const lacking = new Map(lackingIn(chart.root, first))
    layouts.push(lacking.size > 0 ? await ask(lacking) : first)
  }
  return bestOf(layouts)
}
