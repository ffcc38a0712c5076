import type { CalendarDay } from './instant'

/** Business days follow the `BusinessCalendar`; months and years follow the date. */
export type FigureUnit =
  | 'hour'
  | 'day'
  | 'businessDay'
  | 'week'
  | 'month'
  | 'year'
  | "o'clock"
  | 'lira'
  | 'article'
  | 'factor'
  | 'digit'
  | 'version'

/** A figure that the agreements promise to members or bind them to, with its unit and its source. */
export interface Figure<Unit extends FigureUnit = FigureUnit> {
  readonly amount: number
  readonly unit: Unit
  /** A section of the specification, or the row of the requirements that decides it. */
  readonly source: 4 | 5 | 9 | 'AGR-02' | 'BEST-07'
}

// The agreements themselves.
export const AGREEMENT_VALID_FROM: CalendarDay & Pick<Figure, 'source'> = { year: 2024, month: 10, day: 16, source: 9 }
export const AGREEMENT_ARTICLES = { amount: 22, unit: 'article', source: 9 } as const
export const CHANGE_NOTICE = { amount: 30, unit: 'day', source: 9 } as const
export const CHANGE_TERMINATION = { amount: 30, unit: 'day', source: 9 } as const
export const TERMINATION_NOTICE = { amount: 1, unit: 'month', source: 9 } as const
export const BREACH_CURE = { amount: 1, unit: 'week', source: 9 } as const
export const FORCE_MAJEURE = { amount: 1, unit: 'month', source: 9 } as const

// Electronic money and payment orders.
export const MONEY_LIFE = { amount: 2, unit: 'year', source: 9 } as const
/** Counted from the expiry of the money; a later refund may cost a fee. */
export const FREE_REFUND = { amount: 1, unit: 'year', source: 9 } as const
/** Due by the end of this business day after the request. */
export const REPAYMENT = { amount: 1, unit: 'businessDay', source: 9 } as const
export const FUNDS_ARRIVAL = { amount: 2, unit: 'businessDay', source: 9 } as const
/** A payment order that arrives later on a business day counts as received on the next one. */
export const ORDER_CUT_OFF = { amount: 17, unit: "o'clock", source: 4 } as const
/** The cut-off on half holidays. */
export const HALF_DAY_CUT_OFF = { amount: 13, unit: "o'clock", source: 'AGR-02' } as const
/** The provider waits this many extra business days for the money of a bank transfer. */
export const TRANSFER_WAIT = { amount: 3, unit: 'businessDay', source: 'BEST-07' } as const
export const SETTLEMENT_ARRIVAL = { amount: 1, unit: 'hour', source: 9 } as const
export const SMALLEST_BASKET = { amount: 500, unit: 'lira', source: 9 } as const
export const LARGEST_BASKET = { amount: 100_000, unit: 'lira', source: 9 } as const

// Disputed and unauthorised payments.
export const INEXACT_REFUND_REQUEST = { amount: 2, unit: 'month', source: 9 } as const
export const INEXACT_REFUND_ANSWER = { amount: 10, unit: 'businessDay', source: 9 } as const
export const UNAUTHORISED_NOTICE = { amount: 13, unit: 'month', source: 9 } as const
export const LIABILITY_CAP = { amount: 250, unit: 'lira', source: 9 } as const
export const LIABILITY_PERIOD = { amount: 24, unit: 'hour', source: 9 } as const
export const CARD_DISPUTE_SHORTEST = { amount: 45, unit: 'day', source: 9 } as const
export const CARD_DISPUTE_LONGEST = { amount: 180, unit: 'day', source: 9 } as const

// Protected shopping.
export const NON_DELIVERY_CLAIM = { amount: 30, unit: 'day', source: 4 } as const
export const DEFECT_CLAIM = { amount: 3, unit: 'day', source: 4 } as const
export const SELLER_RESPONSE = { amount: 3, unit: 'businessDay', source: 4 } as const
export const SELLER_OBJECTION = { amount: 3, unit: 'businessDay', source: 4 } as const
export const DISPUTE_DECISION = { amount: 7, unit: 'businessDay', source: 4 } as const

// Withdrawal and complaints.
export const WITHDRAWAL = { amount: 14, unit: 'day', source: 9 } as const
export const CARD_CANCELLATION = { amount: 7, unit: 'day', source: 9 } as const
export const COMPLAINT = { amount: 2, unit: 'year', source: 9 } as const
export const COMPLAINT_ANSWER = { amount: 20, unit: 'day', source: 9 } as const
export const ARBITRATION = { amount: 60, unit: 'day', source: 9 } as const

// Requirements for members, logins and browsers.
export const STRONG_LOGIN = { amount: 90, unit: 'day', source: 5 } as const
export const STRONG_LOGIN_FACTORS = { amount: 2, unit: 'factor', source: 5 } as const
export const SMS_CODE = { amount: 6, unit: 'digit', source: 5 } as const
export const FULL_AGE = { amount: 18, unit: 'year', source: 5 } as const
export const LEAST_VERSIONS = {
  Chrome: { amount: 90, unit: 'version', source: 5 },
  Safari: { amount: 12, unit: 'version', source: 5 },
  Firefox: { amount: 100, unit: 'version', source: 5 },
  Edge: { amount: 100, unit: 'version', source: 5 },
  Opera: { amount: 90, unit: 'version', source: 5 },
  Android: { amount: 7, unit: 'version', source: 5 },
  iOS: { amount: 13, unit: 'version', source: 5 },
} as const satisfies Readonly<Record<string, Figure<'version'>>>
