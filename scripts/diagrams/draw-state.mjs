import { EDGE, GAP, TOP, headOf, tagOf, titleOf } from './box.mjs'
import { drawWays } from './draw-ways.mjs'
import { startOf } from './elk-graph.mjs'
import { sizeOf, widthOf } from './lines.mjs'
import { attribute, escaped, words } from './words.mjs'

/** @import { State } from './chart.mjs' */
/** @import { Area, Layout } from './shape.mjs' */

/** @param {Area} area @param {string} role @param {number} radius @param {{ inset?: number, id?: string, words?: string | undefined }} [more] */
function box({ x, y, width, height }, role, radius, { inset = 0, id = '', words: title } = {}) {
  const size = `width="${width - 2 * inset}" height="${height - 2 * inset}"`
  const named = id === '' ? '' : ` id="${escaped(id)}"`
  const start = `<rect${named} class="${role}" x="${x + inset}" y="${y + inset}" ${size} rx="${radius - inset}"`
  return title === undefined ? `${start}/>` : `${start}><title>${escaped(title)}</title></rect>`
}

/** Tooltip of a state: its description, and those of its inner transitions. @param {State} state */
function spokenOf({ description, inner }) {
  const happening = inner.flatMap((label) => (label.description ? `${label.trigger}: ${label.description}` : []))
  return description === undefined ? undefined : [description, ...happening].join('\n')
}

/** @param {State} state */
function roleOf({ kind, isRegion, states }) {
  const role = kind === 'machine' ? 'machine' : states.length > 0 ? 'around' : 'state'
  return isRegion ? `${role} region` : role
}

/** @param {State} state @param {Area} area */
function tags(state, { x, y }) {
  let left = x + EDGE + widthOf(titleOf(state)) + GAP
  return state.tags.flatMap((tag) => {
    const width = widthOf(tagOf(tag)) + GAP
    const chip = { x: left, y: y + TOP + 2, width, height: 16 }
    left += width + GAP
    return [box(chip, 'tagged', 6), ...words([tagOf(tag)], chip.x + GAP / 2, chip.y)]
  })
}

/** @param {State} state @param {Layout} layout */
function beginning(state, { areas }) {
  const dot = areas.get(startOf(state))
  return dot ? [`<circle class="dot" cx="${dot.x + dot.width / 2}" cy="${dot.y + dot.height / 2}" r="4.5"/>`] : []
}

/** @param {State} state @param {Layout} layout */
function areaOf({ id }, { areas }) {
  const area = areas.get(id)
  if (!area) throw new Error(`${id} has no place in its picture`)
  return area
}

/** @param {State} state @param {Layout} layout @returns {string[]} */
export function drawBoxes(state, layout) {
  const area = areaOf(state, layout)
  return [
    box(area, roleOf(state), 8, { id: state.id, words: spokenOf(state) }),
    ...(state.kind === 'final' ? [box(area, 'rim', 8, { inset: 3 })] : []),
    ...beginning(state, layout),
    ...state.states.flatMap((inner) => drawBoxes(inner, layout)),
  ]
}

/**
 * The text in the boxes. Arrows may pass behind the text of a state with child states, so that text gets an outline in the
 * state's colour.
 *
 * @param {State} state @param {Layout} layout @returns {string[]}
 */
export function drawWords(state, layout) {
  const area = areaOf(state, layout)
  const title = titleOf(state)
  const named = words([title], area.x + EDGE, area.y + TOP)
  const top = area.y + TOP + sizeOf([title]).height + 4
  return [
    `<g class="on-${roleOf(state).split(' ', 1)}"${attribute('data-state', state.id)}>`,
    ...(state.link ? [`<a href="${escaped(state.link)}">`, ...named, '</a>'] : named),
    ...tags(state, area),
    ...words(headOf(state), area.x + EDGE, top),
    ...drawWays(state.inner, area.x + EDGE, top + sizeOf(headOf(state)).height),
    '</g>',
    ...state.states.flatMap((inner) => drawWords(inner, layout)),
  ]
}
