import { type RouterHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { Place } from '../../machines/checkout/rules'
import type { Language } from '../../machines/entities/language'
import { type Path, pathOf, places } from '../screens/registry'
import { mountOf, pathWithin } from './mount'
import { placeAt } from './paths'
import { parsedSearch, type Search, validSearch } from './search'

/** Where the browser is. */
export interface Here {
  /** Below the mount. */
  readonly path: string
  /** The place that the path asks for. */
  readonly place: Place
  readonly language: Language
  /** As it is in the address bar. */
  readonly search: string
}

/** Reads and writes addresses. The router is used headless: what is on show is the machine's business alone. */
export interface AddressBook {
  here(): Here
  /** `search` is carried over to the letter: read and written again, a repeated key would lose its first value. */
  hrefOf(path: Path, search: string): string
}

/** The one table of paths: a route for each path of the screens, below a root that reads the search. */
function treeOf() {
  const root = createRootRoute({ validateSearch: (search: Record<string, unknown>): Search => validSearch(search) })
  const known = Array.from(new Set(places.map(pathOf)))
  return root.addChildren(known.map((path) => createRoute({ getParentRoute: () => root, path })))
}

export function createAddressBook(history: RouterHistory): AddressBook {
  // Nothing leads from one mount to the other.
  const mount = mountOf(history.location.pathname)
  const router = createRouter({
    history,
    routeTree: treeOf(),
    caseSensitive: true,
    parseSearch: parsedSearch,
    stringifySearch: () => '',
  })
  return {
    here() {
      const told: { readonly pathname: string; readonly search: object } = router.parseLocation(history.location)
      const path = pathWithin(told.pathname)
      const [, { '**': beyond }, route] = router.getMatchedRoutes(path)
      const [root] = router.matchRoutes(path, told.search)
      const { language } = root?.search as Search
      const fullPath: unknown = beyond === undefined ? route?.fullPath : undefined
      return {
        path,
        place: placeAt(path, typeof fullPath === 'string' ? fullPath : undefined),
        language,
        search: history.location.search,
      }
    },
    hrefOf: (path, search) => mount + router.buildLocation({ to: path, search: {} } as never).href + search,
  }
}
