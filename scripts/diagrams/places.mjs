import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLists } from '../run/shown-lists.mjs'
import { exportsOf } from '../run/exports-of.mjs'
import { root } from '../run/root.mjs'

/** Every combination of the context values that a screen may depend on. */
const CONTEXTS = ['pay', 'refund', 'settlement'].flatMap((flow) =>
  [true, false].flatMap((isQuickLogin) =>
    ['identify', 'sdk'].flatMap((entrance) =>
      [undefined, 'login', 'code'].map((kept) => ({ flow, entrance, kept, order: { isQuickLogin } })),
    ),
  ),
)

/** @param {string} state */
function picturesOf(state) {
  const file = join(root, 'tests', 'journeys', 'shown', `${state}.tr.txt`)
  return existsSync(file) ? [...readLists(readFileSync(file, 'utf8')).keys()] : []
}

/**
 * What the shopper sees in each state of the journey: its screens, their addresses, and their pictures in the gallery.
 *
 * @returns {Promise<Record<string, { screens: string[], addresses: string[], pictures: string[] }>>} by the path of the state
 */
export async function readPlaces() {
  const { screens, shownBy } = await exportsOf('machines/checkout/screens.ts')
  const { pathOf } = await exportsOf('src/screens/registry.ts')
  return Object.fromEntries(
    Object.entries(screens).map(([state, shown]) => {
      const seen = CONTEXTS.flatMap((context) =>
        [true, false].map((isSo) => String(shownBy(shown, { context, matches: () => isSo }))),
      )
      const places = [...new Set(seen)].sort()
      const addresses = [...new Set(places.map((place) => String(pathOf(place))))].sort()
      return [`journey.${state}`, { screens: places, addresses, pictures: picturesOf(state) }]
    }),
  )
}
