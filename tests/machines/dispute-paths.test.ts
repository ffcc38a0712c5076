import { describe, expect, it } from 'vitest'
import { disputeFaults } from './support/dispute-paths'

describe('a dispute', () => {
  it('a dispute follows the specification on every path, and ends in one of three ways (AGR-03~)', () => {
    const { faults, paths, ends } = disputeFaults()
    console.log(`protected shopping: ${paths} paths, each held to the specification`)
    expect(paths).toBeGreaterThanOrEqual(30)
    expect(ends).toEqual(['refunded', 'released', 'unclaimed'])
    expect(faults).toEqual([])
  })
})
