import { type AnyStateNode, type SnapshotFrom, getNextTransitions } from 'xstate'
import type { checkoutMachine } from './machine'
import type { Screen } from './rules'
import { type JourneyState, screens as shown, shownBy } from './screens'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** The leaf state that entering `node` leads to, through its initial states. */
function landingOf(node: AnyStateNode): JourneyState {
  const [initial] = node.initial.target as readonly AnyStateNode[]
  return initial ? landingOf(initial) : (node.path.slice(1).join('.') as JourneyState)
}

/**
 * The screens that the current states can lead to, derived from the machine itself. They are preloaded while the shopper is
 * busy, so that no transition waits for a chunk. Includes `elsewhere`, which another tab can trigger at any time.
 */
export function nextScreens(snapshot: Snapshot): readonly Screen[] {
  const screens = new Set<Screen>(snapshot.matches({ tab: 'claimed' }) ? ['elsewhere'] : [])
  for (const { source, target } of getNextTransitions(snapshot)) {
    if ((source as AnyStateNode).path[0] !== 'journey') continue
    for (const next of (target ?? []) as readonly AnyStateNode[]) screens.add(shownBy(shown[landingOf(next)], snapshot))
  }
  return Array.from(screens)
}
