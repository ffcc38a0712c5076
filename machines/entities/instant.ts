/** Milliseconds since 1970 in server time. Machines never read a clock: instants reach them through events and input. */
export type Instant = number

export interface CalendarMonth {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

export interface CalendarDay extends CalendarMonth {
  /** 1 to 31. */
  readonly day: number
}
