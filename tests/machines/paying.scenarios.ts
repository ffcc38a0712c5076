import { expect } from 'vitest'
import type { resultExtrasMachine } from '../../machines/after/result-extras/machine'
import { cardPaymentView } from '../../machines/payment/card/view'
import { endingView, hasPaymentUnderWay, isMoneyInFlight, resultView } from '../../machines/checkout/views'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { lazyMachine } from '../../machines/support/port'
import { ATTEMPTED } from '../support/attempted'
import { questionOf, REFUSED } from './support/card-payment-harness'
import { beginCheckout, beginning } from './support/checkout-harness'
import { TIMINGS } from './fixtures/timings'
import { settled } from './support/settled'
import { MEMBER, NOT_CHARGED, ORDER, PENDING, RECEIPT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
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
export const payingScenarios: Scenarios<Machine> = {
  'a member pays by card: each call is sent once, with the data of that member (OTP-03~, CARD-10~)': async (
    machine,
  ) => {
    const harness = await ways['paying.inFlight'](beginning(machine))
    expect(harness.state()).toBe('paying.inFlight')
    expect(harness.ports.verifyCode.asked).toEqual([
      {
        memberUserId: PENDING.memberUserId,
        referenceCode: PENDING.referenceCode,
        code: '907218',
        email: PENDING.email,
        gsmNumber: PENDING.gsmNumber,
      },
    ])
    expect(harness.ports.openWallet.asked).toEqual([{ buyer: MEMBER }])
    expect(harness.ports.authorise.asked).toMatchObject([{ question: questionOf({ kind: 'new', isStored: false }) }])
    await harness.book()
    expect([harness.screen(), resultView(harness.snapshot())]).toEqual(['result', { kind: 'paid' }])
    expect(endingView(harness.snapshot())).toMatchObject({ amount: RECEIPT.paid, paymentId: '99' })
    expect(harness.askedPorts()).toEqual({ ...ONE_PAYMENT, readRecord: 1 })
  },

  'the agreement is preset as the order says (PAY-03~)': async (machine) => {
    for (const isAgreementCheckedByDefault of [true, false]) {
      const harness = beginCheckout(machine)
      await harness.start({ ...ORDER, isAgreementCheckedByDefault })
      harness.type()
      harness.goOn()
      await harness.sendCode()
      harness.enterCode()
      await harness.verify()
      await harness.open()
      await harness.openWallet()
      const view = cardPaymentView(harness.method('cardPayment').getSnapshot())
      expect(view).toMatchObject({ kind: 'choosing', isAgreed: isAgreementCheckedByDefault, amount: ORDER.price })
    }
  },

  'a payment machine that fails to load says so, and can be loaded again without another OTP (BOOT-10~)': async (
    machine,
  ) => {
    const harness = await ways.opening(beginning(machine))
    expect(harness.screen()).toBe('pay')
    await harness.ports.openPayment.fail()
    expect(harness.screen()).toBe('opening-failed')
    harness.send({ type: 'shopper.retried' })
    expect(harness.state()).toBe('opening')
    await harness.open()
    expect(harness.state()).toBe('paying.choosing')
    expect(harness.askedPorts()).toEqual({
      startOrder: 1,
      checkMember: 1,
      updateContact: 1,
      verifyCode: 1,
      openPayment: 2,
      openWallet: 1,
    })
  },

  'a payment is in flight only as long as its call is (PAY-05~, CNT-05~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    expect(harness.state()).toBe('paying.choosing')
    harness.pay()
    expect(harness.state()).toBe('paying.inFlight')
    await harness.refuse()
    expect(harness.state()).toBe('paying.choosing')
    expect(harness.askedPorts()).toEqual(ONE_PAYMENT)
  },

  'a lost answer has the outcome looked up, and one found paid is a result (PAY-06~)': async (machine) => {
    const harness = await ways.reconciling(beginning(machine))
    expect(harness.screen()).toBe('outcome-unknown')
    expect(harness.ports.askOutcome.asked).toHaveLength(1)
    expect(endingView(harness.snapshot()).amount).toEqual(ORDER.price)
    await harness.ports.askOutcome.answer({ kind: 'paid', receipt: { ...RECEIPT, paymentId: 'found' } })
    expect(harness.screen()).toBe('result')
    expect(endingView(harness.snapshot()).paymentId).toBe('found')
    expect(harness.askedPorts()).toEqual({ ...ONE_PAYMENT, askOutcome: 1, readRecord: 1 })
  },

  'a payment that this tab sent before a reload goes on to the shop once it is found paid; another one stays (RES-03~, BEST-03~)':
    async (machine) => {
      for (const [ours, way] of [
        [{ isOwnPaymentFound: true }, 'pausing'],
        [{}, 'resting'],
      ] as const) {
        const harness = beginCheckout(machine, { input: { toRestore: 'login', asked: 'result' } })
        await harness.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: true })
        await harness.ports.askOutcome.answer({ kind: 'paid', receipt: RECEIPT, ...ours })
        expect([harness.screen(), harness.child('shopReturn').getSnapshot().value]).toEqual(['result', way])
      }
    },

  'a lost answer that was no payment leads back to the form, which says so (PAY-06~)': async (machine) => {
    const harness = await ways.reconciling(beginning(machine))
    await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect(harness.state()).toBe('paying.choosing')
    await harness.openWallet()
    expect(cardPaymentView(harness.method('cardPayment').getSnapshot())).toMatchObject({
      problem: { text: undefined, key: 'errors.notCharged' },
      isAgreed: true,
    })
    expect(harness.ports.authorise.asked).toHaveLength(1)
  },

  'the provider’s reason for a lost and refused payment is shown where it can be tried again (CARD-13~)': async (
    machine,
  ) => {
    const harness = await ways.reconciling(beginning(machine))
    await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: REFUSED })
    await harness.openWallet()
    expect(cardPaymentView(harness.method('cardPayment').getSnapshot())).toMatchObject({ problem: REFUSED })
  },

  'a bank redirect is shown at the result’s URL, which has no way back to paying (CARD-10~)': async (machine) => {
    const harness = await ways['paying.redirecting'](beginning(machine))
    expect([harness.state(), harness.screen()]).toEqual(['paying.redirecting', 'result'])
    expect(resultView(harness.snapshot())).toEqual({ kind: 'redirect' })
    expect(hasPaymentUnderWay(harness.snapshot())).toBe(true)
    // The redirect to the bank leaves the page, so no "leave page?" prompt may appear.
    expect(isMoneyInFlight(harness.snapshot())).toBe(false)
    for (const screen of ['pay', 'identify', 'otp'] as const) harness.send({ type: 'address.asked', screen })
    harness.send({ type: 'session.ended', whose: 'member' })
    expect(harness.state()).toBe('paying.redirecting')
    harness.clock.increment(TIMINGS.threeDSPause)
    expect(harness.ports.goToBank.asked).toHaveLength(1)
    await harness.ports.goToBank.answer(undefined)
    expect(harness.screen()).toBe('result')
  },

  'a bank redirect that fails has the outcome looked up (CARD-10~, PAY-06~)': async (machine) => {
    const harness = await ways['paying.redirecting'](beginning(machine))
    harness.attempt()?.send({ type: 'shopper.wentToBank' })
    await harness.ports.goToBank.fail()
    expect(harness.state()).toBe('reconciling')
    await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: { text: undefined, key: 'errors.bankPage' } })
    await harness.openWallet()
    expect(cardPaymentView(harness.method('cardPayment').getSnapshot())).toMatchObject({
      kind: 'choosing',
      problem: { key: 'errors.bankPage' },
      isAgreed: true,
    })
  },

  'a return from a refusing bank leads to the methods, with the bank’s reason, and to a tick if the payment was one’s own (CARD-13~, PAY-03~)':
    async (machine) => {
      for (const attempted of [ATTEMPTED, undefined]) {
        const harness = beginCheckout(machine, { input: { toRestore: 'login', asked: 'pay' } })
        await harness.start(ORDER, REFUSED, attempted)
        await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
        await harness.open()
        await harness.openWallet()
        expect([harness.state(), harness.screen()]).toEqual(['paying.choosing', 'pay'])
        const isAgreed = attempted !== undefined
        expect(cardPaymentView(harness.method('cardPayment').getSnapshot())).toMatchObject({
          problem: REFUSED,
          isAgreed,
        })
      }
    },

  'a lost answer with an unknown outcome stays where nothing can be paid (PAY-06~)': async (machine) => {
    const harness = await ways.reconciling(beginning(machine))
    await harness.ports.askOutcome.answer({ kind: 'unknown', callbackUrl: undefined, bankHost: undefined })
    expect(harness.screen()).toBe('outcome-unknown')
    expect(harness.snapshot().children.payment).toBeUndefined()
    harness.child('reconciliation').send({ type: 'shopper.askedAgain' })
    await harness.ports.askOutcome.fail()
    expect(harness.screen()).toBe('outcome-unknown')
    expect(harness.askedPorts()).toEqual({ ...ONE_PAYMENT, askOutcome: 2 })
  },

  'a look-up that can’t even start leaves the outcome shown as unknown, to be tried again (PAY-06~)': async (
    machine,
  ) => {
    const harness = await ways.reconcilingFailed(beginning(machine))
    expect(harness.screen()).toBe('outcome-unknown')
    expect(harness.snapshot().children.payment).toBeUndefined()
    harness.send({ type: 'shopper.retried' })
    expect(harness.state()).toBe('reconciling')
    expect(harness.ports.authorise.asked).toHaveLength(1)
  },

  'a result goes back to the shop with the token, after the pause or at a press (RES-03~)': async (machine) => {
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

  'a result stays when its return to the shop crashes (RES-03~)': async (machine) => {
    const harness = await ways.resultStaying(beginning(machine))
    expect(harness.state()).toBe('resultStaying')
    expect(endingView(harness.snapshot())).toMatchObject({ amount: RECEIPT.paid, shopUrl: ORDER.goBackUrl })
  },

  'a result stays when its extras crash, and goes back to the shop all the same (RES-03~)': async (machine) => {
    const children = () => ({ resultExtras: lazyMachine<typeof resultExtrasMachine>('resultExtras') })
    const harness = await ways.result((start) => beginning(machine)({ ...start, children }))
    await settled()
    expect([harness.screen(), harness.snapshot().value.resultExtras]).toEqual(['result', 'extrasFailed'])
    harness.child('shopReturn').send({ type: 'shopper.wentToShop' })
    expect(harness.ports.postToken.asked).toHaveLength(1)
  },

  'the price breakdown opens for a member alone, and closes again (SHELL-05~)': async (machine) => {
    const harness = await ways.verifyingOtp(beginning(machine))
    const toggle = () => {
      harness.send({ type: 'shopper.toggledDetail' })
      return harness.snapshot().value.detail
    }
    expect(toggle()).toBe('closed')
    harness.enterCode()
    await harness.verify()
    expect(toggle()).toBe('open')
    expect(toggle()).toBe('closed')
  },
}
