import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeAfter } from '../../src/components/country-list/country-list'

const list = { at: 3, start: -1, count: 10 }

describe('keys in the country list', () => {
  it.each([
    ['an arrow goes to the next', 'ArrowDown', list, 4],
    ['or to the one before', 'ArrowUp', list, 2],
    ['from the last around to the first', 'ArrowDown', { ...list, at: 9 }, 0],
    ['from the first around to the last', 'ArrowUp', { ...list, at: 0 }, 9],
    ['a page stops at the end', 'PageDown', list, 9],
    ['and at the beginning', 'PageUp', list, 0],
    ['it begins at the chosen row', 'ArrowDown', { ...list, at: -1, start: 6 }, 6],
    ['or, with none chosen, at the first', 'ArrowUp', { ...list, at: -1 }, 0],
    ['letters and the caret’s keys point nowhere', 'Home', list, undefined],
    ['nor does any key where nothing is found', 'ArrowDown', { at: -1, start: -1, count: 0 }, undefined],
  ] as const)('the highlighted row of the country list: %s', (_, key, pointing, next) => {
    expect(placeAfter(key, pointing)).toBe(next)
  })

  it('keys in the country list never leave the list', () => {
    const pointing = fc.integer({ min: 1, max: 300 }).chain((count) =>
      fc.record({
        at: fc.integer({ min: -1, max: count - 1 }),
        start: fc.integer({ min: -1, max: count - 1 }),
        count: fc.constant(count),
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'), pointing, (key, where) => {
        const next = placeAfter(key, where)
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(where.count)
      }),
    )
  })
})
