import { describe, expect, it } from 'vitest'
import { endOfBusinessDays } from '../../sandbox/payments/transfers/business-days'

const at = (istanbul: string) => Date.parse(`${istanbul}+03:00`)
const thirdDayOf = (istanbul: string) => new Date(endOfBusinessDays(at(istanbul), 3) - 1).toISOString().slice(0, 10)

describe('the end of three business days', () => {
  it.each([
    ['on a Friday afternoon, over the weekend', '2025-11-21T14:36:20', '2025-11-26'],
    ['at closing time', '2025-11-21T17:00:00', '2025-11-26'],
    ['after closing time, as if on the next business day', '2025-11-21T17:00:01', '2025-11-27'],
    ['on a Saturday, as if on Monday', '2025-11-22T09:00:00', '2025-11-27'],
    ['before a half day, which counts', '2025-10-27T10:00:00', '2025-10-31'],
    ['on a half day before 13:00', '2025-10-28T13:00:00', '2025-11-03'],
    ['on a half day after 13:00', '2025-10-28T13:00:01', '2025-11-04'],
    ['before a long holiday', '2026-05-25T12:00:00', '2026-06-02'],
    ['over the new year', '2025-12-31T12:00:00', '2026-01-06'],
  ])('three business days are counted correctly %s (AGR-02~)', (_, from, to) => {
    expect(thirdDayOf(from)).toBe(to)
  })

  it('three business days end at midnight in Istanbul', () => {
    expect(endOfBusinessDays(at('2025-11-21T14:36:20'), 3)).toBe(Date.UTC(2025, 10, 26, 21))
  })
})
