import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isReachable } from '../journeys/looks/look'
import { lookedAtStates, looks } from '../journeys/looks/looks'
import { LANGUAGES, TABLE, THEMES, WIDTHS, folderOf } from './places'

/** Says which looks there are, and which nobody can see, to those who make a page of them. */
export default function writeTable(): void {
  const states = lookedAtStates.map((state) => ({
    state,
    looks: looks[state].map((look, index) => ({
      name: look.name,
      ...(isReachable(look) ? { folder: folderOf(state, index) } : { unreachable: look.unreachable }),
    })),
  }))
  mkdirSync(dirname(TABLE), { recursive: true })
  writeFileSync(TABLE, JSON.stringify({ languages: LANGUAGES, widths: WIDTHS, themes: THEMES, states }, null, 2))
}
