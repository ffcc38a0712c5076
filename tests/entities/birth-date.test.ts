import { describe, expect, it } from 'vitest'
import { parseBirthDate } from '../../machines/entities/identity'

const TODAY = { year: 2025, month: 11, day: 22 }

const two = (number: number) => String(number).padStart(2, '0')

/** Every day from one year to another, including impossible ones such as 32/13. */
function daysOf(from: number, to: number) {
  const days: { written: string; isReal: boolean; isPast: boolean }[] = []
  for (let year = from; year <= to; year += 1) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const instant = Date.parse(`${year}-${two(month)}-${two(day)}T00:00:00Z`)
        const isReal = !Number.isNaN(instant) && new Date(instant).getUTCDate() === day
        days.push({
          written: `${two(day)}/${two(month)}/${year}`,
          isReal,
          isPast: instant < Date.UTC(TODAY.year, TODAY.month - 1, TODAY.day),
        })
      }
    }
  }
  return days
}

const ALL = daysOf(1896, 2026)
const isBirthDate = ({ isReal, isPast, written }: (typeof ALL)[number]) =>
  isReal && isPast && Number(written.slice(-4)) >= 1900

const isTaken = (written: string) => 'birthDate' in parseBirthDate(written, TODAY)

describe('a date of birth', () => {
  it('a date of birth is any day since 1900 and before today, and no other (VAL-04~)', () => {
    const wrong = ALL.filter((day) => isTaken(day.written) !== isBirthDate(day))
    expect(wrong).toEqual([])
    expect(ALL.filter(isBirthDate)).toHaveLength((Date.UTC(2025, 10, 22) - Date.UTC(1900, 0, 1)) / 86_400_000)
  })

  it.each([
    ['with dots', (day: string, month: string, year: string) => `${day}.${month}.${year}`],
    ['with dashes', (day: string, month: string, year: string) => `${day}-${month}-${year}`],
    ['with spaces', (day: string, month: string, year: string) => ` ${day} / ${month} / ${year} `],
    ['without zeros', (day: string, month: string, year: string) => `${Number(day)}.${Number(month)}.${year}`],
    ['without any sign', (day: string, month: string, year: string) => `${day}${month}${year}`],
    ['as a browser fills it in', (day: string, month: string, year: string) => `${year}-${month}-${day}`],
  ])('a date of birth that is typed %s becomes DD/MM/YYYY (VAL-04~)', (_, typed) => {
    const wrong = ALL.filter(isBirthDate).filter(({ written }) => {
      const [day = '', month = '', year = ''] = written.split('/')
      const parsed = parseBirthDate(typed(day, month, year), TODAY)
      return !('birthDate' in parsed) || parsed.birthDate !== written
    })
    expect(wrong).toEqual([])
  })

  it('a date of birth is before today in the shopper’s own date (VAL-04~)', () => {
    expect(isTaken('21/11/2025')).toBe(true)
    expect(['22/11/2025', '23/11/2025', '01/01/2026'].filter(isTaken)).toEqual([])
    expect(parseBirthDate('31/12/2025', { year: 2026, month: 1, day: 1 })).toEqual({ birthDate: '31/12/2025' })
  })

  it.each(['31/02/1990', '29/02/1900', '17/04/88', '17/04', '1988', '17/13/1988', '17//1988', 'a', '4/17/1988', '/'])(
    'a date of birth is not %s (VAL-04~)',
    (typed) => {
      expect(parseBirthDate(typed, TODAY)).toEqual({ fault: 'validations.birthDate' })
    },
  )

  it.each(['', ' ', '\u00a0'])('a date of birth is required: %j is none (VAL-04~)', (typed) => {
    expect(parseBirthDate(typed, TODAY)).toEqual({ fault: 'validations.birthDateRequired' })
  })

  it('a date of birth may be written in full-width figures (VAL-04~)', () => {
    expect(parseBirthDate('１７／０４／１９８８', TODAY)).toEqual({ birthDate: '17/04/1988' })
  })
})
