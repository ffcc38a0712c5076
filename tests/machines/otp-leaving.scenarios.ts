import { expect } from 'vitest'
import { fromCallback } from 'xstate'
import type { otpMachine } from '../../machines/sign-in/otp/machine'
import type { PhoneEvent } from '../../machines/sign-in/otp/setup'
import { MEMBER, ORDER, PENDING, REFUSAL } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { COOLDOWN, LIFE, QUESTION, SENT, beginLapsed, beginOtp } from './support/otp-harness'

export const otpLeavingScenarios: Scenarios<typeof otpMachine> = {
  'a wrong number can be reported, and the pending OTP goes along (OTP-06~)': (machine) => {
    const entering = beginOtp(machine)
    const lapsed = beginLapsed(machine)
    for (const harness of [entering, lapsed]) {
      expect(harness.view().canChangePhone).toBe(true)
      harness.askNewNumber()
      expect(harness.snapshot().output).toMatchObject({ kind: 'numberWrong', pending: PENDING })
    }
  },

  'the newest OTP is the one that goes along (OTP-05~, OTP-06~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.endPause()
    harness.askForCode()
    await harness.resend.answer(SENT)
    harness.askNewNumber()
    expect(harness.snapshot().output).toMatchObject({ kind: 'numberWrong', pending: { referenceCode: 'ref-2' } })
  },

  'a step back from an OTP is possible, expired or not (BOOT-13~)': (machine) => {
    for (const harness of [beginOtp(machine), beginLapsed(machine)]) {
      harness.stepBack()
      expect(harness.snapshot().output).toMatchObject({ kind: 'steppedBack', pending: PENDING })
    }
  },

  'no step leads away while an OTP is verified, or another one sent (OTP-06~, GWY-04~)': async (machine) => {
    const verifying = beginOtp(machine)
    verifying.enter('907218')
    const resending = beginOtp(machine)
    resending.clock.increment(COOLDOWN)
    resending.askForCode()
    for (const harness of [verifying, resending]) {
      expect(harness.view().canChangePhone).toBe(false)
      const before = harness.code()
      harness.askNewNumber()
      harness.stepBack()
      expect(harness.code()).toBe(before)
    }
    await verifying.verify.answer({ kind: 'verified', member: MEMBER })
    expect(verifying.snapshot().output).toMatchObject({ kind: 'verified', member: MEMBER })
  },

  'the order receives its buyer’s contact once, where it differs from the order’s own (IDEN-07~)': async (machine) => {
    const known = beginOtp(machine, { contact: { email: 'AYSE@shop.example', gsmNumber: '532 123 45 67' } })
    expect(known.contact.asked).toEqual([])
    const other = beginOtp(machine, { contact: ORDER.contact })
    expect(other.contact.asked).toEqual([{ email: PENDING.email, gsmNumber: PENDING.gsmNumber }])
    await other.contact.answer(undefined)
    other.endPause()
    other.askForCode()
    await other.resend.answer(SENT)
    expect(other.contact.asked).toHaveLength(1)
  },

  'a contact update does not delay the OTP, and neither does its failure (IDEN-07~)': async (machine) => {
    const harness = beginOtp(machine, { contact: ORDER.contact })
    harness.type('907218')
    await harness.contact.fail()
    expect(harness.view()).toMatchObject({ problem: undefined, isBusy: false })
    harness.enter()
    expect(harness.verify.asked).toEqual([QUESTION])
    await harness.verify.answer({ kind: 'verified', member: MEMBER })
    expect(harness.code()).toBe('verified')
    const early = beginOtp(machine, { contact: ORDER.contact })
    early.insert('907218')
    await early.verify.answer({ kind: 'verified', member: MEMBER })
    expect(early.code()).toBe('verified')
  },
}

const broken = fromCallback<PhoneEvent>(() => {
  throw new Error('broken on purpose')
})

/** The phone reads the SMS automatically (WebOTP), if it can. */
export const otpMessagesScenarios: Scenarios<typeof otpMachine> = {
  'an OTP that the phone reads is shown and verified automatically (BEST-06~, OTP-01~)': (machine) => {
    const harness = beginOtp(machine)
    harness.readMessage('907218')
    expect(harness.emitted).toEqual([{ type: 'codeRead', text: '907218' }])
    expect([harness.code(), harness.verify.asked]).toEqual(['verifying', [QUESTION]])
  },

  'an SMS without a whole OTP changes nothing (BEST-06~)': (machine) => {
    const harness = beginOtp(machine)
    harness.readMessage('90')
    expect([harness.code(), harness.verify.asked, harness.emitted]).toEqual(['entering', [], []])
  },

  'an OTP read while another one is sent waits for the press, and is shown (BEST-06~, OTP-05~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.endPause()
    harness.askForCode()
    harness.readMessage('907218')
    expect(harness.emitted).toEqual([{ type: 'codeForgotten' }, { type: 'codeRead', text: '907218' }])
    await harness.resend.answer(SENT)
    expect([harness.code(), harness.verify.asked]).toEqual(['entering', []])
    harness.enter()
    expect(harness.verify.asked).toEqual([{ ...QUESTION, referenceCode: 'ref-2' }])
  },

  'the SMS of another OTP is read as well: listening starts again once it was sent (BEST-06~, OTP-05~)': async (
    machine,
  ) => {
    for (const harness of [beginOtp(machine), beginLapsed(machine)]) {
      expect([harness.phone.begun(), harness.phone.listeners()]).toEqual([1, 1])
      harness.endPause()
      harness.askForCode()
      expect([harness.phone.begun(), harness.phone.listeners()]).toEqual([1, 1])
      await harness.resend.answer(SENT)
      expect([harness.phone.begun(), harness.phone.listeners()]).toEqual([2, 1])
    }
  },

  'an OTP read during a verification, or after its time, changes nothing (BEST-06~, GWY-04~)': async (machine) => {
    const harness = beginOtp(machine)
    harness.enter('123456')
    harness.readMessage('907218')
    expect(harness.verify.asked).toEqual([{ ...QUESTION, code: '123456' }])
    await harness.verify.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.snapshot().context.typed).toBe('')
    const lapsed = beginLapsed(machine)
    lapsed.readMessage('907218')
    expect([lapsed.code(), lapsed.verify.asked]).toEqual(['lapsed', []])
  },

  'the phone’s messages are ignored once the OTP screen was left (BEST-06~)': (machine) => {
    const harness = beginOtp(machine)
    expect(harness.phone.listeners()).toBe(1)
    harness.stepBack()
    expect(harness.phone.listeners()).toBe(0)
  },

  'a phone whose messages can’t be read leaves the OTP screen as it is (BEST-06~)': (machine) => {
    const harness = beginOtp(machine, { messages: broken })
    harness.tick(LIFE - 1)
    expect(harness.view()).toMatchObject({ problem: undefined, isLapsed: false })
    harness.enter('907218')
    expect(harness.verify.asked).toEqual([QUESTION])
  },
}
