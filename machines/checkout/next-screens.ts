import type { SnapshotFrom, StateNode } from 'xstate'
import type { checkoutMachine } from './machine'
import type { CheckoutEvent } from './events'
import type { Screen } from './rules'
import { type JourneyState, screens as shown, shownBy } from './screens'

type Snapshot = SnapshotFrom<typeof checkoutMachine>
type Node = StateNode<Snapshot['context'], CheckoutEvent>

/** The state that a shopper is in after a state was entered: the one that its initial states lead down to. */
function landingOf(node: Node): JourneyState {
  const [initial] = node.initial.target as readonly Node[]
  return initial ? landingOf(initial) : (node.path.slice(1).join('.') as JourneyState)
}

/**
 * The screens that the journey's present states lead to, read off the chart itself: what to fetch while the shopper is busy
 * with this one, so that no state waits for code. Beside them, what another tab can bring about at any moment.
 */
export function screensAhead(snapshot: Snapshot): readonly Screen[] {
  const { _nodes: nodes } = snapshot as Snapshot & { _nodes: readonly Node[] }
  const screens = new Set<Screen>(snapshot.matches({ tab: 'claimed' }) ? ['elsewhere'] : [])
  for (const node of nodes.filter(({ path }) => path[0] === 'journey')) {
    ;[...Array.from(node.transitions.values()), node.always ?? []].forEach((transitions) => {
      for (const { target } of transitions) {
        for (const next of (target ?? []) as readonly Node[]) {
          screens.add(shownBy(shown[landingOf(next)], snapshot))
        }
      }
    })
  }
  return Array.from(screens)
}
