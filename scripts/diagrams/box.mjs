import { ASIDE, TITLE, WORD, folded, linesOf, sizeOf, widthOf } from './lines.mjs'

/** @import { State } from './chart.mjs' */
/** @import { Line } from './lines.mjs' */

export const EDGE = 12
export const TOP = 9
/** Space between the title and each tag, and around the text of a tag. */
export const GAP = 8

/** @param {State} state @returns {Line} */
export const titleOf = ({ name }) => ({ pieces: [{ text: name, role: 'title' }], size: TITLE })

/** @param {string} tag @returns {Line} */
export const tagOf = (tag) => ({ pieces: [{ text: tag, role: 'tag' }], size: ASIDE })

/**
 * The lines in a state's box between its title and its inner transitions.
 *
 * @param {State} state @returns {Line[]}
 */
export function headOf({ from, actors }) {
  return [
    ...folded(from).map((text, index) => ({
      pieces: [{ text: index === 0 ? `← ${text}` : `  ${text}`, role: 'action' }],
      size: ASIDE,
    })),
    ...actors.map((actor) => ({
      pieces: [
        { text: '▸ ', role: 'mark' },
        { text: actor, role: 'actor' },
      ],
      size: WORD,
    })),
  ]
}

/** @param {State} state @returns {Line[]} */
const contentsOf = (state) => [...headOf(state), ...state.inner.flatMap(linesOf)]

/** The size that a state's own text needs; its child states are placed below it. @param {State} state */
export function roomFor(state) {
  const tags = state.tags.reduce((width, tag) => width + GAP + widthOf(tagOf(tag)) + GAP, 0)
  const title = sizeOf([titleOf(state)])
  const contents = sizeOf(contentsOf(state))
  return {
    width: Math.max(title.width + tags, contents.width, 40) + 2 * EDGE,
    height: TOP + title.height + (contents.height > 0 ? 4 + contents.height : 0) + TOP,
  }
}
