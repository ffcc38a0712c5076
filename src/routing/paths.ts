import { flowAt } from '../../machines/entities/flow'
import type { Place } from '../../machines/checkout/rules'
import { pathOf, places } from '../screens/registry'

/**
 * The place that the address asks for which the page is opened at, before the router has come: the first one of the registry that is called
 * so. From then on the route tree says it, which is made of the same table. Unknown addresses ask for the check by e-mail and phone
 * (BOOT-11); those of the two other flows are known by how they begin (BOOT-02).
 */
export function screenAsked(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const flow = flowAt(plain)
  if (flow !== 'pay') return flow
  return places.find((place) => pathOf(place) === plain) ?? 'sdk'
}
