import { fromCallback } from 'xstate'
import { expect } from 'vitest'
import type { clock } from '../../machines/around/countdown/machine'
import type { Instant } from '../../machines/entities/instant'
import type { otpMachine } from '../../machines/sign-in/otp/machine'
import { MEMBER, PENDING, REFUSAL } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { LIFE, QUESTION, beginOtp } from './support/otp-harness'

const broken: typeof clock = fromCallback<{ type: 'clock.ticked'; now: Instant }>(() => {
  throw new Error('broken on purpose')
})

export const otpTimeScenarios: Scenarios<typeof otpMachine> = {
  'an OTP expires when its time is up, and not a moment earlier (OTP-05~)': (machine) => {
    const harness = beginOtp(machine)
    harness.tick(0)
    harness.tick(LIFE - 1)
    expect(harness.code()).toBe('entering')
    harness.tick(LIFE)
    expect(harness.code()).toBe('lapsed')
    expect(harness.view().isLapsed).toBe(true)
  },

  'no OTP expires before the first tick of the clock, and one past its time does with it (OTP-05~)': (machine) => {
    const harness = beginOtp(machine)
    harness.clock.increment(10 * LIFE)
    expect(harness.code()).toBe('entering')
    harness.tick(10 * LIFE)
    expect(harness.code()).toBe('lapsed')
  },

  'an OTP of unknown lifetime does not expire here (OTP-05~)': (machine) => {
    const harness = beginOtp(machine, { pending: { ...PENDING, endsAt: undefined } })
    harness.tick(0)
    harness.tick(10 * LIFE)
    expect([harness.code(), harness.view().isLastMinute]).toEqual(['entering', false])
  },

  'an OTP can be used without a clock, and another one can be requested (OTP-05~)': (machine) => {
    const harness = beginOtp(machine, { clock: broken })
    harness.tick(0)
    harness.tick(LIFE)
    expect(harness.view()).toMatchObject({ isLapsed: false, secondsToResend: undefined })
    harness.endPause()
    expect(harness.view().canResend).toBe(true)
    harness.enter('907218')
    expect(harness.verify.asked).toEqual([QUESTION])
  },

  'an expired OTP is cleared and offers resend only (OTP-04~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.tick(0)
    harness.type('90721')
    harness.tick(LIFE)
    expect(harness.emitted).toEqual([{ type: 'codeForgotten' }])
    harness.enter('907218')
    harness.insert('907218')
    expect([harness.code(), harness.snapshot().context.typed, harness.verify.asked]).toEqual(['lapsed', '', []])
    expect(harness.view()).toMatchObject({ isLapsed: true, canResend: true, fault: undefined })
  },

  'a wrong OTP leaves its lifetime as it is (OTP-04~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.tick(0)
    harness.tick(10_000)
    harness.enter('907218')
    await harness.verify.answer({ kind: 'refused', refusal: REFUSAL })
    harness.tick(LIFE - 1)
    expect(harness.code()).toBe('entering')
    harness.tick(LIFE)
    expect(harness.code()).toBe('lapsed')
  },

  'an OTP submitted in time may still turn out to be right': async (machine) => {
    const harness = beginOtp(machine)
    harness.tick(0)
    harness.enter('907218')
    harness.tick(LIFE)
    expect(harness.view()).toMatchObject({ isBusy: true, isLapsed: false })
    await harness.verify.answer({ kind: 'verified', member: MEMBER })
    expect(harness.snapshot().output).toMatchObject({ kind: 'verified', member: MEMBER })
  },

  'a wrong OTP that expires meanwhile offers resend only (OTP-04~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.tick(0)
    harness.enter('907218')
    harness.tick(LIFE)
    await harness.verify.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.view()).toMatchObject({ isLapsed: true, canResend: true })
  },

  'the last minute of an OTP is announced once it has begun, and no longer when it is over (A11Y-01~)': (machine) => {
    const harness = beginOtp(machine)
    const told = [0, LIFE - 60_001, LIFE - 60_000, LIFE - 1, LIFE].map((later) => {
      harness.tick(later)
      return harness.view().isLastMinute
    })
    expect(told).toEqual([false, false, true, true, false])
  },
}
