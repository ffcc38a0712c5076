import type { PaymentRecord } from '../../../machines/after/result-extras/ports'
import { TURKISH_CALENDAR } from '../../../machines/entities/turkish-calendar'
import { attemptedOf } from '../../../machines/payment/rules'
import { CARD_SUBMISSION } from './submissions'

/** Of a card's payment on a Friday afternoon, after the banks had closed. */
export const PAYMENT_RECORD: PaymentRecord = {
  attempted: attemptedOf(CARD_SUBMISSION),
  orderedAt: Date.parse('2025-11-21T17:30:00+03:00'),
  isProtected: true,
  calendar: TURKISH_CALENDAR,
}
