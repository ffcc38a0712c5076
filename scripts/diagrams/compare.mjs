import { escaped } from './words.mjs'

/** @import { Arrow, Chart, Label, State } from './chart.mjs' */

/**
 * @typedef {object} Comparison
 * @property {Chart} both everything that either chart has
 * @property {readonly Difference[]} differences
 */

/**
 * @typedef {{ readonly how: 'came' | 'went', readonly what: string, readonly id: string }} Difference `id` is that of the state
 *   or arrow in the picture
 */

/** @param {State} state @returns {State[]} */
const statesIn = (state) => [state, ...state.states.flatMap(statesIn)]

/**
 * All states of both charts, each in its own parent; removed states come last.
 * @param {State} now
 * @param {State} before
 * @returns {State}
 */
function bothStates(now, before) {
  const gone = before.states.filter(({ id }) => now.states.every((state) => state.id !== id))
  const kept = now.states.map((state) => {
    const earlier = before.states.find(({ id }) => id === state.id)
    return earlier ? bothStates(state, earlier) : state
  })
  return { ...now, states: [...kept, ...gone.map((state) => ({ ...state, isInitial: false }))] }
}

/** @param {Label} label */
const wordsOf = ({ trigger, guard, actions }) =>
  `${trigger}${guard === undefined ? '' : ` [${guard}]`}${actions.length === 0 ? '' : ` / ${actions.join(', ')}`}`

/** @param {Chart} chart @returns {Map<string, { readonly from: string, readonly to: string, readonly label: Label }>} */
function waysIn({ arrows }) {
  const ways = arrows.flatMap(({ from, to, labels }) => labels.map((label) => ({ from, to, label })))
  return new Map(ways.map((way) => [`${way.from} → ${way.to} on ${wordsOf(way.label)}`, way]))
}

/** @param {Chart} chart @returns {Map<string, string>} ids of states, by the text of the transition */
const innerIn = ({ root }) =>
  new Map(statesIn(root).flatMap(({ id, inner }) => inner.map((label) => [`${id} stays on ${wordsOf(label)}`, id])))

/** @param {Chart} now @param {Chart} before @returns {Comparison} */
export function compare(now, before) {
  const [statesNow, statesBefore] = [now, before].map(({ root }) => new Set(statesIn(root).map(({ id }) => id)))
  const [waysNow, waysBefore] = [waysIn(now), waysIn(before)]
  const [innerNow, innerBefore] = [innerIn(now), innerIn(before)]
  /** @type {Difference[]} */
  const differences = []
  const note = (/** @type {Difference['how']} */ how, /** @type {string} */ what, /** @type {string} */ id) =>
    differences.push({ how, what, id })
  for (const id of statesNow ?? []) if (!statesBefore?.has(id)) note('came', `state ${id}`, id)
  for (const id of statesBefore ?? []) if (!statesNow?.has(id)) note('went', `state ${id}`, id)
  for (const [name, { from, to }] of waysNow) if (!waysBefore.has(name)) note('came', name, `${from}→${to}`)
  for (const [name, { from, to }] of waysBefore) if (!waysNow.has(name)) note('went', name, `${from}→${to}`)
  for (const [name, id] of innerNow) if (!innerBefore.has(name)) note('came', name, id)
  for (const [name, id] of innerBefore) if (!innerNow.has(name)) note('went', name, id)

  /** @type {Map<string, Arrow>} */
  const arrows = new Map()
  for (const { from, to, label } of new Map([...waysBefore, ...waysNow]).values()) {
    const id = `${from}→${to}`
    arrows.set(id, { from, to, labels: [...(arrows.get(id)?.labels ?? []), label] })
  }
  return { both: { root: bothStates(now.root, before.root), arrows: [...arrows.values()] }, differences }
}

const COLOURS = { came: '#1a7f37', went: '#c4302b', changed: '#9a6700' }

/**
 * Colours additions, removals and changes. A state or arrow counts as changed if one part of it was added or removed and another
 * was not.
 *
 * @param {readonly Difference[]} differences
 */
export function styleOfDifferences(differences) {
  const ids = [...new Set(differences.map(({ id }) => id))]
  return ids
    .map((id) => {
      const own = differences.filter((one) => one.id === id)
      const whole = own.find(({ what }) => what === `state ${id}`)
      const hows = new Set(own.map(({ how }) => how))
      const [only] = hows
      const isArrow = id.includes('→')
      const how = whole?.how ?? (isArrow && hows.size === 1 && only ? only : 'changed')
      const dashes = how === 'went' ? ';stroke-dasharray:6 4' : ''
      return `[id="${escaped(id)}"]{stroke:${COLOURS[how]};stroke-width:3${dashes}}`
    })
    .join('\n')
}

/** @param {Difference} difference */
export const lineOf = ({ how, what }) => `${how === 'came' ? '+' : '-'} ${what}`
