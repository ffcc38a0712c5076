import { type Phone, parsePhone } from '../../../machines/entities/phone'

/** The number of an order; undefined where the shop has given none that is whole, as a masked one is not. */
export function orderPhone(given: string | undefined): Phone | undefined {
  const parsed = parsePhone(given ?? '')
  return 'phone' in parsed ? parsed.phone : undefined
}
