/** @import { Chart, Label, State } from './chart.mjs' */

// From this many source states on, identical transitions are written down instead of drawn; their arrows would cover the others.
const MANY = 4

/** @param {Label} label @param {string} to */
const keyOf = (label, to) => JSON.stringify([label.trigger, label.guard, label.actions, to])

/** @param {State} state @param {(state: State) => State} change @returns {State} */
function changed(state, change) {
  return change({ ...state, states: state.states.map((inner) => changed(inner, change)) })
}

/** @param {State} state @returns {[string, string][]} */
const namesOf = (state) => [[state.id, state.name], ...state.states.flatMap(namesOf)]

/**
 * Replaces identical transitions from many states to one target by text at both ends.
 *
 * @param {Chart} chart @returns {Chart}
 */
export function gathered({ root, arrows }) {
  const ways = arrows.flatMap(({ from, to, labels }) =>
    labels.map((label) => ({ from, to, label, key: keyOf(label, to) })),
  )
  const many = ways.filter(({ key }) => ways.filter((way) => way.key === key).length >= MANY)
  const isMany = new Set(many.map(({ key }) => key))
  const names = new Map(namesOf(root))
  const name = (/** @type {string} */ id) => names.get(id) ?? id
  return {
    root: changed(root, (state) => ({
      ...state,
      from: many.filter(({ to }) => to === state.id).map(({ from }) => name(from)),
      inner: [
        ...state.inner,
        ...many.filter(({ from }) => from === state.id).map(({ label, to }) => ({ ...label, to: name(to) })),
      ],
    })),
    arrows: arrows
      .filter(({ to, labels }) => labels.length === 0 || !labels.every((label) => isMany.has(keyOf(label, to))))
      .map((arrow) => ({ ...arrow, labels: arrow.labels.filter((label) => !isMany.has(keyOf(label, arrow.to))) })),
  }
}
