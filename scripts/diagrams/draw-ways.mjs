import { linesOf, sizeOf } from './lines.mjs'
import { attribute, words } from './words.mjs'

/** @import { Label } from './chart.mjs' */

/** Attributes by which scripts find a transition: its event type and guard. @param {Label} label */
function wayOf({ event, guard }) {
  if (event === undefined) return ''
  return attribute('data-event', event || 'always') + (guard === undefined ? '' : attribute('data-guard', guard))
}

/** @param {readonly Label[]} labels @param {number} x @param {number} top */
export function drawWays(labels, x, top) {
  let bottom = top
  return labels.flatMap((label) => {
    const lines = linesOf(label)
    const drawn = [`<g${wayOf(label)}>`, ...words(lines, x, bottom), '</g>']
    bottom += sizeOf(lines).height
    return drawn
  })
}
