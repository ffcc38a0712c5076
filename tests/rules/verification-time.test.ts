import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCodeLapsed, isInLastMinute, pauseLeft } from '../../machines/verification/rules'

const instant = fc.integer({ min: 0, max: 2_000_000_000_000 })
const seconds = fc.integer({ min: 1, max: 3_600 })

describe('the time of a code', () => {
  it('is up exactly when its seconds have passed, and stays so (OTP-05~)', () => {
    fc.assert(
      fc.property(instant, seconds, fc.nat(10_000_000), (sentAt, expiresInSeconds, later) => {
        const code = { pending: { expiresInSeconds }, sentAt }
        expect(hasCodeLapsed(code, sentAt + later)).toBe(later >= expiresInSeconds * 1000)
      }),
    )
  })

  it('is not up for a code without a beginning or without an end (OTP-05~)', () => {
    fc.assert(
      fc.property(instant, instant, (sentAt, now) => {
        expect(hasCodeLapsed({ pending: { expiresInSeconds: 1 }, sentAt: undefined }, now)).toBe(false)
        expect(hasCodeLapsed({ pending: { expiresInSeconds: 0 }, sentAt }, now)).toBe(false)
      }),
    )
  })

  it('is in its last minute for a minute, if it had more than that (A11Y-01~)', () => {
    fc.assert(
      fc.property(seconds, fc.nat(4_000_000), (expiresInSeconds, later) => {
        const left = expiresInSeconds * 1000 - later
        const isLast = expiresInSeconds > 60 && left > 0 && left <= 60_000
        expect(isInLastMinute({ pending: { expiresInSeconds }, sentAt: 1_000 }, 1_000 + later)).toBe(isLast)
      }),
    )
  })

  it('leaves something of the pause until the pause itself is over (OTP-05~)', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -5_000, max: 100_000 }), (sentAt, later) => {
        const left = pauseLeft(sentAt, sentAt + later, 30_000)
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThanOrEqual(30_000)
        if (later >= 0 && later < 30_000) expect(left).toBe(30_000 - later)
      }),
    )
  })
})
