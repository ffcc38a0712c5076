import { type RouterHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { type Path, paths } from './paths'

export type Search = Readonly<Record<string, string>>

/** Reads and writes addresses. The router is used headless: what is on show is the machine's business alone. */
export interface AddressBook {
  /** The path and the search of where the browser is; every value stays a string, however much it looks like a number. */
  here(): { path: string; search: Search }
  hrefOf(path: Path, search: Search): string
}

export function createAddressBook(history: RouterHistory): AddressBook {
  const root = createRootRoute()
  const known = Array.from(new Set(Object.values(paths)))
  const router = createRouter({
    history,
    routeTree: root.addChildren(known.map((path) => createRoute({ getParentRoute: () => root, path }))),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search: Record<string, string>) => {
      const text = new URLSearchParams(search).toString()
      return text === '' ? '' : `?${text}`
    },
  })
  return {
    here() {
      const location = router.parseLocation(history.location)
      return { path: location.pathname, search: location.search as Search }
    },
    hrefOf: (path, search) => router.buildLocation({ to: path, search } as never).href,
  }
}
