/** @import { Label } from './chart.mjs' */

/**
 * A line of text; each piece has its own style.
 *
 * @typedef {object} Line
 * @property {readonly Piece[]} pieces
 * @property {number} size
 */

/** @typedef {{ readonly text: string, readonly role: string }} Piece */

// Maximum width of a letter, as a share of the font size. All fonts in use are monospace, so text is never measured.
const ADVANCE = 0.62
const LEADING = 1.5
const WIDEST = 46

export const TITLE = 13
export const WORD = 11
export const ASIDE = 10

/** @param {Line} line */
export const widthOf = ({ pieces, size }) =>
  Math.ceil(pieces.reduce((letters, { text }) => letters + text.length, 0) * size * ADVANCE)

/** @param {Line} line */
export const heightOf = ({ size }) => Math.round(size * LEADING)

/** @param {readonly Line[]} lines */
export function sizeOf(lines) {
  return {
    width: Math.max(0, ...lines.map(widthOf)),
    height: lines.reduce((height, line) => height + heightOf(line), 0),
  }
}

/** @param {string} trigger */
function roleOf(trigger) {
  if (trigger.startsWith('error ')) return 'breakage'
  return trigger.startsWith('after ') ? 'delay' : 'event'
}

/** @param {readonly string[]} words @returns {string[]} as few lines as they fit in */
export function folded(words) {
  /** @type {string[]} */
  const lines = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last}, ${word}`
    if (last !== undefined && longer.length <= WIDEST) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * The text of a transition: trigger and guard in the first line, actions below.
 *
 * @param {Label} label @returns {Line[]}
 */
export function linesOf({ trigger, guard, actions, to }) {
  const asked = guard === undefined ? [] : [{ text: ` [${guard}]`, role: 'guard' }]
  const led = to === undefined ? [] : [{ text: ` → ${to}`, role: 'title' }]
  return [
    { pieces: [{ text: trigger, role: roleOf(trigger) }, ...asked, ...led], size: WORD },
    ...folded(actions).map((text, index) => ({
      pieces: [{ text: index === 0 ? `/ ${text}` : `  ${text}`, role: 'action' }],
      size: ASIDE,
    })),
  ]
}
