const DAY = 86_400_000

/** Milliseconds of UTC+3, Türkiye's offset all year since 2016: the zone of the page and of the provider. */
const ISTANBUL = 3 * 3_600_000

/** Milliseconds since 1970. The only place below `tests/journeys` that reads the runner's clock. */
export const now = (): number => Date.now()

/** Today in Türkiye, independent of the runner's zone; read year, month and day with the UTC getters. */
export function todayInTurkiye(at = now()): Date {
  return new Date(Math.floor((at + ISTANBUL) / DAY) * DAY)
}

/** The date in Türkiye this many years before today, and this many days after that. */
export function dayOf(years: number, days: number): string {
  const today = todayInTurkiye()
  const [year, month, date] = [today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days]
  const day = new Date(Date.UTC(year, month, date))
  return [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()].join('.')
}
