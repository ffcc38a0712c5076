import {
  DEFECT_CLAIM,
  DISPUTE_DECISION,
  NON_DELIVERY_CLAIM,
  SELLER_OBJECTION,
  SELLER_RESPONSE,
} from '../../entities/agreed-figures'
import { bankDay } from '../../entities/bank-day'
import { type BusinessCalendar, businessDaysAfter, daysAfter, isoDay } from '../../entities/business-calendar'
import type { CalendarDay, Instant } from '../../entities/instant'

/** `defect` includes other claims under consumer law. */
export type Claim = 'nonDelivery' | 'defect'

/** A protected order, with the facts that determine its deadlines. */
export interface ProtectedOrder {
  /** In Istanbul's time zone; undefined if unknown. */
  readonly orderedOn: CalendarDay | undefined
  readonly calendar: BusinessCalendar
}

const isLater = (day: CalendarDay, than: CalendarDay) => isoDay(day) > isoDay(than)

/** The last day of each claim; undefined while its starting day is unknown. */
export const nonDeliveryClaimBy = (orderedOn: CalendarDay | undefined): CalendarDay | undefined =>
  orderedOn && daysAfter(orderedOn, NON_DELIVERY_CLAIM.amount)

export const defectClaimBy = (deliveredOn: CalendarDay | undefined): CalendarDay | undefined =>
  deliveredOn && daysAfter(deliveredOn, DEFECT_CLAIM.amount)

/** Inclusive of the last day. An unknown last day counts as in time. */
export const isInTime = (on: CalendarDay, by: CalendarDay | undefined) => by === undefined || !isLater(on, by)

export const isDayOver = (by: CalendarDay | undefined, now: Instant) => by !== undefined && isLater(bankDay(now), by)

export const sellerResponseBy = (calendar: BusinessCalendar, claimedOn: CalendarDay) =>
  businessDaysAfter(calendar, claimedOn, SELLER_RESPONSE.amount)

export const sellerObjectionBy = (calendar: BusinessCalendar, receivedOn: CalendarDay) =>
  businessDaysAfter(calendar, receivedOn, SELLER_OBJECTION.amount)

export const decisionBy = (calendar: BusinessCalendar, from: CalendarDay) =>
  businessDaysAfter(calendar, from, DISPUTE_DECISION.amount)
