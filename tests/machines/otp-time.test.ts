import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCodeLapsed, isInLastMinute, isPauseOver, remainingCooldown } from '../../machines/sign-in/otp/rules'

const instant = fc.integer({ min: 0, max: 2_000_000_000_000 })
const life = fc.integer({ min: 1, max: 3_600_000 })

describe('the lifetime of an OTP', () => {
  it('the lifetime of an OTP is over exactly when its end has come, and stays so (OTP-05~)', () => {
    fc.assert(
      fc.property(instant, life, fc.nat(10_000_000), (sentAt, whole, later) => {
        expect(hasCodeLapsed({ sentAt, endsAt: sentAt + whole }, sentAt + later)).toBe(later >= whole)
      }),
    )
  })

  it('the lifetime of an OTP without an end is never over (OTP-05~)', () => {
    fc.assert(
      fc.property(fc.option(instant, { nil: undefined }), instant, (sentAt, now) => {
        expect(hasCodeLapsed({ sentAt, endsAt: undefined }, now)).toBe(false)
      }),
    )
  })

  it('the last minute of an OTP lasts a minute, if its lifetime was longer than that (A11Y-01~)', () => {
    fc.assert(
      fc.property(instant, life, fc.nat(4_000_000), (sentAt, whole, later) => {
        const left = whole - later
        const isLast = whole > 60_000 && left > 0 && left <= 60_000
        expect(isInLastMinute({ sentAt, endsAt: sentAt + whole }, sentAt + later)).toBe(isLast)
      }),
    )
  })

  it('the pause after an OTP leaves some time until the pause itself is over (OTP-05~)', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -5_000, max: 100_000 }), (sentAt, later) => {
        const left = remainingCooldown(sentAt, sentAt + later, 30_000)
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThanOrEqual(30_000)
        if (later >= 0 && later < 30_000) expect(left).toBe(30_000 - later)
      }),
    )
  })

  it('the pause after an OTP is over once its time is up, and not at an unknown time (OTP-05~)', () => {
    fc.assert(
      fc.property(instant, fc.nat(100_000), fc.integer({ min: -5_000, max: 100_000 }), (sentAt, pause, later) => {
        expect(isPauseOver({ sentAt, endsAt: undefined }, sentAt + later, pause)).toBe(later >= pause)
        expect(isPauseOver({ sentAt: undefined, endsAt: sentAt }, sentAt + later, pause)).toBe(false)
      }),
    )
  })
})
