import { type RouterHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { Place } from '../../machines/checkout/rules'
import type { Language } from '../../machines/entities/language'
import { type Path, pathOf, places } from '../screens/registry'
import { mountOf, pathWithin } from './mount'
import { placeAt } from './paths'
import { parsedSearch, type Search, validSearch } from './search'

export interface CurrentAddress {
  /** Without the mount. */
  readonly path: string
  readonly place: Place
  readonly language: Language
  /** Verbatim from the address bar. */
  readonly search: string
}

/** Reads and writes addresses. The router is used headless: the machine alone decides which screen is shown. */
export interface AddressRouter {
  here(): CurrentAddress
  /** `search` is appended verbatim: parsing and serialising it would lose a value of a repeated key. */
  hrefOf(path: Path, search: string): string
}

/** The single route table: one route per screen path, under a root that validates the search. */
function treeOf() {
  const root = createRootRoute({ validateSearch: (search: Record<string, unknown>): Search => validSearch(search) })
  const known = Array.from(new Set(places.map(pathOf)))
  return root.addChildren(known.map((path) => createRoute({ getParentRoute: () => root, path })))
}

export function createAddressRouter(history: RouterHistory): AddressRouter {
  // The mount never changes within a page load.
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
      const parsed: { readonly pathname: string; readonly search: object } = router.parseLocation(history.location)
      const path = pathWithin(parsed.pathname)
      const [, { '**': beyond }, route] = router.getMatchedRoutes(path)
      const [root] = router.matchRoutes(path, parsed.search)
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
