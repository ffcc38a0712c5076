import { type RouterHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { type Path, pathOf, places } from '../screens/registry'
import { mountOf, pathWithin } from './mount'

/** Reads and writes addresses. The router is used headless: what is on show is the machine's business alone. */
export interface AddressBook {
  /** The path of where the browser is, below its mount, and its search as it stands there. */
  here(): { path: string; search: string }
  /** `search` is carried over to the letter: read and written anew, a repeated key would lose its first value. */
  hrefOf(path: Path, search: string): string
}

export function createAddressBook(history: RouterHistory): AddressBook {
  const root = createRootRoute()
  // Nothing leads from one mount to the other.
  const mount = mountOf(history.location.pathname)
  const known = Array.from(new Set(places.map(pathOf)))
  const router = createRouter({
    history,
    routeTree: root.addChildren(known.map((path) => createRoute({ getParentRoute: () => root, path }))),
    parseSearch: () => ({}),
    stringifySearch: () => '',
  })
  return {
    here() {
      const { pathname } = router.parseLocation(history.location)
      return { path: pathWithin(pathname), search: history.location.search }
    },
    hrefOf: (path, search) => mount + router.buildLocation({ to: path, search: {} } as never).href + search,
  }
}
