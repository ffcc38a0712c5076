import type { CalendarDay } from '../../machines/entities/instant'

const LOCALES: Readonly<Record<string, string>> = { tr: 'tr-TR', en: 'en-GB' }

/**
 * `26 Kasım Çarşamba`, `Thursday 26 November`: a day of the near future, so without its year. Number and month stay on
 * one line.
 */
export const longDay = (day: CalendarDay, language: string): string => formatted(day, language, {})

/** `26 Kasım 2026 Perşembe`, `Thursday 26 November 2026`: on what a shopper keeps. */
export const keptDay = (day: CalendarDay, language: string): string => formatted(day, language, { year: 'numeric' })

function formatted({ year, month, day }: CalendarDay, language: string, more: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...more,
  })
  return format
    .format(Date.UTC(year, month - 1, day, 12))
    .replace(',', '')
    .replace(/(\d) /, '$1\u00a0')
}
