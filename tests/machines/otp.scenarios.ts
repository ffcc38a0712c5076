import { expect } from 'vitest'
import type { otpMachine } from '../../machines/sign-in/otp/machine'
import { MEMBER, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'
import { QUESTION, beginOtp } from './support/otp-story'
import { otpLeavingTold, otpMessagesTold } from './otp-leaving.scenarios'
import { otpSendingTold } from './otp-sending.scenarios'
import { otpTimeTold } from './otp-time.scenarios'

export const otpTold: Told<typeof otpMachine> = {
  ...otpTimeTold,
  ...otpSendingTold,
  ...otpLeavingTold,
  ...otpMessagesTold,

  'the shopper sees where the code went, masked, and is asked for nothing yet (OTP-07~)': (machine) => {
    const story = beginOtp(machine)
    expect(story.view()).toEqual({
      isBusy: false,
      isSending: false,
      isLapsed: false,
      canResend: false,
      canChangeNumber: true,
      isCooling: true,
      secondsToResend: undefined,
      share: 1,
      isLastMinute: false,
      isSentAgain: false,
      maskedPhone: '+90 5** *** ** 67',
      fault: undefined,
      problem: undefined,
      sendingProblem: undefined,
    })
    expect([story.verify.asked, story.resend.asked]).toEqual([[], []])
  },

  'an empty or a short code is said to be one, and never sent (VAL-03~)': (machine) => {
    const story = beginOtp(machine)
    story.enter()
    expect(story.view().fault).toBe('validations.verificationCodeRequired')
    story.enter('12345')
    expect(story.view().fault).toBe('validations.verificationCode')
    story.type('123456')
    expect(story.view().fault).toBeUndefined()
    expect(story.code()).toBe('entering')
    expect(story.verify.asked).toEqual([])
  },

  'a longer number that came at once is said to be no code: nothing of it is kept, or sent (VAL-03~, VAL-07~)': (
    machine,
  ) => {
    const story = beginOtp(machine)
    story.type('12')
    story.insert('1234567')
    expect([story.code(), story.view().fault]).toEqual(['entering', 'validations.verificationCode'])
    expect(story.snapshot().context.typed).toBe('12')
    story.type('123')
    expect(story.view().fault).toBeUndefined()
    expect(story.verify.asked).toEqual([])
  },

  'six digits that were typed wait for the button (OTP-01~)': (machine) => {
    const story = beginOtp(machine)
    for (const typed of ['1', '12', '123', '1234', '12345', '123456']) story.type(typed)
    expect([story.code(), story.verify.asked]).toEqual(['entering', []])
  },

  'six digits that came at once are sent by themselves, fewer are not (OTP-01~)': (machine) => {
    const story = beginOtp(machine)
    story.insert('90721')
    expect([story.code(), story.verify.asked]).toEqual(['entering', []])
    story.enter()
    expect(story.view().fault).toBe('validations.verificationCode')
    story.insert('907218')
    expect([story.code(), story.verify.asked]).toEqual(['verifying', [QUESTION]])
    expect(story.view().fault).toBeUndefined()
  },

  'the six digits are sent once, with the reference of the code (OTP-02~, GWY-04~)': async (machine) => {
    const story = beginOtp(machine)
    story.enter('Kod: 907 218')
    expect(story.view().isBusy).toBe(true)
    story.enter()
    story.enter('654321')
    story.insert('654321')
    expect(story.verify.asked).toEqual([QUESTION])
    await story.verify.answer({ kind: 'verified', member: MEMBER })
    expect(story.snapshot().output).toEqual({ kind: 'verified', member: MEMBER })
    expect(JSON.stringify(story.snapshot())).not.toMatch(/907 ?218/)
  },

  'a wrong code is told in the words of the provider, and the field starts empty (OTP-04~)': async (machine) => {
    const story = beginOtp(machine)
    story.enter('907218')
    await story.verify.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.code()).toBe('entering')
    expect(story.view()).toMatchObject({ isBusy: false, problem: { text: 'İşlem onaylanmadı' } })
    expect(story.emitted).toEqual([{ type: 'codeForgotten' }])
    story.enter()
    expect(story.view()).toMatchObject({ fault: 'validations.verificationCodeRequired', problem: undefined })
    story.enter('654321')
    expect(story.view()).toMatchObject({ fault: undefined, problem: undefined })
    expect(story.verify.asked).toEqual([QUESTION, { ...QUESTION, code: '654321' }])
  },

  'what was wrong stays to be read until the next code is begun (OTP-04~)': async (machine) => {
    const story = beginOtp(machine)
    story.insert('907218')
    await story.verify.answer({ kind: 'refused', refusal: REFUSAL })
    // The field that was emptied says so.
    story.type('')
    expect(story.view().problem).toMatchObject({ text: 'İşlem onaylanmadı' })
    story.type('6')
    expect(story.view().problem).toBeUndefined()
  },

  'a check that breaks says so in general words, and the code is not sent again by itself (GWY-07~)': async (
    machine,
  ) => {
    const story = beginOtp(machine)
    story.enter('907218')
    await story.verify.fail()
    expect(story.code()).toBe('entering')
    expect(story.view().problem).toEqual({ text: undefined, key: 'errors.generic' })
    expect(story.emitted).toEqual([{ type: 'codeForgotten' }])
    expect(story.verify.asked).toHaveLength(1)
    expect(story.snapshot().context.typed).toBe('')
  },
}
