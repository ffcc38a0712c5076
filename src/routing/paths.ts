import { flowAt } from '../../machines/entities/flow'
import type { Place } from '../../machines/checkout/rules'
import { pathOf, places } from '../screens/registry'

/**
 * The place that an address asks for: the first one of the registry that is called so. Unknown addresses ask for the check by e-mail and
 * phone (BOOT-11); those of the two other flows are known by how they begin (BOOT-02).
 */
export function screenAsked(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const flow = flowAt(plain)
  if (flow !== 'pay') return flow
  return places.find((place) => pathOf(place) === plain) ?? 'sdk'
}
