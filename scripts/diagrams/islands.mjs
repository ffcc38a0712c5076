/** @import { Arrow, State } from './chart.mjs' */

/** @param {State} state @returns {Set<string>} the state and all states in it */
const idsIn = (state) => new Set([state.id, ...state.states.flatMap((inner) => [...idsIn(inner)])])

/**
 * The arrows within a state, including those from the state itself to a child; without self-transitions.
 *
 * @param {State} state @param {readonly Arrow[]} arrows
 */
export function arrowsWithin(state, arrows) {
  const ids = idsIn(state)
  return arrows.filter(({ from, to }) => ids.has(from) && ids.has(to) && !(from === state.id && to === state.id))
}

/**
 * Whether no arrow crosses the state's border, so that its contents can be placed separately.
 * @param {State} state
 * @param {readonly Arrow[]} arrows
 */
function isIsland(state, arrows) {
  const inner = idsIn(state)
  inner.delete(state.id)
  const isOutside = (/** @type {string} */ id) => !inner.has(id) && id !== state.id
  return arrows.every(({ from, to }) => !(inner.has(from) && isOutside(to)) && !(inner.has(to) && isOutside(from)))
}

/**
 * The outermost states whose contents can be placed separately.
 *
 * @param {State} state @param {readonly Arrow[]} arrows @returns {State[]}
 */
export const islandsIn = (state, arrows) =>
  state.states
    .filter(({ states }) => states.length > 0)
    .flatMap((inner) => (isIsland(inner, arrows) ? [inner] : islandsIn(inner, arrows)))
