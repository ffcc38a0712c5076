import type { BusinessCalendar } from '../../entities/business-calendar'
import type { Instant } from '../../entities/instant'
import type { Refusal } from '../../entities/problem'
import type { Attempted } from '../../payment/rules'
import { type Port, port } from '../../support/port'

/** What this tab stored about the payment, beyond what the provider confirmed. */
export interface PaymentRecord {
  /** Undefined if another page or another buyer paid. */
  readonly attempted: Attempted | undefined
  /** When the payment order was given, in server time; undefined if unknown. */
  readonly orderedAt: Instant | undefined
  /** The amount can be held in the protection account (AGR-03). */
  readonly isProtected: boolean
  readonly calendar: BusinessCalendar
}

export const readRecord: Port<PaymentRecord, undefined> = port('readRecord')

export type PermitAnswer = { kind: 'permitted' } | { kind: 'refused'; refusal: Refusal }

/** Grants consent to messages, with PERMITTED_ON_MODAL as its source. */
export const permitMessages: Port<PermitAnswer, undefined> = port('permitMessages')
