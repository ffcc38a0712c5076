import { ISTANBUL } from '../../machines/entities/bank-day'
import type { Instant } from '../../machines/entities/instant'

const TURKISH_DAY: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' }
const ENGLISH_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/** Formats an instant as `05.11.2025 14:36` or `5 November 2025, 14:36`, in Türkiye's time on any device. */
export function bankTime(at: Instant, language: string): string {
  const isTurkish = language === 'tr'
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(isTurkish ? 'tr-TR' : 'en-GB', { ...parts, timeZone: 'UTC' }).format(at + ISTANBUL)
  const date = format(isTurkish ? TURKISH_DAY : ENGLISH_DAY)
  // Apart from the date: browsers join the two by a comma or by "at".
  const time = format({ hour: '2-digit', minute: '2-digit' })
  return `${date}${isTurkish ? '' : ','} ${time}`
}
