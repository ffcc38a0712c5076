import { flowAt } from '../../machines/entities/flow'
import type { Place } from '../../machines/checkout/rules'
import { pathOf, places } from '../screens/registry'

/**
 * An unknown path means the check by e-mail and phone (BOOT-11); refund and settlement paths are recognised by their
 * beginning (BOOT-02).
 */
export function placeAt(path: string, route: string | undefined): Place {
  const flow = flowAt(path)
  if (flow !== 'pay') return flow
  return places.find((place) => pathOf(place) === route) ?? 'sdk'
}

/**
 * The place of the page's first address, read before the router loads; afterwards the route tree, built from the same
 * table, resolves it.
 */
export function openingScreenOf(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  return placeAt(plain, plain)
}

/**
 * The path of a link to a place. Where the page's own path names a refund or settlement, it stays: the search may not name the flow yet
 * (BOOT-17).
 */
export const linkPathOf = (place: Place, path: string): string => (flowAt(path) === 'pay' ? pathOf(place) : path)
