import { flowAt } from '../../machines/entities/flow'
import type { Place } from '../../machines/checkout/rules'
import { pathOf, places } from '../screens/registry'

/** An unknown address asks for the check by e-mail and phone (BOOT-11); one of the two other flows is known by how it begins (BOOT-02). */
export function placeAt(path: string, route: string | undefined): Place {
  const flow = flowAt(path)
  if (flow !== 'pay') return flow
  return places.find((place) => pathOf(place) === route) ?? 'sdk'
}

/** The place that the page's first address asks for, before the router has come; from then on the route tree of the same table says it. */
export function screenAsked(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  return placeAt(plain, plain)
}
