import type { AnyStateNode } from 'xstate'
import { triggerOf } from '../../../scripts/diagrams/trigger.mjs'
import { checkoutMachine } from '../../../machines/checkout/machine'

export interface Arrow {
  /** State paths within the journey: `paying.inFlight`. */
  readonly from: string
  readonly to: string
  /** The event that it waits for, named as in the diagrams. */
  readonly event: string
}

const pathIn = (journey: AnyStateNode, node: AnyStateNode) => node.path.slice(journey.path.length).join('.')

const leavesOf = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'compound' ? Object.values(node.states).flatMap(leavesOf) : [node]

/** The leaf state entered by a transition to this state. */
const begunIn = (node: AnyStateNode): AnyStateNode =>
  node.type === 'compound' ? (node.initial.target.map(begunIn)[0] ?? node) : node

/** A state and its ancestors, within the journey. */
const withOuter = (journey: AnyStateNode, node: AnyStateNode): AnyStateNode[] =>
  node === journey || !node.parent ? [] : [node, ...withOuter(journey, node.parent)]

const arrowsOf = (node: AnyStateNode) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

function journeyNode(): AnyStateNode {
  const journey: AnyStateNode | undefined = checkoutMachine.root.states['journey']
  if (!journey) throw new Error('the machine has no journey')
  return journey
}

export const journeyLeaves = (): readonly string[] => {
  const journey = journeyNode()
  return leavesOf(journey).map((leaf) => pathIn(journey, leaf))
}

/** Every transition from one state of the journey to another; events that leave the state unchanged are left out. */
export function journeyGraph(): readonly Arrow[] {
  const journey = journeyNode()
  const isOfJourney = (node: AnyStateNode) => node.id.startsWith(`${journey.id}.`)
  const arrows = leavesOf(journey).flatMap((leaf) =>
    withOuter(journey, leaf).flatMap((node) =>
      arrowsOf(node).flatMap(({ eventType, target = [] }) =>
        target.filter(isOfJourney).map((to) => ({
          from: pathIn(journey, leaf),
          to: pathIn(journey, begunIn(to)),
          event: triggerOf(String(eventType), node.id),
        })),
      ),
    ),
  )
  const known = new Map(arrows.map((arrow) => [Object.values(arrow).join(' '), arrow]))
  return [...known.values()].filter(({ from, to }) => from !== to)
}
