import { afterEach, describe, expect, it } from 'vitest'
import { bankDay } from '../../machines/entities/bank-day'
import {
  type BusinessCalendar,
  businessDaysAfter,
  dayReceived,
  isBusinessDay,
  isoDay,
} from '../../machines/entities/business-calendar'
import type { CalendarDay } from '../../machines/entities/instant'
import { TURKISH_CALENDAR } from '../../machines/entities/turkish-calendar'
import { bankTime } from '../../src/words/bank-time'
import { CALENDAR } from '../../sandbox/kernel/calendar'
import { endOfBusinessDays } from '../../sandbox/payments/transfers/business-days'
import { onDay } from '../machines/fixtures/protected-order'

const DAY = 86_400_000
const HOUR = 3_600_000

/** Midnight in Istanbul of every day in three years. */
const FIRST = Date.parse('2025-01-01T00:00:00+03:00')
const DAYS = Array.from({ length: 365 * 3 }, (_, index) => FIRST + index * DAY)

const ZONES = ['Europe/Istanbul', 'UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']

const at = (istanbul: string) => Date.parse(`${istanbul}+03:00`)
const received = (istanbul: string, calendar: BusinessCalendar = TURKISH_CALENDAR) =>
  isoDay(dayReceived(calendar, at(istanbul)))

const inThreeYears = (days: readonly string[]) => days.filter((day) => day < '2028').sort()

/** Midnight in Istanbul after a day. */
const endOf = (day: CalendarDay) => at(`${isoDay(day)}T00:00:00`) + DAY

const zone = process.env['TZ']

afterEach(() => {
  process.env['TZ'] = zone
})

describe('the business calendar', () => {
  it('the business calendar has each holiday and half day of 2025–2027, the provider’s and ours (AGR-02~)', () => {
    // Copied from the domain facts, independent of both lists under test.
    const holidays = [
      '2025-01-01',
      '2025-03-30',
      '2025-03-31',
      '2025-04-01',
      '2025-04-23',
      '2025-05-01',
      '2025-05-19',
      '2025-06-06',
      '2025-06-07',
      '2025-06-08',
      '2025-06-09',
      '2025-07-15',
      '2025-08-30',
      '2025-10-29',
      '2026-01-01',
      '2026-03-20',
      '2026-03-21',
      '2026-03-22',
      '2026-04-23',
      '2026-05-01',
      '2026-05-19',
      '2026-05-27',
      '2026-05-28',
      '2026-05-29',
      '2026-05-30',
      '2026-07-15',
      '2026-08-30',
      '2026-10-29',
      '2027-01-01',
      '2027-03-09',
      '2027-03-10',
      '2027-03-11',
      '2027-04-23',
      '2027-05-01',
      '2027-05-16',
      '2027-05-17',
      '2027-05-18',
      '2027-05-19',
      '2027-07-15',
      '2027-08-30',
      '2027-10-29',
    ]
    const halfDays = [
      '2025-03-29',
      '2025-06-05',
      '2025-10-28',
      '2026-03-19',
      '2026-05-26',
      '2026-10-28',
      '2027-03-08',
      '2027-05-15',
      '2027-10-28',
    ]
    expect(new Set(inThreeYears(TURKISH_CALENDAR.holidays))).toEqual(new Set(holidays))
    expect(new Set(inThreeYears(TURKISH_CALENDAR.halfDays))).toEqual(new Set(halfDays))
    expect(new Set(CALENDAR.holidays)).toEqual(new Set(holidays))
    expect(new Set(CALENDAR.halfDays)).toEqual(new Set(halfDays))
  })

  it.each([
    ['on a business day', '2025-11-21T10:00:00', '2025-11-21'],
    ['at 17:00', '2025-11-21T17:00:00', '2025-11-21'],
    ['after 17:00, over the weekend', '2025-11-21T17:00:01', '2025-11-24'],
    ['on a Saturday', '2025-11-22T09:00:00', '2025-11-24'],
    ['on a Sunday night', '2025-11-23T23:59:59', '2025-11-24'],
    ['on a holiday', '2025-10-29T11:00:00', '2025-10-30'],
    ['on a half day before 13:00', '2025-10-28T12:59:59', '2025-10-28'],
    ['on a half day at 13:00', '2025-10-28T13:00:00', '2025-10-28'],
    ['on a half day after 13:00', '2025-10-28T13:00:01', '2025-10-30'],
    ['before a long holiday, after hours', '2026-05-26T14:00:00', '2026-06-01'],
    ['on new year’s eve, after hours', '2026-12-31T18:00:00', '2027-01-04'],
    ['a second after midnight', '2025-11-21T00:00:01', '2025-11-21'],
  ])('an order that arrives %s counts as received on its day (AGR-02~)', (_, arrived, on) => {
    expect(received(arrived)).toBe(on)
  })

  it('the business calendar is that of the configuration: other holidays give other days (AGR-02~)', () => {
    expect(received('2025-11-21T10:00:00', { holidays: ['2025-11-21', '2025-11-24'], halfDays: [] })).toBe('2025-11-25')
    expect(received('2025-11-21T13:30:00', { holidays: [], halfDays: ['2025-11-21'] })).toBe('2025-11-24')
    expect(received('2025-10-29T10:00:00', { holidays: [], halfDays: [] })).toBe('2025-10-29')
  })

  it.each(ZONES)('the business calendar is right for every day of 2025–2027 on a device in %s (AGR-02~)', (name) => {
    process.env['TZ'] = name
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(name)
    const wrong: string[] = []
    let last = ''
    for (const midnight of DAYS) {
      const day = bankDay(midnight)
      const iso = isoDay(day)
      const isOpen = isBusinessDay(TURKISH_CALENDAR, day)
      const weekday = new Date(`${iso}T12:00:00Z`).getUTCDay()
      const isHalf = TURKISH_CALENDAR.halfDays.includes(iso)
      const closing = midnight + (isHalf ? 13 : 17) * HOUR
      const [early, late] = [dayReceived(TURKISH_CALENDAR, closing), dayReceived(TURKISH_CALENDAR, closing + 1)]
      const next = isoDay(businessDaysAfter(TURKISH_CALENDAR, day, 1))
      const laws = {
        'the day is the one in Istanbul': isoDay(bankDay(midnight + DAY - 1)) === iso && endOf(day) === midnight + DAY,
        'a weekend or a holiday is no business day':
          isOpen === (weekday > 0 && weekday < 6 && !CALENDAR.holidays.includes(iso)),
        'in time is the same day, where that is one': isoDay(early) === (isOpen ? iso : next),
        'late is the next business day': isoDay(late) === next,
        'what is received on is a business day': [early, late].every((on) => isBusinessDay(TURKISH_CALENDAR, on)),
        'never earlier for who comes later': isoDay(early) >= last && isoDay(late) >= isoDay(early),
        'as the provider counts three business days': [closing, closing + 1_000].every(
          (instant) =>
            instant > at('2027-12-01T00:00:00') ||
            endOf(businessDaysAfter(TURKISH_CALENDAR, dayReceived(TURKISH_CALENDAR, instant), 3)) ===
              endOfBusinessDays(instant, 3),
        ),
      }
      last = isoDay(late)
      for (const [law, isKept] of Object.entries(laws)) if (!isKept) wrong.push(`${iso}: ${law}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(ZONES)('the business calendar shows the time of Türkiye on a device in %s (AGR-02~)', (name) => {
    process.env['TZ'] = name
    const just = at('2025-11-05T00:05:00')
    expect(bankTime(just, 'tr')).toBe('05.11.2025 00:05')
    expect(bankTime(just, 'en')).toBe('5 November 2025, 00:05')
  })

  it('business days are counted past weekends and holidays, with half days as whole ones (AGR-02~)', () => {
    const after = (day: string, count: number) => isoDay(businessDaysAfter(TURKISH_CALENDAR, onDay(day), count))
    expect(after('2025-11-21', 0)).toBe('2025-11-21')
    expect(after('2025-11-21', 1)).toBe('2025-11-24')
    expect(after('2026-05-25', 3)).toBe('2026-06-02')
    expect(after('2025-10-27', 2)).toBe('2025-10-30')
    expect(after('2025-12-31', 7)).toBe('2026-01-12')
  })
})
