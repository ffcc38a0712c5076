import { describe, expect, it } from 'vitest'
import { isStrongLoginOver } from '../../machines/entities/member'

const DAY = 24 * 60 * 60 * 1000
const NOW = 1_763_000_000_000

describe('a login by OTP', () => {
  it('a login by OTP is valid for 90 days to the millisecond (OTP-08~)', () => {
    expect(isStrongLoginOver(NOW, NOW)).toBe(false)
    expect(isStrongLoginOver(NOW - 90 * DAY, NOW)).toBe(false)
    expect(isStrongLoginOver(NOW - 90 * DAY - 1, NOW)).toBe(true)
  })

  it('a login by OTP of an unknown time is not over (OTP-08~)', () => {
    expect(isStrongLoginOver(undefined, NOW)).toBe(false)
    expect(isStrongLoginOver(NOW - 200 * DAY, undefined)).toBe(false)
  })

  it('a login by OTP with a time in the future is not over (OTP-08~)', () => {
    expect(isStrongLoginOver(NOW + DAY, NOW)).toBe(false)
  })
})
