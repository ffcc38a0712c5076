import { drawWays } from './draw-ways.mjs'
import { attribute, escaped } from './words.mjs'

/** @import { Arrow } from './chart.mjs' */
/** @import { Area, Point } from './shape.mjs' */

const BEND = 6

/** @param {Point} from @param {Point} to @param {number} most a point on the way, at most so far from its beginning */
function towards(from, to, most) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.min(most, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const written = (/** @type {Point} */ { x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** @param {Arrow} arrow */
const idOf = ({ from, to }) => `${from}→${to}`

/** Attributes with the arrow's id, and the events and guards of its transitions. @param {Arrow} arrow */
function namesOf(arrow) {
  const events = arrow.labels.flatMap(({ event }) => event ?? [])
  const guards = arrow.labels.flatMap(({ guard }) => guard ?? [])
  const list = (/** @type {string} */ name, /** @type {readonly string[]} */ of) =>
    of.length === 0 ? '' : attribute(name, [...new Set(of)].map((each) => each || 'always').join(' '))
  return attribute('id', idOf(arrow)) + list('data-event', events) + list('data-guard', guards)
}

/** @param {readonly Point[]} points @param {Arrow | undefined} arrow */
export function drawLine(points, arrow) {
  const steps = points.map((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (!before) return `M${written(point)}`
    if (!after) return `L${written(point)}`
    return `L${written(towards(point, before, BEND))}Q${written(point)} ${written(towards(point, after, BEND))}`
  })
  return `<path${arrow ? namesOf(arrow) : ''} class="arrow" d="${steps.join('')}" marker-end="url(#tip)"/>`
}

/** @param {Arrow} arrow @param {Area} area */
export function drawLabel(arrow, { x, y, width, height }) {
  const { labels } = arrow
  const descriptions = labels.flatMap(({ description }) => description ?? [])
  return [
    `<g${attribute('data-arrow', idOf(arrow))}>`,
    ...(descriptions.length === 0 ? [] : [`<title>${escaped(descriptions.join('\n'))}</title>`]),
    `<rect class="label" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`,
    ...drawWays(labels, x + 6, y + 3),
    '</g>',
  ]
}
