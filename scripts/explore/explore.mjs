import { availableParallelism } from 'node:os'
import { ClearCause } from '../run/clear-cause.mjs'
import { exportsOf } from '../run/exports-of.mjs'
import { stopwatch } from '../run/seconds.mjs'
import { doTasks } from './crew.mjs'
import { headOf, lineOfOrder, linesOfOrder, linesOfPlant, summaryOf } from './words.mjs'

/** @import { Task } from './crew.mjs' */
/** @import { Fixture, OrderReport, PlantReport } from './words.mjs' */

const FOLDER = 'tests/machines/exploration'

/** Each worker takes up to three gigabytes. */
const MOST_WORKERS = 4

/**
 * @typedef {object} Wanted
 * @property {string | undefined} [fixture] number of an order
 * @property {string | undefined} [law] part of a law's name
 * @property {boolean | undefined} [list] list orders and laws without exploring
 */

/** @param {Wanted} wanted */
async function chosen({ fixture, law }) {
  const { ORDERS } = await exportsOf(`${FOLDER}/orders.ts`)
  const { LAWS } = await exportsOf(`${FOLDER}/laws.ts`)
  const { PLANTS } = await exportsOf(`${FOLDER}/plants.ts`)
  const orders = /** @type {Fixture[]} */ (ORDERS).filter(({ name }) =>
    [undefined, name, name.replace('order ', '')].includes(fixture),
  )
  if (orders.length === 0)
    throw new ClearCause(`--fixture must be a number from 1 to ${ORDERS.length}; it is '${fixture}'.`)
  const laws = /** @type {{ name: string }[]} */ (LAWS)
    .map(({ name }) => name)
    .filter((name) => law === undefined || name.includes(law))
  if (laws.length === 0)
    throw new ClearCause(`No law has '${law}' in its name: npm run explore -- --list names them all.`)
  // With --fixture, only that order is explored and the planted mistakes are skipped.
  const plants = /** @type {{ name: string, law: string }[]} */ (PLANTS).filter(
    (plant) => fixture === undefined && laws.includes(plant.law),
  )
  return { orders, laws, plants }
}

/**
 * Explores the checkout of each order, checks the laws in it, and runs each law on a machine with a planted mistake.
 *
 * @param {Wanted} wanted
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function explore(wanted) {
  const { orders, laws, plants } = await chosen(wanted)
  if (wanted.list) {
    console.log([...orders.map(lineOfOrder), '', ...laws].join('\n'))
    return { passed: 0, failed: 0 }
  }
  console.log(`${headOf(orders)}\n`)
  const seconds = stopwatch()
  /** @type {OrderReport[]} */
  const explored = []
  /** @type {PlantReport[]} */
  const tried = []
  /** @type {Task[]} */
  const tasks = [
    ...orders.map(({ name }) => /** @type {const} */ ({ kind: 'order', args: [name, wanted.law] })),
    ...plants.map(({ name }) => /** @type {const} */ ({ kind: 'plant', args: [name] })),
  ]
  await doTasks(tasks, Math.min(availableParallelism(), MOST_WORKERS), (report, { kind }) => {
    if (kind === 'order') explored.push(report)
    else tried.push(report)
    console.log((kind === 'order' ? linesOfOrder(report) : linesOfPlant(report)).join('\n'))
  })
  console.log(`\n${summaryOf(explored, tried, { laws: laws.length, seconds: seconds() })}`)
  const wrong = explored.filter(({ broken, differences }) => broken.length + differences.length > 0).length
  const failed = wrong + tried.filter(({ steps }) => steps === undefined).length
  return { passed: explored.length + tried.length - failed, failed }
}
