import type { SnapshotFrom } from 'xstate'
import type { CalendarDay } from '../../entities/instant'
import type { protectedShoppingMachine } from './machine'
import { nonDeliveryClaimBy } from './rules'

/** The days of an order that has not been delivered yet; undefined where the day of the order is unknown. */
export interface ProtectionDays {
  readonly orderedOn: CalendarDay | undefined
  /** The last one for a claim that nothing was delivered. */
  readonly nonDeliveryBy: CalendarDay | undefined
}

export function protectionDays({
  context: { orderedOn },
}: SnapshotFrom<typeof protectedShoppingMachine>): ProtectionDays {
  return { orderedOn, nonDeliveryBy: nonDeliveryClaimBy(orderedOn) }
}
