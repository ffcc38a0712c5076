import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neighbourOf } from '../../src/components/tiles/tiles'

const places = fc.integer({ min: 1, max: 6 }).chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count)))

describe('keys along tabs', () => {
  it('keys along tabs go around in both directions and never leave the row (PAY-01~)', () => {
    fc.assert(
      fc.property(places, ([index, count]) => {
        const right = neighbourOf('ArrowRight', index, count) ?? -1
        expect(right).toBe(index === count - 1 ? 0 : index + 1)
        expect(neighbourOf('ArrowLeft', right, count)).toBe(index)
        expect(neighbourOf('Home', index, count)).toBe(0)
        expect(neighbourOf('End', index, count)).toBe(count - 1)
      }),
    )
  })

  it.each(['Tab', 'Enter', ' ', 'a', 'ArrowDown', 'ArrowUp'])('keys along tabs do not include %s', (key) => {
    expect(neighbourOf(key, 1, 3)).toBeUndefined()
  })

  it('keys along tabs go nowhere from outside the row', () => {
    expect(neighbourOf('ArrowRight', -1, 3)).toBeUndefined()
    expect(neighbourOf('ArrowRight', 0, 0)).toBeUndefined()
  })
})
