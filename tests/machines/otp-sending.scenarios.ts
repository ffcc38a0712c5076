import { expect } from 'vitest'
import type { otpMachine } from '../../machines/sign-in/otp/machine'
import { PENDING, REFUSAL, TIMED_OUT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { COOLDOWN, LIFE, NEXT_LIFE, QUESTION, SENT, SHORT_LIVED, beginLapsed, beginOtp } from './support/otp-harness'

export const otpSendingScenarios: Scenarios<typeof otpMachine> = {
  'resend is offered when the pause after the last OTP is over, and not before (OTP-05~)': (machine) => {
    const harness = beginOtp(machine)
    harness.clock.increment(COOLDOWN - 1)
    harness.askForCode()
    expect([harness.view().canResend, harness.resend.asked]).toEqual([false, []])
    harness.clock.increment(1)
    expect(harness.view()).toMatchObject({ canResend: true, isCooling: false, secondsToResend: undefined })
    harness.askForCode()
    expect(harness.resend.asked).toEqual([{ pending: PENDING, isQuick: false }])
  },

  'another OTP on the one-page form is requested by the call of that form (OTP-05~, QCK-03~)': (machine) => {
    const harness = beginOtp(machine, { isQuick: true })
    harness.clock.increment(COOLDOWN)
    harness.askForCode()
    expect(harness.resend.asked).toEqual([{ pending: PENDING, isQuick: true }])
  },

  'the seconds until resend are shown, down to one (OTP-05~)': (machine) => {
    const harness = beginOtp(machine)
    const told = [0, 400, 1_000, 29_000, 29_999].map((later) => {
      harness.tick(later)
      return harness.view().secondsToResend
    })
    expect(told).toEqual([30, 30, 29, 1, 1])
    expect(harness.view().share).toBeLessThan(0.01)
  },

  'an OTP sent before this page began has only the rest of its pause (OTP-05~)': (machine) => {
    const harness = beginOtp(machine)
    harness.tick(COOLDOWN - 1)
    expect(harness.view().canResend).toBe(false)
    harness.tick(COOLDOWN)
    expect(harness.view()).toMatchObject({ canResend: true, isCooling: false })
  },

  'an expired OTP needs no pause (OTP-05~)': (machine) => {
    const harness = beginOtp(machine, { pending: SHORT_LIVED })
    harness.tick(COOLDOWN - 1)
    expect(harness.view()).toMatchObject({ isCooling: true, canResend: true })
    harness.askForCode()
    expect(harness.resend.asked).toHaveLength(1)
  },

  'another OTP is sent once for each press, and nothing is verified meanwhile (OTP-05~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.endPause()
    harness.type('907218')
    harness.askForCode()
    expect(harness.view()).toMatchObject({ isSending: true, canResend: false })
    expect(harness.emitted).toEqual([{ type: 'codeForgotten' }])
    harness.askForCode()
    harness.enter('907218')
    harness.insert('907218')
    expect([harness.resend.asked.length, harness.verify.asked]).toEqual([1, []])
    await harness.resend.answer(SENT)
    expect(harness.verify.asked).toEqual([])
    expect(harness.view()).toMatchObject({ isSending: false, isSentAgain: true })
  },

  'no other OTP is requested during a verification (OTP-05~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.endPause()
    harness.enter('907218')
    harness.askForCode()
    expect([harness.view().canResend, harness.resend.asked]).toEqual([false, []])
    await harness.verify.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.view().canResend).toBe(true)
  },

  'the newest reference goes with the next OTP and with the next resend (OTP-05~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.endPause()
    harness.askForCode()
    await harness.resend.answer(SENT)
    harness.enter('907218')
    expect(harness.verify.asked).toEqual([{ ...QUESTION, referenceCode: 'ref-2' }])
    expect(harness.view().isSentAgain).toBe(false)
    await harness.verify.answer({ kind: 'refused', refusal: REFUSAL })
    harness.endPause()
    harness.askForCode()
    expect(harness.resend.asked.at(-1)).toMatchObject({ pending: { memberUserId: 'u', referenceCode: 'ref-2' } })
  },

  'a new OTP begins its own lifetime and its own pause (OTP-05~)': async (machine) => {
    const harness = beginLapsed(machine)
    harness.endPause()
    harness.askForCode()
    await harness.resend.answer(SENT)
    expect(harness.view()).toMatchObject({ isLapsed: false, isCooling: true, canResend: false })
    harness.tick(LIFE + 5_000)
    expect(harness.view().secondsToResend).toBe(30)
    harness.tick(LIFE + 5_000 + NEXT_LIFE - 1)
    expect(harness.code()).toBe('entering')
    harness.tick(LIFE + 5_000 + NEXT_LIFE)
    expect(harness.code()).toBe('lapsed')
    expect(harness.view().isSentAgain).toBe(false)
  },

  'digits of an SMS that was quicker than its answer are kept for the press (OTP-05~)': async (machine) => {
    const harness = beginLapsed(machine)
    harness.askForCode()
    harness.insert('907218')
    await harness.resend.answer(SENT)
    expect(harness.verify.asked).toEqual([])
    harness.enter()
    expect(harness.verify.asked).toEqual([{ ...QUESTION, referenceCode: 'ref-2' }])
  },

  'a refused resend shows the reason, and the last OTP can still be used (OTP-05~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.endPause()
    harness.askForCode()
    await harness.resend.answer({ kind: 'refused', refusal: TIMED_OUT })
    expect(harness.view()).toMatchObject({
      isSentAgain: false,
      canResend: true,
      problem: undefined,
      sendingProblem: { text: 'İşlem onaylanmadı' },
    })
    harness.enter('907218')
    expect(harness.verify.asked).toEqual([QUESTION])
    expect(harness.view().sendingProblem).toBeUndefined()
  },

  'a resend refused without a sentence says that no OTP was sent, or names the known reason (OTP-05~, GWY-02~)': async (
    machine,
  ) => {
    const harness = beginOtp(machine)
    harness.endPause()
    harness.askForCode()
    const { code, group } = REFUSAL
    await harness.resend.answer({ kind: 'refused', refusal: { code, group, message: undefined } })
    expect(harness.view().sendingProblem).toEqual({ text: undefined, key: 'otp.sendRefused' })
    harness.askForCode()
    await harness.resend.answer({ kind: 'refused', refusal: { code, group, message: undefined, waitSeconds: 5 } })
    expect(harness.view().sendingProblem).toEqual({ text: undefined, key: 'errors.wait', seconds: 5 })
    harness.askForCode()
    const suspended = { code, group: 'MEMBER_SUSPENDED', message: undefined }
    await harness.resend.answer({ kind: 'refused', refusal: suspended })
    expect(harness.view().sendingProblem).toEqual({ text: undefined, key: 'errors.memberSuspended' })
  },

  'a resend refused for a timeout may have sent an OTP (OTP-05~, GWY-02~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.endPause()
    for (const named of [{ group: 'REQUEST_TIMEOUT' }, { code: '10219' }]) {
      harness.askForCode()
      const unsaid = { code: '1', group: undefined, message: undefined }
      await harness.resend.answer({ kind: 'refused', refusal: { ...unsaid, ...named } })
      expect(harness.view().sendingProblem).toEqual({ text: undefined, key: 'otp.notSent' })
    }
  },

  'a resend that fails says that its outcome is unknown, and is not repeated on its own (GWY-04~)': async (machine) => {
    const harness = beginLapsed(machine)
    harness.askForCode()
    await harness.resend.fail()
    expect(harness.view()).toMatchObject({
      isLapsed: true,
      canResend: true,
      sendingProblem: { text: undefined, key: 'otp.notSent' },
    })
    expect(harness.resend.asked).toHaveLength(1)
    harness.askForCode()
    expect(harness.view().sendingProblem).toBeUndefined()
  },
}
