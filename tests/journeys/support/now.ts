const DAY = 86_400_000

/** Türkiye has kept UTC+3 all year since 2016: the zone of the page and of the provider. */
const ISTANBUL = 3 * 3_600_000

/** Milliseconds since 1970: the one place below `tests/journeys` that reads the runner's clock. */
export const now = (): number => Date.now()

/** Today in Türkiye, no matter what the runner's zone is; its UTC getters tell year, month and day. */
export function todayInTurkiye(at = now()): Date {
  return new Date(Math.floor((at + ISTANBUL) / DAY) * DAY)
}
