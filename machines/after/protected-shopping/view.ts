import type { SnapshotFrom } from 'xstate'
import type { CalendarDay } from '../../entities/instant'
import type { protectedShoppingMachine } from './machine'
import { nonDeliveryClaimBy } from './rules'

/** The dates of an undelivered order; undefined if the order's date is unknown. */
export interface ProtectionDays {
  readonly orderedOn: CalendarDay | undefined
  readonly nonDeliveryBy: CalendarDay | undefined
}

export function protectionDays({
  context: { orderedOn },
}: SnapshotFrom<typeof protectedShoppingMachine>): ProtectionDays {
  return { orderedOn, nonDeliveryBy: nonDeliveryClaimBy(orderedOn) }
}
