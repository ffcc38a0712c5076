import { type AnyStateNode, type SnapshotFrom, getNextTransitions } from 'xstate'
import type { checkoutMachine } from './machine'
import type { Screen } from './rules'
import { type JourneyState, screens as shown, shownBy } from './screens'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** The state that a shopper is in after a state was entered: the one that its initial states lead down to. */
function landingOf(node: AnyStateNode): JourneyState {
  const [initial] = node.initial.target as readonly AnyStateNode[]
  return initial ? landingOf(initial) : (node.path.slice(1).join('.') as JourneyState)
}

/**
 * The screens that the journey's present states lead to, read off the chart itself: what to fetch while the shopper is busy
 * with this one, so that no state waits for code. Beside them, what another tab can bring about at any moment.
 */
export function screensAhead(snapshot: Snapshot): readonly Screen[] {
  const screens = new Set<Screen>(snapshot.matches({ tab: 'claimed' }) ? ['elsewhere'] : [])
  for (const { source, target } of getNextTransitions(snapshot)) {
    if ((source as AnyStateNode).path[0] !== 'journey') continue
    for (const next of (target ?? []) as readonly AnyStateNode[]) screens.add(shownBy(shown[landingOf(next)], snapshot))
  }
  return Array.from(screens)
}
