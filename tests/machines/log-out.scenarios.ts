import { expect } from 'vitest'
import { buyerView } from '../../machines/checkout/buyer-view'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { maskPhone } from '../../machines/entities/masked-phone'
import { FOREIGN_BUYER } from './fixtures/shopper'
import { beginning } from './support/checkout-harness'
import type { Scenarios } from './support/scenario'
import { type SeenState, seenStates } from './support/way-table'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

/** A shopper who leaves a login that is not theirs, or not theirs alone. */
export const logOutScenarios: Scenarios<Machine> = {
  'a member logs out only where nothing was pressed, sent or begun (OTP-09~, PAY-05~, CNT-05~)': async (machine) => {
    for (const state of seenStates) {
      const harness = await ways[state](beginning(machine))
      const before = harness.askedPorts()
      const { canLogOut } = buyerView(harness.snapshot())
      harness.send({ type: 'shopper.loggedOut' })
      expect([state, canLogOut]).toEqual([state, state === 'paying.choosing'])
      const after: SeenState = canLogOut ? 'loggingOut' : state
      expect([harness.state(), canLogOut || harness.askedPorts()]).toEqual([after, canLogOut || before])
    }
  },

  'a logout waits for a connection, without which the page could not load again (BEST-03~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    harness.send({ type: 'network.changed', is: 'offline' })
    expect(buyerView(harness.snapshot()).canLogOut).toBe(false)
    harness.send({ type: 'network.changed', is: 'slow' })
    expect(buyerView(harness.snapshot()).canLogOut).toBe(true)
    harness.send({ type: 'shopper.loggedOut' })
    expect(harness.state()).toBe('loggingOut')
  },

  'a logout stops the payment, and loads the page again without the details of the shopper (OTP-09~, SEC-03~)': async (
    machine,
  ) => {
    for (const isBroken of [false, true]) {
      const harness = await ways['paying.choosing'](beginning(machine))
      harness.child('payment').send({ type: 'shopper.agreed', isAgreed: true })
      harness.send({ type: 'shopper.loggedOut' })
      expect([harness.screen(), harness.snapshot().children.payment]).toEqual(['pay', undefined])
      expect(planOf(harness.snapshot()).live).toBe('live.opening')
      expect(harness.ports.startOver.asked).toEqual([{ goBackUrl: undefined, returning: undefined, isAsked: true }])
      // The page could not load again.
      await (isBroken ? harness.ports.startOver.fail() : harness.ports.startOver.answer(undefined))
      await harness.start()
      await harness.ports.restoreLogin.answer({ kind: 'visitor' })
      const { member, loginEndsAt } = harness.snapshot().context
      expect([harness.state(), member, loginEndsAt]).toEqual(['arriving.identifying', undefined, undefined])
    }
  },

  'the payment methods name the phone that pays, masked, and a guest’s too (OTP-07~, FRGN-02~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    expect(buyerView(harness.snapshot())).toEqual({ maskedPhone: '+90 5** *** ** 67', isGuest: false, canLogOut: true })
    const foreign = await ways['admittingForeignPhone'](beginning(machine))
    expect(buyerView(foreign.snapshot()).maskedPhone).toBeUndefined()
    await foreign.admitForeignPhone()
    await foreign.open()
    const maskedPhone = maskPhone(FOREIGN_BUYER.gsmNumber)
    expect(buyerView(foreign.snapshot())).toEqual({ maskedPhone, isGuest: true, canLogOut: true })
  },
}
