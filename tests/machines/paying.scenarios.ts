import { expect } from 'vitest'
import type { resultExtrasMachine } from '../../machines/after/result-extras/machine'
import { cardPaymentView } from '../../machines/payment/card/view'
import { endingView, hasPaymentUnderWay, isPaymentInFlight } from '../../machines/checkout/views'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { lazyMachine } from '../../machines/support/port'
import { questionOf, REFUSED } from './support/card-payment-story'
import { beginCheckout, beginning } from './support/checkout-story'
import { TIMINGS } from './support/timings'
import { settled } from './support/settled'
import { MEMBER, NOT_CHARGED, ORDER, PENDING, RECEIPT } from './support/shopper'
import type { Told } from './support/tell'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const ONE_PAYMENT = {
  startOrder: 1,
  checkMember: 1,
  updateContact: 1,
  verifyCode: 1,
  openPayment: 1,
  openWallet: 1,
  authorise: 1,
}

/** From the code to the end, and back to the shop. */
export const payingTold: Told<Machine> = {
  'a member pays by card: each thing is asked once, of whom it concerns (OTP-03~, CARD-10~)': async (machine) => {
    const story = await ways['paying.inFlight'](beginning(machine))
    expect(story.state()).toBe('paying.inFlight')
    expect(story.ports.verifyCode.asked).toEqual([
      {
        memberUserId: PENDING.memberUserId,
        referenceCode: PENDING.referenceCode,
        code: '907218',
        email: PENDING.email,
        gsmNumber: PENDING.gsmNumber,
      },
    ])
    expect(story.ports.openWallet.asked).toEqual([{ buyer: MEMBER }])
    expect(story.ports.authorise.asked).toMatchObject([{ question: questionOf({ kind: 'new', isStored: false }) }])
    await story.book()
    expect(story.screen()).toBe('result')
    expect(endingView(story.snapshot())).toMatchObject({ amount: RECEIPT.paid, paymentId: '99' })
    expect(story.askedPorts()).toEqual({ ...ONE_PAYMENT, readRecord: 1 })
  },

  'the agreement starts as the order says (PAY-03~)': async (machine) => {
    for (const isAgreementCheckedByDefault of [true, false]) {
      const story = beginCheckout(machine)
      await story.start({ ...ORDER, isAgreementCheckedByDefault })
      story.type()
      story.goOn()
      await story.sendCode()
      story.enterCode()
      await story.verify()
      await story.open()
      await story.openWallet()
      const view = cardPaymentView(story.method('cardPayment').getSnapshot())
      expect(view).toMatchObject({ kind: 'choosing', isAgreed: isAgreementCheckedByDefault, amount: ORDER.price })
    }
  },

  'a paying side that does not load says so, and can be tried again without another code (BOOT-10~)': async (
    machine,
  ) => {
    const story = await ways.opening(beginning(machine))
    expect(story.screen()).toBe('pay')
    await story.ports.openPayment.fail()
    expect(story.screen()).toBe('opening-failed')
    story.send({ type: 'shopper.retried' })
    expect(story.state()).toBe('opening')
    await story.open()
    expect(story.state()).toBe('paying.choosing')
    expect(story.askedPorts()).toEqual({
      startOrder: 1,
      checkMember: 1,
      updateContact: 1,
      verifyCode: 1,
      openPayment: 2,
      openWallet: 1,
    })
  },

  'a payment is under way only as long as its call is (PAY-05~, CNT-05~)': async (machine) => {
    const story = await ways['paying.choosing'](beginning(machine))
    expect(story.state()).toBe('paying.choosing')
    story.pay()
    expect(story.state()).toBe('paying.inFlight')
    await story.refuse()
    expect(story.state()).toBe('paying.choosing')
    expect(story.askedPorts()).toEqual(ONE_PAYMENT)
  },

  'a lost answer asks what became of it, and found paid is a result (PAY-06~)': async (machine) => {
    const story = await ways.reconciling(beginning(machine))
    expect(story.screen()).toBe('outcome-unknown')
    expect(story.ports.askOutcome.asked).toHaveLength(1)
    expect(endingView(story.snapshot()).amount).toEqual(ORDER.price)
    await story.ports.askOutcome.answer({ kind: 'paid', receipt: { ...RECEIPT, paymentId: 'found' } })
    expect(story.screen()).toBe('result')
    expect(endingView(story.snapshot()).paymentId).toBe('found')
    expect(story.askedPorts()).toEqual({ ...ONE_PAYMENT, askOutcome: 1, readRecord: 1 })
  },

  'a lost answer that was no payment leads back to the form, which says so (PAY-06~)': async (machine) => {
    const story = await ways.reconciling(beginning(machine))
    await story.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect(story.state()).toBe('paying.choosing')
    await story.openWallet()
    expect(cardPaymentView(story.method('cardPayment').getSnapshot())).toMatchObject({
      problem: { text: undefined, key: 'errors.notCharged' },
      isAgreed: true,
    })
    expect(story.ports.authorise.asked).toHaveLength(1)
  },

  'what the provider says about a payment that was lost and refused is read where it can be tried again (CARD-13~)':
    async (machine) => {
      const story = await ways.reconciling(beginning(machine))
      await story.ports.askOutcome.answer({ kind: 'notCharged', problem: REFUSED })
      await story.openWallet()
      expect(cardPaymentView(story.method('cardPayment').getSnapshot())).toMatchObject({ problem: REFUSED })
    },

  'a bank that comes next is said on the page of the result, and from there nothing leads back to paying (CARD-10~)':
    async (machine) => {
      const story = await ways['paying.redirecting'](beginning(machine))
      expect([story.state(), story.screen()]).toEqual(['paying.redirecting', 'result'])
      expect(hasPaymentUnderWay(story.snapshot())).toBe(true)
      // Going to the bank is leaving the page: nobody is asked whether they want to.
      expect(isPaymentInFlight(story.snapshot())).toBe(false)
      for (const screen of ['pay', 'identify', 'otp'] as const) story.send({ type: 'address.asked', screen })
      story.send({ type: 'session.ended', whose: 'member' })
      expect(story.state()).toBe('paying.redirecting')
      story.clock.increment(TIMINGS.threeDSPause)
      expect(story.ports.goToBank.asked).toHaveLength(1)
      await story.ports.goToBank.answer(undefined)
      expect(story.screen()).toBe('result')
    },

  'a bank that can’t be gone to has the outcome asked for (CARD-10~, PAY-06~)': async (machine) => {
    const story = await ways['paying.redirecting'](beginning(machine))
    story.attempt()?.send({ type: 'shopper.wentToBank' })
    await story.ports.goToBank.fail()
    expect(story.state()).toBe('reconciling')
    await story.ports.askOutcome.answer({ kind: 'notCharged', problem: { text: undefined, key: 'errors.bankPage' } })
    await story.openWallet()
    expect(cardPaymentView(story.method('cardPayment').getSnapshot())).toMatchObject({
      kind: 'choosing',
      problem: { key: 'errors.bankPage' },
      isAgreed: true,
    })
  },

  'who comes back from a bank that refused is at the payment again, with the bank’s reason (CARD-13~)': async (
    machine,
  ) => {
    const story = beginCheckout(machine, { input: { kept: 'login', asked: 'pay' } })
    await story.start(ORDER, REFUSED)
    await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await story.open()
    await story.openWallet()
    expect([story.state(), story.screen()]).toEqual(['paying.choosing', 'pay'])
    expect(cardPaymentView(story.method('cardPayment').getSnapshot())).toMatchObject({
      problem: REFUSED,
      isAgreed: true,
    })
  },

  'a lost answer that nobody knows stays where nothing can be paid (PAY-06~)': async (machine) => {
    const story = await ways.reconciling(beginning(machine))
    await story.ports.askOutcome.answer({ kind: 'unknown', callbackUrl: undefined, bankHost: undefined })
    expect(story.screen()).toBe('outcome-unknown')
    expect(story.snapshot().children.payment).toBeUndefined()
    story.child('reconciliation').send({ type: 'shopper.askedAgain' })
    await story.ports.askOutcome.fail()
    expect(story.screen()).toBe('outcome-unknown')
    expect(story.askedPorts()).toEqual({ ...ONE_PAYMENT, askOutcome: 2 })
  },

  'a question that can not even be asked leaves the truth on the screen, to be tried again (PAY-06~)': async (
    machine,
  ) => {
    const story = await ways.reconcilingFailed(beginning(machine))
    expect(story.screen()).toBe('outcome-unknown')
    expect(story.snapshot().children.payment).toBeUndefined()
    story.send({ type: 'shopper.retried' })
    expect(story.state()).toBe('reconciling')
    expect(story.ports.authorise.asked).toHaveLength(1)
  },

  'a result goes back to the shop with the token, after the pause or at once (RES-03~)': async (machine) => {
    const pausing = await ways.result(beginning(machine))
    expect(pausing.ports.postToken.asked).toEqual([])
    pausing.clock.increment(2_500)
    expect(pausing.ports.postToken.asked).toEqual([{ token: 'tok', url: RECEIPT.callbackUrl }])
    await pausing.ports.postToken.fail()
    expect(pausing.screen()).toBe('result')

    const pressed = await ways.result(beginning(machine))
    pressed.child('shopReturn').send({ type: 'shopper.wentToShop' })
    expect(pressed.ports.postToken.asked).toEqual([{ token: 'tok', url: RECEIPT.callbackUrl }])
  },

  'a result stays one when the way back breaks (RES-03~)': async (machine) => {
    const story = await ways.resultStaying(beginning(machine))
    expect(story.state()).toBe('resultStaying')
    expect(endingView(story.snapshot())).toMatchObject({ amount: RECEIPT.paid, shopUrl: ORDER.goBackUrl })
  },

  'a result stays one when what is told beside it breaks, and goes back to the shop all the same (RES-03~)': async (
    machine,
  ) => {
    const children = () => ({ resultExtras: lazyMachine<typeof resultExtrasMachine>('resultExtras') })
    const story = await ways.result((start) => beginning(machine)({ ...start, children }))
    await settled()
    expect([story.screen(), story.snapshot().value.resultExtras]).toEqual(['result', 'extrasFailed'])
    story.child('shopReturn').send({ type: 'shopper.wentToShop' })
    expect(story.ports.postToken.asked).toHaveLength(1)
  },

  'the payment detail opens for a member alone, and closes again (SHELL-05~)': async (machine) => {
    const story = await ways.verifyingOtp(beginning(machine))
    const toggle = () => {
      story.send({ type: 'shopper.toggledDetail' })
      return story.snapshot().value.detail
    }
    expect(toggle()).toBe('closed')
    story.enterCode()
    await story.verify()
    expect(toggle()).toBe('open')
    expect(toggle()).toBe('closed')
  },
}
