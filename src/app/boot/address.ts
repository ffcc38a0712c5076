import { pathWithin } from '../../routing/mount'
import { parsedSearch, type Search, validSearch } from '../../routing/search'

/** What the address says, read before the router loads. */
export interface Address extends Search {
  /** Without the mount, which says nothing about the journey. */
  readonly path: string
}

export const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address => ({
  ...validSearch(parsedSearch(search)),
  path: pathWithin(pathname),
})
