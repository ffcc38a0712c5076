import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { beginning } from './support/checkout-harness'
import { TIMINGS } from './fixtures/timings'
import { settled } from './support/settled'
import { ORDER, PENDING, TYPED } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { BROKEN } from './support/broken-children'
import { ways } from './support/ways'

const CHANGED = { ...PENDING, referenceCode: 'ref-3', gsmNumber: '+905559876543' }

/** While a code is pending: changing the number, stepping back, and requests in flight. */
export const admittingCodeScenarios: Scenarios<typeof checkoutMachine> = {
  'an OTP that went to a wrong number is sent to another, and the new reference counts (OTP-06~)': async (machine) => {
    const harness = await ways.changingPhone(beginning(machine))
    expect([harness.state(), harness.screen()]).toEqual(['changingPhone', 'change-phone-number'])
    harness.child('phoneChange').send({ type: 'shopper.typedNumber', text: '555 987 65 43' })
    harness.child('phoneChange').send({ type: 'shopper.continued' })
    expect(harness.ports.changePhone.asked).toEqual([{ pending: PENDING, isQuick: false, phone: CHANGED.gsmNumber }])
    await harness.ports.changePhone.answer({ kind: 'sent', pending: CHANGED })
    expect(harness.screen()).toBe('otp')
    harness.enterCode()
    expect(harness.ports.verifyCode.asked).toMatchObject([{ referenceCode: 'ref-3' }])
    // The merchant has to receive the member's new number.
    expect(harness.ports.updateContact.asked.at(-1)).toEqual({ email: PENDING.email, gsmNumber: CHANGED.gsmNumber })
  },

  'a buyer’s contact that the order has already is not sent to it again with the OTP (IDEN-07~)': async (machine) => {
    const { email, gsmNumber } = PENDING
    const harness = await ways.verifyingOtp(beginning(machine, { order: { ...ORDER, contact: { email, gsmNumber } } }))
    expect([harness.state(), harness.ports.updateContact.asked]).toEqual(['verifyingOtp', []])
  },

  'a contact that is corrected to the order’s first one is sent to it at each code, since the order may have the other (IDEN-07~)':
    async (machine) => {
      const { email, gsmNumber } = PENDING
      const harness = await ways.verifyingOtp(
        beginning(machine, { order: { ...ORDER, contact: { email, gsmNumber } } }),
      )
      for (const [pending, text] of [
        [CHANGED, '555 987 65 43'],
        [{ ...PENDING, referenceCode: 'ref-4' }, '532 123 45 67'],
      ] as const) {
        harness.child('otp').send({ type: 'shopper.askedNewNumber' })
        harness.child('phoneChange').send({ type: 'shopper.typedNumber', text })
        harness.child('phoneChange').send({ type: 'shopper.continued' })
        await harness.ports.changePhone.answer({ kind: 'sent', pending })
      }
      await harness.ports.updateContact.fail()
      harness.child('otp').send({ type: 'shopper.askedNewNumber' })
      harness.child('phoneChange').send({ type: 'shopper.steppedBack' })
      expect(harness.ports.updateContact.asked).toEqual([
        { email, gsmNumber: CHANGED.gsmNumber },
        { email, gsmNumber },
        { email, gsmNumber },
      ])
    },

  'a number is changed under the OTP that was sent last (OTP-05~, OTP-06~)': async (machine) => {
    const harness = await ways.verifyingOtp(beginning(machine))
    const again = { referenceCode: 'ref-2', sentAt: 7, endsAt: 8 }
    harness.clock.increment(TIMINGS.resendCooldown)
    harness.child('otp').send({ type: 'shopper.askedForCode' })
    await harness.ports.resendCode.answer({ kind: 'sent', ...again })
    harness.child('otp').send({ type: 'shopper.askedNewNumber' })
    harness.child('phoneChange').send({ type: 'shopper.typedNumber', text: '555 987 65 43' })
    harness.child('phoneChange').send({ type: 'shopper.continued' })
    expect(harness.ports.changePhone.asked).toMatchObject([{ pending: { ...PENDING, ...again } }])
  },

  'a step back after a change of number leads to the form with the new number (OTP-06~, BOOT-13~)': async (machine) => {
    const harness = await ways.changingPhone(beginning(machine))
    harness.child('phoneChange').send({ type: 'shopper.typedNumber', text: '555 987 65 43' })
    harness.child('phoneChange').send({ type: 'shopper.continued' })
    await harness.ports.changePhone.answer({ kind: 'sent', pending: CHANGED })
    harness.child('otp').send({ type: 'shopper.steppedBack' })
    expect(harness.typed()).toMatchObject({ email: PENDING.email, prefix: '+90', gsmNumber: '555 987 65 43' })
    harness.goOn()
    expect(harness.ports.checkMember.asked.at(-1)).toMatchObject({ phone: CHANGED.gsmNumber })
  },

  'a shopper who keeps the number continues with the sent OTP, by the button or by Back (OTP-06~, BOOT-13~)': async (
    machine,
  ) => {
    for (const way of ['button', 'address'] as const) {
      const harness = await ways.changingPhone(beginning(machine))
      if (way === 'button') harness.child('phoneChange').send({ type: 'shopper.steppedBack' })
      else harness.send({ type: 'address.asked', screen: 'otp' })
      expect(harness.state()).toBe('verifyingOtp')
      harness.enterCode()
      expect(harness.ports.verifyCode.asked).toMatchObject([{ referenceCode: PENDING.referenceCode }])
      expect(harness.ports.changePhone.asked).toEqual([])
    }
  },

  'only a new code is announced after a change of number (BEST-13~, OTP-06~)': async (machine) => {
    const harness = await ways.changingPhone(beginning(machine))
    const live = () => planOf(harness.snapshot()).live
    expect(live()).toBe('live.phoneChange')
    harness.child('phoneChange').send({ type: 'shopper.steppedBack' })
    expect([harness.state(), live()]).toEqual(['verifyingOtp', undefined])
    harness.child('otp').send({ type: 'shopper.askedNewNumber' })
    harness.child('phoneChange').send({ type: 'shopper.typedNumber', text: '555 987 65 43' })
    harness.child('phoneChange').send({ type: 'shopper.continued' })
    await harness.ports.changePhone.answer({ kind: 'sent', pending: CHANGED })
    expect([harness.state(), live()]).toEqual(['verifyingOtp', 'live.codeSent'])
  },

  'a code that was sent again is not announced as new after the number is kept (BEST-13~, OTP-06~)': async (
    machine,
  ) => {
    const harness = await ways.verifyingOtp(beginning(machine))
    harness.clock.increment(TIMINGS.resendCooldown)
    harness.child('otp').send({ type: 'shopper.askedForCode' })
    await harness.ports.resendCode.answer({ kind: 'sent', referenceCode: 'ref-2', sentAt: 7, endsAt: 8 })
    harness.child('otp').send({ type: 'shopper.askedNewNumber' })
    harness.child('phoneChange').send({ type: 'shopper.steppedBack' })
    expect([harness.state(), planOf(harness.snapshot()).live]).toEqual(['verifyingOtp', undefined])
  },

  'a code is announced once, even if the shopper steps back and continues (BEST-13~, OTP-05~)': async (machine) => {
    const harness = await ways.verifyingOtp(beginning(machine))
    const live = () => planOf(harness.snapshot()).live
    expect(live()).toBe('live.codeSent')
    const comesAgain = async (pending: typeof PENDING) => {
      harness.child('otp').send({ type: 'shopper.steppedBack' })
      harness.child('identify').send({ type: 'shopper.continued' })
      await harness.ports.checkMember.answer({ kind: 'codeSent', pending })
      expect(harness.state()).toBe('verifyingOtp')
      return live()
    }
    expect(await comesAgain(PENDING)).toBeUndefined()
    expect(await comesAgain(CHANGED)).toBe('live.codeSent')
    // The one that was sent again on its screen was announced there.
    const again = { referenceCode: 'ref-5', sentAt: 7, endsAt: 8 }
    harness.clock.increment(TIMINGS.resendCooldown)
    harness.child('otp').send({ type: 'shopper.askedForCode' })
    await harness.ports.resendCode.answer({ kind: 'sent', ...again })
    expect(await comesAgain({ ...CHANGED, ...again })).toBeUndefined()
  },

  'no other URL leads away from the change of number (BOOT-08~)': async (machine) => {
    const harness = await ways.changingPhone(beginning(machine))
    for (const screen of ['identify', 'sdk', 'pay', 'result', 'register'] as const) {
      harness.send({ type: 'address.asked', screen })
      expect(harness.screen()).toBe('change-phone-number')
    }
  },

  'a change of number that crashes keeps the sent OTP valid (OTP-06~)': async (machine) => {
    const harness = await ways.changingPhone(beginning(machine, { children: BROKEN.phoneChangeAtOnce }))
    await settled()
    expect(harness.state()).toBe('verifyingOtp')
    expect(planOf(harness.snapshot()).live).toBeUndefined()
    harness.enterCode()
    expect(harness.ports.verifyCode.asked).toMatchObject([{ referenceCode: PENDING.referenceCode }])
  },

  'a step back from the OTP leads to the form with its text (BOOT-13~)': async (machine) => {
    const harness = await ways.verifyingOtp(beginning(machine))
    harness.child('otp').send({ type: 'shopper.steppedBack' })
    expect([harness.state(), harness.screen()]).toEqual(['arriving.identifying', 'identify'])
    expect(harness.typed()).toMatchObject(TYPED)
  },

  'Back does not interrupt an OTP that is being verified or sent again (BOOT-13~, GWY-04~)': async (machine) => {
    const verifyingOtp = await ways.verifyingOtp(beginning(machine))
    verifyingOtp.enterCode()
    verifyingOtp.send({ type: 'address.asked', screen: 'identify' })
    expect(verifyingOtp.screen()).toBe('otp')
    await verifyingOtp.verify()
    expect(verifyingOtp.state()).toBe('opening')
    const sending = await ways.verifyingOtp(beginning(machine))
    sending.clock.increment(TIMINGS.resendCooldown)
    sending.child('otp').send({ type: 'shopper.askedForCode' })
    sending.send({ type: 'address.asked', screen: 'sdk' })
    expect(sending.screen()).toBe('otp')
    await sending.ports.resendCode.fail()
    sending.send({ type: 'address.asked', screen: 'sdk' })
    expect(sending.screen()).toBe('sdk')
  },
}
