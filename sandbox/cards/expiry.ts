import { istanbulTime } from '../kernel/istanbul'
import type { Expiry } from '../records/expiry'

/** The month that is this many months after an instant; a negative number goes back. */
export function expiryFrom(at: number, months: number): Expiry {
  const year = Number(istanbulTime(at).slice(0, 4))
  const month = Number(istanbulTime(at).slice(5, 7))
  const moved = new Date(Date.UTC(year, month - 1 + months)).toISOString()
  return { expireMonth: moved.slice(5, 7), expireYear: moved.slice(0, 4) }
}

export function hasExpired({ expireMonth, expireYear }: Expiry, now: number): boolean {
  return `${expireYear}-${expireMonth}` < istanbulTime(now).slice(0, 7)
}
