import type { BusinessCalendar } from '../../entities/business-calendar'
import type { Instant } from '../../entities/instant'
import type { Refusal } from '../../entities/problem'
import type { Attempted } from '../../payment/rules'
import { type Port, port } from '../../support/port'

/** What this tab knows of a payment beside what the provider confirmed of it. */
export interface PaymentRecord {
  /** What was paid with; undefined where another page or another buyer has paid. */
  readonly attempted: Attempted | undefined
  /** When its order was given, in server time; undefined where it is unknown here. */
  readonly orderedAt: Instant | undefined
  /** The amount can be blocked in the protection account (AGR-03). */
  readonly isProtected: boolean
  readonly calendar: BusinessCalendar
}

export const readRecord: Port<PaymentRecord, undefined> = port('readRecord')

export type PermitAnswer = { kind: 'permitted' } | { kind: 'refused'; refusal: Refusal }

/** Grants the permission for messages from the modal (PERMITTED_ON_MODAL). */
export const permitMessages: Port<PermitAnswer, undefined> = port('permitMessages')
