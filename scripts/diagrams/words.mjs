import { heightOf } from './lines.mjs'

/** @import { Line, Piece } from './lines.mjs' */

/** @param {string} text */
export const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** @param {string} name @param {string} value */
export const attribute = (name, value) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`

/** @param {Piece} piece */
const span = ({ text, role }) => `<tspan class="${role}">${escaped(text)}</tspan>`

/** @param {readonly Line[]} lines @param {number} x @param {number} top */
export function words(lines, x, top) {
  let bottom = top
  return lines.map((line) => {
    bottom += heightOf(line)
    const baseline = Math.round((bottom - line.size * 0.4) * 10) / 10
    return `<text x="${x}" y="${baseline}" font-size="${line.size}">${line.pieces.map(span).join('')}</text>`
  })
}
