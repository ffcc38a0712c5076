import { expect } from 'vitest'
import type { otpMachine } from '../../machines/sign-in/otp/machine'
import { MEMBER, REFUSAL, TIMED_OUT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { QUESTION, beginOtp } from './support/otp-harness'
import { otpLeavingScenarios, otpMessagesScenarios } from './otp-leaving.scenarios'
import { otpSendingScenarios } from './otp-sending.scenarios'
import { otpTimeScenarios } from './otp-time.scenarios'

export const otpScenarios: Scenarios<typeof otpMachine> = {
  ...otpTimeScenarios,
  ...otpSendingScenarios,
  ...otpLeavingScenarios,
  ...otpMessagesScenarios,

  'the OTP screen shows the masked phone, and sends no call yet (OTP-07~)': (machine) => {
    const harness = beginOtp(machine)
    expect(harness.view()).toEqual({
      isBusy: false,
      isSending: false,
      isLapsed: false,
      canResend: false,
      canChangePhone: true,
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
    expect([harness.verify.asked, harness.resend.asked]).toEqual([[], []])
  },

  'an empty or a short OTP shows its error, and is never sent (VAL-03~)': (machine) => {
    const harness = beginOtp(machine)
    harness.enter()
    expect(harness.view().fault).toBe('validations.verificationCodeRequired')
    harness.enter('12345')
    expect(harness.view().fault).toBe('validations.verificationCode')
    harness.type('123456')
    expect(harness.view().fault).toBeUndefined()
    expect(harness.code()).toBe('entering')
    expect(harness.verify.asked).toEqual([])
  },

  'a longer number that came at once is refused as an OTP: nothing of it is kept, or sent (VAL-03~, VAL-07~)': (
    machine,
  ) => {
    const harness = beginOtp(machine)
    harness.type('12')
    harness.insert('1234567')
    expect([harness.code(), harness.view().fault]).toEqual(['entering', 'validations.verificationCode'])
    expect(harness.snapshot().context.typed).toBe('12')
    harness.type('123')
    expect(harness.view().fault).toBeUndefined()
    expect(harness.verify.asked).toEqual([])
  },

  'the error of a longer number replaces the one about the last OTP (VAL-03~, OTP-04~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.enter('907218')
    await harness.verify.answer({ kind: 'refused', refusal: REFUSAL })
    harness.insert('1234567')
    expect(harness.view()).toMatchObject({ fault: 'validations.verificationCode', problem: undefined })
  },

  'six digits that were typed wait for the button (OTP-01~)': (machine) => {
    const harness = beginOtp(machine)
    for (const typed of ['1', '12', '123', '1234', '12345', '123456']) harness.type(typed)
    expect([harness.code(), harness.verify.asked]).toEqual(['entering', []])
  },

  'six digits that came at once are sent automatically, fewer are not (OTP-01~)': (machine) => {
    const harness = beginOtp(machine)
    harness.insert('90721')
    expect([harness.code(), harness.verify.asked]).toEqual(['entering', []])
    harness.enter()
    expect(harness.view().fault).toBe('validations.verificationCode')
    harness.insert('907218')
    expect([harness.code(), harness.verify.asked]).toEqual(['verifying', [QUESTION]])
    expect(harness.view().fault).toBeUndefined()
  },

  'the six digits are sent once, with the reference of their OTP (OTP-02~, GWY-04~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.enter('Kod: 907 218')
    expect(harness.view().isBusy).toBe(true)
    harness.enter()
    harness.enter('654321')
    harness.insert('654321')
    expect(harness.verify.asked).toEqual([QUESTION])
    await harness.verify.answer({ kind: 'verified', member: MEMBER })
    expect(harness.snapshot().output).toMatchObject({ kind: 'verified', member: MEMBER })
    expect(JSON.stringify(harness.snapshot())).not.toMatch(/907 ?218/)
  },

  'a wrong OTP is shown in the provider’s words, and the field starts empty (OTP-04~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.enter('907218')
    await harness.verify.answer({ kind: 'refused', refusal: TIMED_OUT })
    expect(harness.code()).toBe('entering')
    expect(harness.view()).toMatchObject({ isBusy: false, problem: { text: 'İşlem onaylanmadı' } })
    expect(harness.emitted).toEqual([{ type: 'codeForgotten' }])
    harness.enter()
    expect(harness.view()).toMatchObject({ fault: 'validations.verificationCodeRequired', problem: undefined })
    harness.enter('654321')
    expect(harness.view()).toMatchObject({ fault: undefined, problem: undefined })
    expect(harness.verify.asked).toEqual([QUESTION, { ...QUESTION, code: '654321' }])
  },

  'the error of a wrong OTP stays until the next one is begun (OTP-04~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.insert('907218')
    await harness.verify.answer({ kind: 'refused', refusal: REFUSAL })
    // The cleared field reports its empty text; the problem stays.
    harness.type('')
    expect(harness.view().problem).toMatchObject({ text: 'İşlem onaylanmadı' })
    harness.type('6')
    expect(harness.view().problem).toBeUndefined()
  },

  'a verification that fails shows a generic error, and the OTP is not sent again on its own (GWY-07~)': async (
    machine,
  ) => {
    const harness = beginOtp(machine)
    harness.enter('907218')
    await harness.verify.fail()
    expect(harness.code()).toBe('entering')
    expect(harness.view().problem).toEqual({ text: undefined, key: 'errors.generic' })
    expect(harness.emitted).toEqual([{ type: 'codeForgotten' }])
    expect(harness.verify.asked).toHaveLength(1)
    expect(harness.snapshot().context.typed).toBe('')
  },
}
