import { isReachable } from '../support/visual-state'
import { looksNamed, seenStates, visualStates } from '../visual-states/visual-states'
import { journeyGraph } from './journey-graph'
import { folderOf } from './places'

function folderOfLook(name: string): string {
  const [look] = looksNamed(name)
  return look ? folderOf(look.state, visualStates[look.state].indexOf(look.visualState)) : ''
}

/** Each state that a shopper can be in: its visual states, and the states before and after it in the machine's graph. */
export function statesOfGallery() {
  const graph = journeyGraph()
  return seenStates.map((state) => ({
    state,
    comesFrom: graph.filter(({ to }) => to === state).map(({ from, event }) => ({ state: from, event })),
    leadsTo: graph.filter(({ from }) => from === state).map(({ to, event }) => ({ state: to, event })),
    visualStates: visualStates[state].map((visualState, index) =>
      isReachable(visualState)
        ? { name: visualState.name, folder: folderOf(state, index) }
        : {
            name: visualState.name,
            unreachable: visualState.unreachable,
            looksLike: visualState.looksLike,
            folder: folderOfLook(visualState.looksLike),
          },
    ),
  }))
}
