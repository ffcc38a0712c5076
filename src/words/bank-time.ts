import type { Instant } from '../../machines/entities/instant'

const LOCALES: Readonly<Record<string, string>> = { tr: 'tr-TR', en: 'en-GB' }

/** Milliseconds: Türkiye is three hours ahead of UTC, all year. */
const TURKEY = 3 * 3_600_000

/** Formats an instant as `21.11.2025 14:36` or `21/11/2025, 14:36`, in Türkiye's time on any device. */
export function bankTime(at: Instant, language: string): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'UTC',
  })
  return format.format(at + TURKEY)
}
