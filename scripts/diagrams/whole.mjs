// @ts-check

/** @import { Arrow, Chart, Label, State } from './chart.mjs' */

/** A machine with the name under which it is drawn. @typedef {{ readonly picture: string, readonly chart: Chart }} Drawn */

/** @param {State} state @returns {string[]} */
const actorsOf = (state) => [...state.actors, ...state.states.flatMap(actorsOf)]

/** The names of those that another one runs. @param {readonly Drawn[]} all */
export function runOf(all) {
  return new Set(all.flatMap(({ chart }) => actorsOf(chart.root)))
}

/**
 * The machine that no other runs.
 *
 * @param {readonly Drawn[]} all
 */
export function rootOf(all) {
  const run = runOf(all)
  const roots = all.filter(({ chart: { root } }) => !run.has(root.id))
  if (roots.length !== 1 || !roots[0]) throw new Error(`One machine runs all others, not ${roots.length}`)
  return roots[0]
}

/** What is waited for, each once, and nothing more. @param {readonly Label[]} labels @returns {Label[]} */
const short = (labels) => [
  ...new Map(labels.map(({ trigger, to }) => [trigger + to, { trigger, guard: undefined, actions: [], to }])).values(),
]

/**
 * The whole at a glance: the root with its words cut short, and the machines that it runs, each where it runs, without theirs.
 *
 * @param {readonly Drawn[]} all @returns {Chart}
 */
export function wholeOf(all) {
  const byName = new Map(all.map((drawn) => [drawn.chart.root.id, drawn]))
  /** @type {Arrow[]} */
  const inside = []

  /** @param {State} state @param {string} place @returns {State} */
  function seen(state, place) {
    const children = state.actors.flatMap((actor) => {
      const child = byName.get(actor)
      if (!child) return []
      const there = `${place}${state.id}/`
      const { root, arrows } = child.chart
      inside.push(...arrows.map(({ from, to }) => ({ from: there + from, to: there + to, labels: [] })))
      return [{ ...seen(root, there), link: `${child.picture}.svg` }]
    })
    return {
      ...state,
      id: place + state.id,
      actors: [],
      inner: short(state.inner.filter(({ to }) => to !== undefined)),
      tags: [],
      states: [...state.states.map((inner) => seen(inner, place)), ...children],
    }
  }

  const { chart, picture } = rootOf(all)
  const root = { ...seen(chart.root, ''), link: `${picture}.svg` }
  return { root, arrows: [...chart.arrows.map((arrow) => ({ ...arrow, labels: short(arrow.labels) })), ...inside] }
}
