import { drawLabel, drawLine } from './draw-arrow.mjs'
import { drawBoxes, drawWords } from './draw-state.mjs'
import { escaped } from './words.mjs'

/** @import { Chart } from './chart.mjs' */
/** @import { Layout } from './shape.mjs' */

const TIP = [
  '<marker id="tip" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" orient="auto">',
  '<path class="tip" d="M0 .5 8 4 0 7.5z"/></marker>',
].join('')

/**
 * Draws a chart. Text is drawn last, so that no line crosses it.
 *
 * @param {Chart} chart @param {Layout} layout @param {string} title @param {string} style
 */
export function draw({ root }, layout, title, style) {
  const { width, height } = layout
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    `<defs>${TIP}</defs>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...drawBoxes(root, layout),
    ...layout.lines.map(({ points, arrow }) => drawLine(points, arrow)),
    ...drawWords(root, layout),
    ...layout.lines.flatMap(({ arrow, area }) => (arrow && area ? drawLabel(arrow, area) : [])),
    '</svg>',
    '',
  ].join('\n')
}
