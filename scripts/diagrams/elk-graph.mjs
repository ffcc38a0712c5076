import { roomFor } from './box.mjs'
import { linesOf, sizeOf } from './lines.mjs'

/** @import { ElkExtendedEdge, ElkNode } from 'elkjs' */
/** @import { Arrow, Chart, State } from './chart.mjs' */
/** @import { Size } from './shape.mjs' */

/** @typedef {'RIGHT' | 'DOWN'} Direction */

/** Sizes of the states that are already placed, by id. @typedef {ReadonlyMap<string, Size>} Fixed */
/** By how much a state was too narrow for its own text, by id. @typedef {ReadonlyMap<string, number>} Lacking */

/**
 * Set on every state with children, because ELK does not inherit options. ELK's model order would keep the chart's order but
 * fails with nested states; DEPTH_FIRST comes close.
 */
const LAYERED = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
}

/** Id of the dot that marks a state's initial state. @param {State} state */
export const startOf = ({ id }) => `${id} begins`

/** @param {State} state @param {Fixed} fixed @param {Lacking} lacking @returns {ElkNode} */
function nodeOf(state, fixed, lacking) {
  const { width, height } = fixed.get(state.id) ?? roomFor(state)
  if (state.states.length === 0 || fixed.has(state.id)) return { id: state.id, width, height }
  const begins = state.states.some(({ isInitial }) => isInitial)
  return {
    id: state.id,
    layoutOptions: {
      ...LAYERED,
      'elk.padding': `[top=${height + 6},left=16,bottom=16,right=${16 + (lacking.get(state.id) ?? 0)}]`,
    },
    children: [
      ...(begins ? [{ id: startOf(state), width: 10, height: 10 }] : []),
      ...state.states.map((inner) => nodeOf(inner, fixed, lacking)),
    ],
  }
}

/** @param {State} state @param {Fixed} fixed @returns {ElkExtendedEdge[]} */
function beginningsOf(state, fixed) {
  if (fixed.has(state.id)) return []
  const own = state.states
    .filter(({ isInitial }) => isInitial)
    .map(({ id }) => ({ id: `${id} first`, sources: [startOf(state)], targets: [id] }))
  return [...own, ...state.states.flatMap((inner) => beginningsOf(inner, fixed))]
}

/** @param {Arrow} arrow @param {number} index @returns {ElkExtendedEdge} */
function edgeOf({ from, to, labels }, index) {
  const { width, height } = sizeOf(labels.flatMap(linesOf))
  return {
    id: `arrow ${index}`,
    sources: [from],
    targets: [to],
    labels:
      labels.length === 0
        ? []
        : [
            {
              text: 'words',
              width: width + 12,
              height: height + 6,
              layoutOptions: { 'elk.edgeLabels.inline': 'true' },
            },
          ],
  }
}

/**
 * The input for ELK: what to place, and the size of each part.
 *
 * @param {Chart} chart @param {Direction} direction @param {Fixed} fixed @param {Lacking} lacking @returns {ElkNode}
 */
export function elkGraph({ root, arrows }, direction, fixed, lacking) {
  return {
    id: '',
    layoutOptions: {
      ...LAYERED,
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: [nodeOf(root, fixed, lacking)],
    edges: [...beginningsOf(root, fixed), ...arrows.map(edgeOf)],
  }
}
