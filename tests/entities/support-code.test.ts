import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { supportCodeOf } from '../../machines/entities/support-code'

describe('a support code', () => {
  it('the support code is the beginning of the order’s token, in two groups of four (BEST-03~)', () => {
    expect(supportCodeOf('04de1234-32b9-6907-bf06-0987ae260e35')).toBe('04DE-1234')
  })

  it('the support code is none where the token is too short to keep the rest secret (SEC-03~)', () => {
    expect(supportCodeOf('')).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (token) => {
        const code = supportCodeOf(token)
        if (code === undefined) return
        expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
        expect(code.length * 1.5).toBeLessThan(token.length)
      }),
    )
  })
})
