import { expect } from 'vitest'
import type { otpMachine } from '../../machines/sign-in/otp/machine'
import { PENDING, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'
import { COOLDOWN, LIFE, NEXT_LIFE, QUESTION, SENT, SHORT_LIVED, beginLapsed, beginOtp } from './support/otp-story'

export const otpSendingTold: Told<typeof otpMachine> = {
  'resend is offered when the pause after the last sending is over, and not before (OTP-05~)': (machine) => {
    const story = beginOtp(machine)
    story.clock.increment(COOLDOWN - 1)
    story.askForCode()
    expect([story.view().canResend, story.resend.asked]).toEqual([false, []])
    story.clock.increment(1)
    expect(story.view()).toMatchObject({ canResend: true, isCooling: false, secondsToResend: undefined })
    story.askForCode()
    expect(story.resend.asked).toEqual([{ pending: PENDING }])
  },

  'the seconds until then are told, down to one (OTP-05~)': (machine) => {
    const story = beginOtp(machine)
    const told = [0, 400, 1_000, 29_000, 29_999].map((later) => {
      story.tick(later)
      return story.view().secondsToResend
    })
    expect(told).toEqual([30, 30, 29, 1, 1])
    expect(story.view().share).toBeLessThan(0.01)
  },

  'a code that was sent before this page began needs no more than the rest of its pause (OTP-05~)': (machine) => {
    const story = beginOtp(machine)
    story.tick(COOLDOWN - 1)
    expect(story.view().canResend).toBe(false)
    story.tick(COOLDOWN)
    expect(story.view()).toMatchObject({ canResend: true, isCooling: false })
  },

  'a lapsed code needs no pause (OTP-05~)': (machine) => {
    const story = beginOtp(machine, { pending: SHORT_LIVED })
    story.tick(COOLDOWN - 1)
    expect(story.view()).toMatchObject({ isCooling: true, canResend: true })
    story.askForCode()
    expect(story.resend.asked).toHaveLength(1)
  },

  'another code is sent once for each press, and nothing is verified meanwhile (OTP-05~)': async (machine) => {
    const story = beginOtp(machine)
    story.endPause()
    story.type('907218')
    story.askForCode()
    expect(story.view()).toMatchObject({ isSending: true, canResend: false })
    expect(story.emitted).toEqual([{ type: 'codeForgotten' }])
    story.askForCode()
    story.enter('907218')
    story.insert('907218')
    expect([story.resend.asked.length, story.verify.asked]).toEqual([1, []])
    await story.resend.answer(SENT)
    expect(story.verify.asked).toEqual([])
    expect(story.view()).toMatchObject({ isSending: false, isSentAgain: true })
  },

  'no other code is asked for while one is verified (OTP-05~)': async (machine) => {
    const story = beginOtp(machine)
    story.endPause()
    story.enter('907218')
    story.askForCode()
    expect([story.view().canResend, story.resend.asked]).toEqual([false, []])
    await story.verify.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view().canResend).toBe(true)
  },

  'the newest reference goes with the next code and with the next resend (OTP-05~)': async (machine) => {
    const story = beginOtp(machine)
    story.endPause()
    story.askForCode()
    await story.resend.answer(SENT)
    story.enter('907218')
    expect(story.verify.asked).toEqual([{ ...QUESTION, referenceCode: 'ref-2' }])
    expect(story.view().isSentAgain).toBe(false)
    await story.verify.answer({ kind: 'refused', refusal: REFUSAL })
    story.endPause()
    story.askForCode()
    expect(story.resend.asked.at(-1)).toMatchObject({ pending: { memberUserId: 'u', referenceCode: 'ref-2' } })
  },

  'a new code begins its own time and its own pause (OTP-05~)': async (machine) => {
    const story = beginLapsed(machine)
    story.endPause()
    story.askForCode()
    await story.resend.answer(SENT)
    expect(story.view()).toMatchObject({ isLapsed: false, isCooling: true, canResend: false })
    story.tick(LIFE + 5_000)
    expect(story.view().secondsToResend).toBe(30)
    story.tick(LIFE + 5_000 + NEXT_LIFE - 1)
    expect(story.code()).toBe('entering')
    story.tick(LIFE + 5_000 + NEXT_LIFE)
    expect(story.code()).toBe('lapsed')
    expect(story.view().isSentAgain).toBe(false)
  },

  'digits of a message that was quicker than its answer are kept for the press (OTP-05~)': async (machine) => {
    const story = beginLapsed(machine)
    story.askForCode()
    story.insert('907218')
    await story.resend.answer(SENT)
    expect(story.verify.asked).toEqual([])
    story.enter()
    expect(story.verify.asked).toEqual([{ ...QUESTION, referenceCode: 'ref-2' }])
  },

  'a resend that is refused says why, and the last code can still be used (OTP-05~)': async (machine) => {
    const story = beginOtp(machine)
    story.endPause()
    story.askForCode()
    await story.resend.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({
      isSentAgain: false,
      canResend: true,
      problem: undefined,
      sendingProblem: { text: 'İşlem onaylanmadı' },
    })
    story.enter('907218')
    expect(story.verify.asked).toEqual([QUESTION])
    expect(story.view().sendingProblem).toBeUndefined()
  },

  'a resend that breaks says so in general words, and is not repeated by itself (GWY-04~)': async (machine) => {
    const story = beginLapsed(machine)
    story.askForCode()
    await story.resend.fail()
    expect(story.view()).toMatchObject({
      isLapsed: true,
      canResend: true,
      sendingProblem: { text: undefined, key: 'errors.generic' },
    })
    expect(story.resend.asked).toHaveLength(1)
    story.askForCode()
    expect(story.view().sendingProblem).toBeUndefined()
  },
}
