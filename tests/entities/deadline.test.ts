import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCountdown, secondsLeft, timeLeft } from '../../machines/around/countdown/rules'
import * as v from 'valibot'
import { deadlineOf } from '../../machines/entities/deadline'
import { expiryInstant } from '../../machines/entities/expiry'
import { walletSchema } from '../../src/gateways/member/wallet/calls'
import { detailSchema } from '../../src/gateways/payment/order/detail'
import type { ProviderConfiguration } from '../../src/gateways/provider'
import { PROVIDER } from '../support/provider'

const NOW = Date.UTC(2026, 10, 21, 12)
const instant = fc.integer({ min: NOW - 1e9, max: NOW + 1e9 })

describe('the expiry of a checkout', () => {
  it('the expiry is the earlier of form and login, or the form’s alone where the order says so (CNT-01~)', () => {
    fc.assert(
      fc.property(
        fc.option(instant, { nil: undefined }),
        fc.option(instant, { nil: undefined }),
        fc.boolean(),
        (form, member, isFormOnly) => {
          const ends = isFormOnly ? [form] : [form, member]
          const known = ends.filter((end) => end !== undefined)
          const deadline = deadlineOf({ form, member, isFormOnly })
          expect(deadline?.at).toBe(known.length === 0 ? undefined : Math.min(...known))
          if (deadline) expect(deadline.at).toBe(deadline.side === 'form' ? form : member)
        },
      ),
    )
  })

  it('the expiry is the form’s when both come at once (CNT-04~)', () => {
    expect(deadlineOf({ form: NOW, member: NOW, isFormOnly: false })).toEqual({ at: NOW, side: 'form' })
  })

  it('an expiry is read from seconds or milliseconds, as a duration or as an instant (CNT-01~)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 90, max: 86_400 }), (seconds) => {
        const at = NOW + seconds * 1000
        for (const told of [seconds, seconds * 1000, at / 1000, at]) expect(expiryInstant(told, NOW)).toBe(at)
      }),
    )
  })

  it('an expiry is read in the configured unit, of any length (CNT-01~)', () => {
    const THREE_DAYS = 259_200
    const at = NOW + THREE_DAYS * 1000
    expect(expiryInstant(THREE_DAYS, NOW, 'seconds')).toBe(at)
    expect(expiryInstant(at / 1000, NOW, 'seconds')).toBe(at)
    expect(expiryInstant(THREE_DAYS, NOW, 'milliseconds')).toBe(NOW + THREE_DAYS)
    expect(expiryInstant(900, NOW, 'milliseconds')).toBe(NOW + 900)
    expect(expiryInstant(at, NOW, 'milliseconds')).toBe(at)
    expect(expiryInstant(0, NOW, 'seconds')).toBeUndefined()
  })

  it('an expiry is read in the unit of its own field, of the order and of the wallet (CNT-01~)', () => {
    const named = (lifetimeUnits: ProviderConfiguration['lifetimeUnits']) => ({ ...PROVIDER, lifetimeUnits })
    const told = { price: 10, systemTime: NOW, checkoutFormTokenExpireTime: 259_200, memberTokenExpireDate: 259_200 }
    const endsOf = (provider: ProviderConfiguration) => [
      v.parse(detailSchema({ provider, isLocalTest: false, language: 'tr' }), told).order.endsAt,
      v.parse(walletSchema(provider), told).endsAt,
    ]
    const [left, days] = [NOW + 259_200, NOW + 259_200_000]
    expect(endsOf(PROVIDER)).toEqual([left, left])
    expect(endsOf(named({ checkoutFormTokenExpireTime: 'seconds' }))).toEqual([days, left])
    expect(endsOf(named({ memberTokenExpireDate: 'seconds' }))).toEqual([left, days])
  })

  it('an expiry is unknown when the provider’s value can’t be one (CNT-01~)', () => {
    for (const told of [undefined, Number.NaN, Infinity, -1, 0]) expect(expiryInstant(told, NOW)).toBeUndefined()
  })
})

describe('the time left', () => {
  it('the time left never grows, is never negative, and is 00:00 exactly from the expiry on (CNT-02~)', () => {
    const deadline = { at: NOW, side: 'form' } as const
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 2 }), (steps) => {
        let now = NOW - 1_800_000
        let last = Infinity
        for (const step of steps) {
          now += step
          const left = secondsLeft(deadline, now)
          expect(left).toBeLessThanOrEqual(last)
          expect(left === 0).toBe(now >= NOW)
          expect(timeLeft(deadline, now)).toBeGreaterThanOrEqual(0)
          last = left
        }
      }),
    )
  })

  it('the time left is written as MM:SS, also beyond 99 minutes (CNT-02~)', () => {
    expect([0, 1, 59, 60, 872, 5_999, 6_000].map(formatCountdown)).toEqual([
      '00:00',
      '00:01',
      '00:59',
      '01:00',
      '14:32',
      '99:59',
      '100:00',
    ])
  })
})
