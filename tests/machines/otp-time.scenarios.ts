import { fromCallback } from 'xstate'
import { expect } from 'vitest'
import type { clock } from '../../machines/around/countdown/machine'
import type { Instant } from '../../machines/entities/instant'
import type { otpMachine } from '../../machines/sign-in/otp/machine'
import { MEMBER, PENDING, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'
import { LIFE, QUESTION, beginOtp } from './support/otp-story'

const broken: typeof clock = fromCallback<{ type: 'clock.ticked'; now: Instant }>(() => {
  throw new Error('broken on purpose')
})

export const otpTimeTold: Told<typeof otpMachine> = {
  'a code lapses when its time is up, and not a moment earlier (OTP-05~)': (machine) => {
    const story = beginOtp(machine)
    story.tick(0)
    story.tick(LIFE - 1)
    expect(story.code()).toBe('entering')
    story.tick(LIFE)
    expect(story.code()).toBe('lapsed')
    expect(story.view().isLapsed).toBe(true)
  },

  'nothing lapses before the first word about the time, and what is over lapses with it (OTP-05~)': (machine) => {
    const story = beginOtp(machine)
    story.clock.increment(10 * LIFE)
    expect(story.code()).toBe('entering')
    story.tick(10 * LIFE)
    expect(story.code()).toBe('lapsed')
  },

  'a code of which nobody said how long it can be used does not lapse here (OTP-05~)': (machine) => {
    const story = beginOtp(machine, { pending: { ...PENDING, endsAt: undefined } })
    story.tick(0)
    story.tick(10 * LIFE)
    expect([story.code(), story.view().isLastMinute]).toEqual(['entering', false])
  },

  'without a clock the code can be used, and another one can be asked for (OTP-05~)': (machine) => {
    const story = beginOtp(machine, { clock: broken })
    story.tick(0)
    story.tick(LIFE)
    expect(story.view()).toMatchObject({ isLapsed: false, secondsToResend: undefined })
    story.endPause()
    expect(story.view().canResend).toBe(true)
    story.enter('907218')
    expect(story.verify.asked).toEqual([QUESTION])
  },

  'a lapsed code is emptied and offers resend only (OTP-04~)': async (machine) => {
    const story = beginOtp(machine)
    story.tick(0)
    story.type('90721')
    story.tick(LIFE)
    expect(story.emitted).toEqual([{ type: 'codeForgotten' }])
    story.enter('907218')
    story.insert('907218')
    expect([story.code(), story.snapshot().context.typed, story.verify.asked]).toEqual(['lapsed', '', []])
    expect(story.view()).toMatchObject({ isLapsed: true, canResend: true, fault: undefined })
  },

  'a wrong code leaves the time alone (OTP-04~)': async (machine) => {
    const story = beginOtp(machine)
    story.tick(0)
    story.tick(10_000)
    story.enter('907218')
    await story.verify.answer({ kind: 'refused', refusal: REFUSAL })
    story.tick(LIFE - 1)
    expect(story.code()).toBe('entering')
    story.tick(LIFE)
    expect(story.code()).toBe('lapsed')
  },

  'a code that was handed over in time may still turn out to be right': async (machine) => {
    const story = beginOtp(machine)
    story.tick(0)
    story.enter('907218')
    story.tick(LIFE)
    expect(story.view()).toMatchObject({ isBusy: true, isLapsed: false })
    await story.verify.answer({ kind: 'verified', member: MEMBER })
    expect(story.snapshot().output).toEqual({ kind: 'verified', member: MEMBER })
  },

  'a code that was wrong, and lapsed meanwhile, offers resend only (OTP-04~)': async (machine) => {
    const story = beginOtp(machine)
    story.tick(0)
    story.enter('907218')
    story.tick(LIFE)
    await story.verify.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({ isLapsed: true, canResend: true })
  },

  'the last minute of a code is told once it has begun, and no longer when it is over (A11Y-01~)': (machine) => {
    const story = beginOtp(machine)
    const told = [0, LIFE - 60_001, LIFE - 60_000, LIFE - 1, LIFE].map((later) => {
      story.tick(later)
      return story.view().isLastMinute
    })
    expect(told).toEqual([false, false, true, true, false])
  },
}
