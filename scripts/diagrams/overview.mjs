/** @import { Chart, Label, State } from './chart.mjs' */

/** @typedef {{ readonly picture: string, readonly chart: Chart }} Drawn */

/** @param {State} state @returns {string[]} */
const actorsOf = (state) => [...state.actors, ...state.states.flatMap(actorsOf)]

/** The names of the machines that another one invokes. @param {readonly Drawn[]} all */
export function runOf(all) {
  return new Set(all.flatMap(({ chart }) => actorsOf(chart.root)))
}

/**
 * The machine that no other machine invokes. Throws unless there is exactly one.
 *
 * @param {readonly Drawn[]} all
 */
export function rootOf(all) {
  const run = runOf(all)
  const roots = all.filter(({ chart: { root } }) => !run.has(root.id))
  if (roots.length !== 1 || !roots[0]) throw new Error(`One machine runs all others, not ${roots.length}`)
  return roots[0]
}

/** Triggers and targets only, each once. @param {readonly Label[]} labels @returns {Label[]} */
const short = (labels) => [
  ...new Map(
    labels.map(({ event, trigger, to }) => [
      trigger + to,
      { ...(event !== undefined && { event }), trigger, guard: undefined, actions: [], to },
    ]),
  ).values(),
]

/** The machines that a machine invokes, in the order of `all`. @param {Drawn} one @param {readonly Drawn[]} all */
export function childrenOf({ chart }, all) {
  const run = new Set(actorsOf(chart.root))
  return all.filter(({ chart: { root } }) => run.has(root.id))
}

/** @param {Drawn} one @param {readonly Drawn[]} all */
export const overviewNameOf = (one, all) => (one === rootOf(all) ? 'journey' : `${one.picture}-overview`)

/**
 * Overview of a machine: shortened labels, and each machine that it invokes as a closed box that links to its own picture.
 *
 * @param {Drawn} one @param {readonly Drawn[]} all @returns {Chart}
 */
export function overviewOf(one, all) {
  const children = new Map(childrenOf(one, all).map((child) => [child.chart.root.id, child]))

  /** @param {Drawn} child @param {string} place @returns {State} */
  const closed = (child, place) => ({
    ...child.chart.root,
    id: `${place}/${child.chart.root.id}`,
    link: `${childrenOf(child, all).length > 0 ? overviewNameOf(child, all) : child.picture}.svg`,
    tags: [],
    actors: [],
    from: [],
    inner: [],
    states: [],
  })

  /** @param {State} state @returns {State} */
  function seen(state) {
    const run = state.actors.flatMap((actor) => children.get(actor) ?? [])
    return {
      ...state,
      actors: [],
      tags: [],
      inner: short(state.inner.filter(({ to }) => to !== undefined)),
      states: [...state.states.map(seen), ...run.map((child) => closed(child, state.id))],
    }
  }

  const { root, arrows } = one.chart
  return {
    root: { ...seen(root), link: `${one.picture}.svg` },
    arrows: arrows.map((arrow) => ({ ...arrow, labels: short(arrow.labels) })),
  }
}
