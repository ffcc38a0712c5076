import type { CalendarDay } from '../../machines/entities/instant'

const LOCALES: Readonly<Record<string, string>> = { tr: 'tr-TR', en: 'en-GB' }

/**
 * `26 Kasım Çarşamba`, `Thursday 26 November`: a day of the near future, so without its year. Number and month stay on
 * one line.
 */
export function longDay({ year, month, day }: CalendarDay, language: string): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(Date.UTC(year, month - 1, day, 12)).replace(/(\d) /, '$1\u00a0')
}
