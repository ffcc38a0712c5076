import { escaped } from '../diagrams/words.mjs'

/** @import { Arrow, Chart, Label, State } from '../diagrams/chart.mjs' */
/** @import { PathsFile } from './path-schema' */

/**
 * How many paths cover a state or an arrow. Undefined for those that paths do not count: transitions without an event, and final
 * states.
 *
 * @typedef {number | undefined} Heat
 */

/** Lower bounds of the colour scale, in paths. Below the first bound there is none. */
const STEPS = [1, 3, 10, 30]

/** @param {number} paths @returns {number} 0 for no path, otherwise the position in the scale */
export const stepOf = (paths) => STEPS.filter((from) => paths >= from).length

/** @param {number} step */
const rangeOf = (step) => {
  const [from, next] = [STEPS[step - 1], STEPS[step]]
  return next === undefined ? `${from} or more` : `${from} to ${next - 1}`
}

/** The root machine. Paths only count the states of its `journey` region. */
const ROOT = 'checkout'

/** The state's name in paths: a state of the root machine loses its region. @param {string} machine @param {string} id */
function pathOf(machine, id) {
  const path = id.slice(machine.length + 1)
  if (machine !== ROOT || path === '') return path
  return path === 'journey' ? '' : path.startsWith('journey.') ? path.slice('journey.'.length) : undefined
}

/** @param {PathsFile} file @param {string} machine */
function countsOf({ paths }, machine) {
  const covers = paths.map(({ covers: { states, arrows } }) => ({ states, arrows: new Set(arrows) }))
  const prefix = `${machine}: `
  return {
    /** @param {string} id @returns {Heat} */
    ofState(id) {
      const path = pathOf(machine, id)
      if (path === undefined) return undefined
      const isIn = (/** @type {string} */ state) =>
        path === '' ? state.startsWith(prefix) : state === `${prefix}${path}` || state.startsWith(`${prefix}${path}.`)
      return covers.filter(({ states }) => states.some(isIn)).length
    },
    /** @param {readonly Label[]} labels @returns {Heat} */
    ofArrow(labels) {
      const names = labels.flatMap(({ name }) => (name === undefined ? [] : `${prefix}${name}`))
      if (names.length === 0) return undefined
      return covers.filter(({ arrows }) => names.some((name) => arrows.has(name))).length
    },
  }
}

/** @param {string} words @param {Heat} heat */
const withCount = (words, heat) => (heat === undefined ? words : `${words} ×${heat}`)

/**
 * The chart with the number of paths after each name, and the heat of each state and arrow by its id in the picture.
 *
 * @param {Chart} chart
 * @param {string} machine
 * @param {PathsFile} file
 * @returns {{ chart: Chart, states: ReadonlyMap<string, Heat>, arrows: ReadonlyMap<string, Heat>, finals: readonly string[] }} `finals` as paths name them
 */
export function heated({ root, arrows }, machine, file) {
  const { ofState, ofArrow } = countsOf(file, machine)
  /** @type {Map<string, Heat>} */
  const heats = new Map()
  /** @type {string[]} */
  const finals = []

  const label = (/** @type {Label} */ one) => ({ ...one, trigger: withCount(one.trigger, ofArrow([one])) })
  /** @param {State} one @returns {State} */
  function state(one) {
    const heat = one.kind === 'final' ? undefined : ofState(one.id)
    heats.set(one.id, heat)
    if (one.kind === 'final') finals.push(pathOf(machine, one.id) ?? '')
    return { ...one, name: withCount(one.name, heat), inner: one.inner.map(label), states: one.states.map(state) }
  }
  const counted = arrows.map((arrow) => ({ ...arrow, labels: arrow.labels.map(label) }))
  return {
    chart: { root: state(root), arrows: counted },
    states: heats,
    finals,
    arrows: new Map(arrows.map(({ from, to, labels }) => [`${from}→${to}`, ofArrow(labels)])),
  }
}

/** Colours of the scale, and of states and arrows that no path covers. */
const COLOURS = {
  light: { fills: ['#FFF7E0', '#FFE9B0', '#FFD57A', '#FFBF47'], line: '#B25E00', none: '#C4302B', noneFill: '#FDECE9' },
  dark: { fills: ['#2B2410', '#3D310F', '#53400D', '#6B4F0A'], line: '#F0A63C', none: '#FF7A6B', noneFill: '#3A1A1C' },
}

/** @typedef {typeof COLOURS.light} Scale */

/** @param {ReadonlyMap<string, Heat>} heats @param {number} step */
const idsAt = (heats, step) =>
  [...heats].flatMap(([id, heat]) => (heat !== undefined && stepOf(heat) === step ? id : []))

/** @param {readonly string[]} ids @param {string} [of] @param {string} [rule] */
const ruleFor = (ids, of = '', rule = '') =>
  ids.length === 0 ? [] : [`${ids.map((id) => `${of}[id="${escaped(id)}"]`).join()}{${rule}}`]

/** @param {Pick<ReturnType<typeof heated>, 'states' | 'arrows'>} heat @param {Scale} scale */
function rulesOf({ states, arrows }, { fills, line, none, noneFill }) {
  return [
    ...ruleFor(idsAt(states, 0), '', `stroke:${none};stroke-width:2.5;stroke-dasharray:6 4`),
    ...ruleFor(idsAt(states, 0), '.state', `fill:${noneFill}`),
    ...ruleFor(idsAt(arrows, 0), '', `stroke:${none};stroke-width:2;stroke-dasharray:6 4`),
    ...fills.flatMap((fill, index) => [
      ...ruleFor(idsAt(states, index + 1), '.state', `fill:${fill};stroke:${line}`),
      ...ruleFor(idsAt(arrows, index + 1), '', `stroke:${line};stroke-width:${1.2 + index * 0.9}`),
    ]),
    ...fills.map((fill, index) => `.heat${index + 1}{fill:${fill};stroke:${line}}`),
    `.heat0{fill:${noneFill};stroke:${none};stroke-width:2;stroke-dasharray:6 4}`,
  ].join('\n')
}

/** CSS of a heat map. It must follow the CSS of the charts. @param {Pick<ReturnType<typeof heated>, 'states' | 'arrows'>} heat */
export const styleOfHeat = (heat) =>
  `${rulesOf(heat, COLOURS.light)}\n@media (prefers-color-scheme:dark){\n${rulesOf(heat, COLOURS.dark)}\n}`

export const LEGEND = { width: 880, height: 44 }

/** @param {number} top @returns {string[]} */
export function legendAt(top) {
  const shown = ['no path', ...STEPS.map((_, index) => rangeOf(index + 1))]
  const boxes = shown.flatMap((words, step) => {
    const x = 12 + step * 118
    return [
      `<rect class="heat${step}" x="${x}" y="${top + 12}" width="18" height="18" rx="4"/>`,
      `<text x="${x + 25}" y="${top + 25}" font-size="11">${words}</text>`,
    ]
  })
  const x = 12 + shown.length * 118
  return [
    '<g class="legend">',
    ...boxes,
    `<text x="${x}" y="${top + 25}" font-size="11">×n paths; without: not counted</text>`,
    '</g>',
  ]
}
