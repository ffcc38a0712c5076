import { istanbulTime } from '../kernel/istanbul'

/** `17/04/1988`, as the checkout's forms write a day, as ISO; what is no day stays none. */
export function isoDay(written: string): string {
  return written.split('/').reverse().join('-')
}

/** `1988-04-17` as the forms write it. */
export function writtenDay(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** A day of the calendar: 31 April is none. */
export function isDay(iso: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso)
}

/** A day on which a living person may have been born. */
export function isBirthDate(iso: string, now: number): boolean {
  return isDay(iso) && iso >= '1900-01-01' && iso < today(now)
}

/** Not yet 18 on the day that it is in Istanbul. */
export function isUnderAge(birthDate: string, now: number): boolean {
  const year = Number(birthDate.slice(0, 4))
  return today(now) < `${year + 18}${birthDate.slice(4)}`
}

const today = (now: number): string => istanbulTime(now).slice(0, 10)
