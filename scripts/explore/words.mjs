import { inSeconds } from '../run/seconds.mjs'

/** @typedef {{ readonly law: string, readonly steps: readonly string[] }} Broken */
/** @typedef {{ name: string, states: number, transitions: number, seconds: number, broken: readonly Broken[], walked: number, differences: readonly string[] }} OrderReport */
/** @typedef {{ name: string, law: string, seconds: number, steps: readonly string[] | undefined }} PlantReport */

const counted = (/** @type {number} */ count) => count.toLocaleString('en')

const many = (/** @type {number} */ count, /** @type {string} */ noun) =>
  `${counted(count)} ${noun}${count === 1 ? '' : 's'}`

const stepsUnder = (/** @type {readonly string[]} */ steps) => steps.map((step) => `      ${step}`)

/** @typedef {{ readonly name: string, readonly flags: Readonly<Record<string, string>> }} Fixture */

/** @param {readonly Fixture[]} orders */
export function headOf(orders) {
  const flags = [...new Set(orders.flatMap(({ flags: own }) => Object.keys(own)))]
  return orders.length === 1
    ? orders.map(lineOfOrder).join()
    : `${orders.length} orders, which have every two values of these flags: ${flags.join(', ')}.`
}

/** @param {Fixture} order */
export const lineOfOrder = ({ name, flags }) =>
  `${name}: ${Object.entries(flags)
    .map(([flag, value]) => `${flag} ${value}`)
    .join(', ')}`

/** @param {OrderReport} report @returns {string[]} */
export const linesOfOrder = ({ name, states, transitions, seconds, broken, walked, differences }) => [
  `${name}: ${counted(states)} states, ${counted(transitions)} transitions in ${inSeconds(seconds)}, ` +
    `${walked} ways walked by real actors`,
  ...broken.flatMap(({ law, steps }) => [`  BROKEN: ${law}`, ...stepsUnder(steps)]),
  ...differences.map((difference) => `  OTHERWISE: ${difference}`),
]

/** @param {PlantReport} report @returns {string[]} */
export const linesOfPlant = ({ name, law, steps, seconds }) => [
  `${name} (${inSeconds(seconds)})`,
  ...(steps ? [`  breaks: ${law}`, ...stepsUnder(steps)] : [`  NOT NOTICED by: ${law}`]),
]

/**
 * @param {readonly OrderReport[]} orders @param {readonly PlantReport[]} plants @param {{ laws: number, seconds: number }} whole
 */
export function summaryOf(orders, plants, { laws, seconds }) {
  const sum = (/** @type {'states' | 'transitions'} */ kind) => orders.reduce((all, order) => all + order[kind], 0)
  const broken = orders.flatMap((order) => order.broken).length
  const differences = orders.flatMap((order) => order.differences).length
  const noticed = plants.filter(({ steps }) => steps).length
  return (
    `${many(orders.length, 'order')}: ${counted(sum('states'))} states, ${counted(sum('transitions'))} transitions; ` +
    `${many(laws, 'law')}, ${broken} broken; ${noticed} of ${plants.length} planted mistakes noticed; ` +
    `${differences} differences from real actors; ${inSeconds(seconds)}`
  )
}
