import { istanbulTime } from '../kernel/istanbul'

/** Converts `17/04/1988`, the format of the checkout's forms, to ISO; an invalid date stays invalid. */
export function isoDay(written: string): string {
  return written.split('/').reverse().join('-')
}

export function writtenDay(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** Whether the date exists: 31 April does not. */
export function isDay(iso: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso)
}

export function isBirthDate(iso: string, now: number): boolean {
  return isDay(iso) && iso >= '1900-01-01' && iso < today(now)
}

/** Whether the person is younger than 18 today, in Istanbul. */
export function isUnderAge(birthDate: string, now: number): boolean {
  const year = Number(birthDate.slice(0, 4))
  return today(now) < `${year + 18}${birthDate.slice(4)}`
}

const today = (now: number): string => istanbulTime(now).slice(0, 10)
