import { checkoutMachine } from '../../../machines/checkout/machine'
import { drawn, lots } from '../../support/seed'
import type { Space } from './explore'
import { judgedBy, stepsScenarios, violationsOf } from './law'
import { LAWS } from './laws'
import { type OrderFixture, ORDERS, ORDER_FAMILY, explorationOf, exploreOrder } from './orders'
import { pathAlong } from './paths'
import { noticedBy } from './noticed'
import { PLANTS } from './plants'
import { replay, setStage } from './replay'

export interface Broken {
  readonly law: string
  readonly steps: readonly string[]
}

export interface OrderReport {
  readonly name: string
  readonly states: number
  readonly transitions: number
  readonly seconds: number
  readonly broken: readonly Broken[]
  /** How many paths were replayed with real actors, and where these differed. */
  readonly walked: number
  readonly differences: readonly string[]
}

export interface PlantReport {
  readonly name: string
  readonly law: string
  readonly seconds: number
  /** The shortest path to the violation; undefined if the law does not notice it. */
  readonly steps: readonly string[] | undefined
}

/** How many paths of each order are replayed with real actors. */
const WALKED = 25

export const stepsIn = ({ places }: Space) =>
  Array.from(places.values()).reduce((sum, { ways }) => sum + ways.length, 0)

const secondsSince = (began: number) => (performance.now() - began) / 1000

function fixtureNamed(name: string): OrderFixture {
  const found = ORDERS.find((order) => order.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

/** Replays random paths with real actors, and reports where they differ from the computed states. */
async function walkedBy({ places, pathTo }: Space, fixture: OrderFixture) {
  const stage = setStage(checkoutMachine, ORDER_FAMILY)
  const { inputs } = explorationOf(fixture)
  const paths = drawn(Array.from(places.keys()), WALKED, lots())
    .map((key) => pathAlong(pathTo(key), inputs))
    .filter(({ moves }) => moves.length > 0)
  const differences: string[] = []
  for (const path of paths) {
    const found = await replay(stage, path)
    differences.push(...found.map((what) => `${path.name}: ${what}`))
  }
  return { walked: paths.length, differences }
}

export async function reportOfOrder(name: string, piece = ''): Promise<OrderReport> {
  const fixture = fixtureNamed(name)
  const began = performance.now()
  const laws = LAWS.filter((law) => law.name.includes(piece))
  const space = exploreOrder(fixture, { judge: judgedBy(laws), isMergedJudged: true })
  const broken = violationsOf(laws, space).map((violation) => ({
    law: violation.law,
    steps: stepsScenarios(violation),
  }))
  const seconds = secondsSince(began)
  return {
    name,
    states: space.places.size,
    transitions: stepsIn(space),
    seconds,
    broken,
    ...(await walkedBy(space, fixture)),
  }
}

/** Whether the law notices its planted mistake, and by which steps. */
export function reportOfPlant(planted: string): PlantReport {
  const plant = PLANTS.find(({ name }) => name === planted)
  if (!plant) throw new Error(`no mistake is called “${planted}”`)
  const began = performance.now()
  const violation = noticedBy(plant)
  return {
    name: plant.name,
    law: plant.law,
    steps: violation && stepsScenarios(violation),
    seconds: secondsSince(began),
  }
}
