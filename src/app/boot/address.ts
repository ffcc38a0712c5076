import { pathWithin } from '../../routing/mount'
import { parsedSearch, type Search, validSearch } from '../../routing/search'

/** What the address says before any router is there. */
export interface Address extends Search {
  /** Below the mount: that of an embedded checkout says nothing of the journey. */
  readonly path: string
}

export const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address => ({
  ...validSearch(parsedSearch(search)),
  path: pathWithin(pathname),
})
