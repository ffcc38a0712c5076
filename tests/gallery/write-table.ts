import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isReachable } from '../journeys/support/visual-state'
import { seenStates, visualStates } from '../journeys/visual-states/visual-states'
import { LANGUAGES, TABLE, THEMES, WIDTHS, folderOf } from './places'

/** Says which looks there are, and which nobody can see, to those who make a page of them. */
export default function writeTable(): void {
  const states = seenStates.map((state) => ({
    state,
    visualStates: visualStates[state].map((visualState, index) => ({
      name: visualState.name,
      ...(isReachable(visualState) ? { folder: folderOf(state, index) } : { unreachable: visualState.unreachable }),
    })),
  }))
  mkdirSync(dirname(TABLE), { recursive: true })
  writeFileSync(TABLE, JSON.stringify({ languages: LANGUAGES, widths: WIDTHS, themes: THEMES, states }, null, 2))
}
