import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { questionOf } from './support/card-payment-story'
import { beginCheckout, beginning } from './support/checkout-story'
import { FOREIGN_BUYER, NOT_CHARGED, RECEIPT, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

/** Somebody from abroad who was let in, and can pay. */
async function admitted(machine: Machine) {
  const story = await ways.admittingForeignPhone(beginning(machine))
  await story.admitForeignPhone()
  await story.open()
  await story.openWallet()
  return story
}

/** A buyer from abroad, who is no member. */
export const admittedTold: Told<Machine> = {
  'a buyer from abroad pays by card once the provider has let them in, without a code (FRGN-02~)': async (machine) => {
    const story = await admitted(machine)
    expect(story.state()).toBe('paying.choosing')
    expect(story.ports.openWallet.asked).toEqual([{ buyer: FOREIGN_BUYER }])
    story.pay()
    expect(story.ports.authorise.asked).toMatchObject([
      { gate: undefined, question: questionOf({ kind: 'new', isStored: false }, { buyer: FOREIGN_BUYER }) },
    ])
    await story.book()
    expect(story.screen()).toBe('result')
    expect(story.askedPorts()).toEqual({
      startOrder: 1,
      askPreference: 1,
      admitForeign: 1,
      updateContact: 1,
      openPayment: 1,
      openWallet: 1,
      authorise: 1,
      readRecord: 1,
    })
  },

  'nobody from abroad can pay before that: what is refused stays at the offer (FRGN-02~)': async (machine) => {
    const story = await ways.admittingForeignPhone(beginning(machine))
    expect([story.state(), story.screen()]).toEqual(['admittingForeignPhone', 'foreign-number'])
    story.child('foreignPhone').send({ type: 'shopper.continued' })
    await story.ports.askPreference.answer({ kind: 'here' })
    await story.ports.admitForeign.answer({ kind: 'refused', refusal: REFUSAL })
    expect([story.state(), story.snapshot().context.foreignBuyer]).toEqual(['admittingForeignPhone', undefined])
    for (const screen of ['pay', 'otp', 'result'] as const) {
      story.send({ type: 'address.asked', screen })
      expect(story.screen()).toBe('foreign-number')
    }
    expect(story.ports.openPayment.asked).toEqual([])
  },

  'their result goes back to the shop by itself, like a member’s (FRGN-02~, RES-03~)': async (machine) => {
    const story = await admitted(machine)
    story.pay()
    await story.book()
    story.clock.increment(2_500)
    expect(story.ports.postToken.asked).toEqual([{ token: 'tok', url: RECEIPT.callbackUrl }])
  },

  'a payment of theirs that was not charged leads back to paying (FRGN-02~, PAY-06~)': async (machine) => {
    const story = await admitted(machine)
    story.pay()
    await story.loseAnswer()
    expect(story.state()).toBe('reconciling')
    await story.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect(story.state()).toBe('paying.choosing')
    expect(story.ports.openWallet.asked).toEqual([{ buyer: FOREIGN_BUYER }, { buyer: FOREIGN_BUYER }])
  },

  'they have no login to lose, and no price detail that is a member’s (FRGN-02~, GWY-10~, SHELL-05~)': async (
    machine,
  ) => {
    const story = await admitted(machine)
    story.send({ type: 'session.ended', whose: 'member' })
    expect(story.screen()).toBe('pay')
    story.send({ type: 'shopper.toggledDetail' })
    expect(story.snapshot().value.detail).toBe('closed')
  },

  'after a reload the admission is asked about once, and leads to the methods (FRGN-02~, BOOT-07~)': async (
    machine,
  ) => {
    for (const asked of ['pay', 'identify'] as const) {
      const story = beginCheckout(machine, { input: { kept: 'admission', asked } })
      expect(story.screen()).toBe('pay')
      await story.start()
      expect(story.state()).toBe('restoring')
      await story.ports.restoreLogin.answer({ kind: 'admitted', buyer: FOREIGN_BUYER })
      await story.open()
      await story.openWallet()
      expect(story.state()).toBe('paying.choosing')
      expect(story.ports.openWallet.asked).toEqual([{ buyer: FOREIGN_BUYER }])
      expect(story.askedPorts()).toEqual({ startOrder: 1, restoreLogin: 1, openPayment: 1, openWallet: 1 })
    }
  },

  'an admission that is not good any more leaves a visitor at the form (FRGN-02~, BOOT-07~)': async (machine) => {
    const story = beginCheckout(machine, { input: { kept: 'admission', asked: 'pay' } })
    await story.start()
    await story.ports.restoreLogin.answer({ kind: 'visitor' })
    expect([story.state(), story.screen()]).toEqual(['arriving.identifying', 'identify'])
    expect(story.askedPorts()).toEqual({ startOrder: 1, restoreLogin: 1 })
  },
}
