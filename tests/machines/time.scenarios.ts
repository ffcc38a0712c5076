import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { mayBePaidElsewhere } from '../../machines/checkout/views'
import { layoutView } from '../../src/screens/layout-view'
import { beginCheckout, beginning } from './support/checkout-harness'
import { settled } from './support/settled'
import { MEMBER, ORDER, ORDER_WITH_TIME, PENDING, RECEIPT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { BROKEN } from './support/broken-children'
import { ways } from './support/ways'
import type { Beginning } from './support/beginning'

type Machine = typeof checkoutMachine

const END = ORDER_WITH_TIME.endsAt ?? 0

const timed = (machine: Machine, other?: Beginning) => beginning(machine, { order: { endsAt: END }, ...other })

export const timeScenarios: Scenarios<Machine> = {
  'the expiry comes in every state where something could still be paid (CNT-04~, CNT-05~)': async (machine) => {
    const states = [
      'arriving.identifying',
      'verifyingOtp',
      'opening',
      'openingFailed',
      'paying.choosing',
      'arrivalFailed',
      'restoring',
      'registering',
      'resolvingEmailMismatch',
      'admittingForeignPhone',
      'changingPhone',
    ] as const
    for (const state of states) {
      const harness = await ways[state](timed(machine))
      harness.time.tick(END - 1)
      expect(harness.state()).toBe(state)
      harness.time.tick(END)
      expect([harness.state(), harness.screen()]).toEqual(['expired.shown', 'form-expired'])
    }
  },

  'a tab without the order does not say “not charged”, since the other tab may have sent money (PAY-14~, BEST-02~)':
    async (machine) => {
      for (const kind of ['owned', 'taken', 'paying'] as const) {
        const harness = await ways['paying.choosing'](timed(machine))
        await harness.join(kind)
        harness.time.tick(END)
        expect([harness.screen(), mayBePaidElsewhere(harness.snapshot())]).toEqual(['form-expired', kind !== 'owned'])
      }
    },

  'a payment that began in time is left to finish, and pays (CNT-05~)': async (machine) => {
    const harness = await ways['paying.inFlight'](timed(machine))
    harness.time.tick(END)
    expect(harness.screen()).toBe('pay')
    await harness.book(RECEIPT)
    expect(harness.screen()).toBe('result')
    harness.time.tick(END + 1)
    expect(harness.screen()).toBe('result')
  },

  'a payment refused after the expiry leaves nothing to pay with (CNT-05~)': async (machine) => {
    const harness = await ways['paying.inFlight'](timed(machine))
    harness.time.tick(END)
    await harness.refuse()
    expect(harness.screen()).toBe('form-expired')
    expect(harness.ports.authorise.asked).toHaveLength(1)
  },

  'a login that expires earlier than the order ends in a screen of its own (CNT-04~, CNT-08~)': async (machine) => {
    const harness = await ways.opening(timed(machine))
    harness.time.tick(END - 60_000)
    harness.tellLoginEnd(END - 30_000)
    await harness.open()
    await harness.openWallet()
    harness.time.tick(END - 30_001)
    expect(harness.screen()).toBe('pay')
    harness.time.tick(END - 30_000)
    expect(harness.screen()).toBe('member-expired')
  },

  'a login that expires later, or an order that counts its own time alone, changes nothing (CNT-01~)': async (
    machine,
  ) => {
    for (const [isFormTimeOnly, loginEndsAt] of [
      [false, END + 1],
      [true, 5],
    ] as const) {
      const harness = await ways.opening(beginning(machine, { order: { ...ORDER_WITH_TIME, isFormTimeOnly } }))
      harness.tellLoginEnd(loginEndsAt)
      await harness.open()
      await harness.openWallet()
      harness.time.tick(END - 1)
      expect(harness.screen()).toBe('pay')
      harness.time.tick(END)
      expect(harness.screen()).toBe('form-expired')
    }
  },

  'the login expiry in the answer with the cards counts from then on, earlier or later (CNT-01~, CNT-04~)': async (
    machine,
  ) => {
    for (const last of [END - 60_000, END - 10_000]) {
      const harness = await ways['paying.choosing'](timed(machine))
      harness.tellLoginEnd(END - 30_000)
      harness.tellLoginEnd(last)
      harness.time.tick(last - 1)
      expect(harness.screen()).toBe('pay')
      harness.time.tick(last)
      expect(harness.screen()).toBe('member-expired')
      // An expired login does not become valid again.
      harness.tellLoginEnd(END + 1)
      expect(harness.screen()).toBe('member-expired')
    }
  },

  'an order without a time of its own begins to count with the login (CNT-01~)': async (machine) => {
    const harness = await ways.opening(beginning(machine))
    expect(harness.time.listeners()).toBe(0)
    harness.tellLoginEnd(END)
    await harness.open()
    await harness.openWallet()
    harness.time.tick(END)
    expect(harness.screen()).toBe('member-expired')
  },

  'the button “try again” leaves once, for the shop where the order allows it (CNT-06~)': async (machine) => {
    const harness = await ways['expired.shown'](beginning(machine))
    harness.send({ type: 'shopper.retried' })
    harness.send({ type: 'shopper.retried' })
    expect(harness.ports.startOver.asked).toEqual([{ goBackUrl: ORDER_WITH_TIME.goBackUrl, returning: undefined }])
    await harness.ports.startOver.answer(undefined)
    expect(harness.state()).toBe('expired.shown')
    harness.send({ type: 'shopper.retried' })
    await harness.ports.startOver.fail()
    expect(harness.state()).toBe('expired.shown')
  },

  'a member whose login has expired returns to the form with contact and agreement (CNT-06~, BEST-14~)': async (
    machine,
  ) => {
    for (const ticks of [[true], [true, false], []]) {
      const hasAgreed = ticks.at(-1)
      const harness = await ways['paying.choosing'](timed(machine))
      for (const isAgreed of ticks) harness.child('payment').send({ type: 'shopper.agreed', isAgreed })
      harness.tellLoginEnd(END - 30_000)
      harness.time.tick(END - 30_000)
      harness.send({ type: 'shopper.retried' })
      expect([harness.state(), harness.screen()]).toEqual(['expired.returning', 'member-expired'])
      const { email, gsmNumber } = MEMBER
      expect(harness.ports.startOver.asked).toEqual([
        { goBackUrl: undefined, returning: { email, gsmNumber, hasAgreed, isGuest: false } },
      ])
      await (hasAgreed ? harness.ports.startOver.answer(undefined) : harness.ports.startOver.fail())
      expect(harness.state()).toBe('expired.shown')
    }
  },

  'neither expiry interrupts a payment in flight, and that of the login counts after a refusal (BEST-14~, CNT-05~)':
    async (machine) => {
      for (const isRefused of [false, true]) {
        const harness = await ways['paying.inFlight'](timed(machine))
        harness.tellLoginEnd(END - 30_000)
        harness.time.tick(END - 30_000)
        expect([harness.state(), harness.screen()]).toEqual(['paying.inFlight', 'pay'])
        if (isRefused) await harness.refuse()
        else await harness.book(RECEIPT)
        expect(harness.screen()).toBe(isRefused ? 'member-expired' : 'result')
      }
    },

  'the expiry of a login that is gone ends nothing: a visitor has the order’s own time (CNT-04~, CNT-08~, BEST-04~)':
    async (machine) => {
      for (const answer of [{ kind: 'visitor' }, { kind: 'codePending', pending: PENDING }, undefined] as const) {
        for (const order of [ORDER_WITH_TIME, ORDER]) {
          const harness = await ways['paying.choosing'](beginning(machine, { order }))
          harness.tellLoginEnd(END - 30_000)
          harness.time.tick(END - 60_000)
          harness.send({ type: 'tab.restored' })
          await harness.start(order)
          await (answer ? harness.ports.restoreLogin.answer(answer) : harness.ports.restoreLogin.fail())
          harness.time.tick(END - 30_000)
          expect(harness.screen()).toBe(answer?.kind === 'codePending' ? 'otp' : 'identify')
          harness.time.tick(END)
          if (order === ORDER_WITH_TIME) expect(harness.screen()).toBe('form-expired')
          // A login after it has its own time limit.
          else {
            harness.tellLoginEnd(END + 1)
            harness.time.tick(END + 1)
            expect(harness.screen()).toBe('member-expired')
          }
        }
      }
    },

  'a returning member has the contact in the form, and the own agreement after one OTP (BEST-14~)': async (machine) => {
    for (const [hasAgreed, isAgreementCheckedByDefault] of [
      [true, false],
      [false, true],
      [undefined, true],
      [undefined, false],
    ] as const) {
      const returning = { email: 'ayse@posta.example', gsmNumber: '+905321234567', hasAgreed }
      const harness = beginCheckout(machine, { input: { returning } })
      await harness.start({
        ...ORDER_WITH_TIME,
        isAgreementCheckedByDefault,
        contact: { email: 'order@shop.example', gsmNumber: '+905559998877' },
      })
      harness.goOn()
      expect(harness.ports.checkMember.asked).toMatchObject([{ email: returning.email, phone: returning.gsmNumber }])
      await harness.sendCode()
      harness.enterCode()
      await harness.verify()
      await harness.open()
      await harness.openWallet()
      expect(harness.method('cardPayment').getSnapshot().context.isAgreed).toBe(
        hasAgreed ?? isAgreementCheckedByDefault,
      )
    }
  },

  'text that a returning member types over the contact counts (BEST-14~)': async (machine) => {
    const returning = { email: 'ayse@posta.example', gsmNumber: '+905321234567', hasAgreed: false }
    const harness = beginCheckout(machine, { input: { returning } })
    harness.child('identify').send({ type: 'shopper.typed', field: 'email', text: 'other@posta.example' })
    await harness.start()
    harness.goOn()
    expect(harness.ports.checkMember.asked).toMatchObject([
      { email: 'other@posta.example', phone: returning.gsmNumber },
    ])
  },

  'the order’s own time counts when the expiry of the login is unknown (CNT-01~)': async (machine) => {
    const harness = await ways['arriving.identifying'](timed(machine, { children: BROKEN.hostEventsAtOnce }))
    await settled()
    harness.time.tick(END - 1)
    expect(harness.screen()).toBe('identify')
    harness.time.tick(END)
    expect(harness.screen()).toBe('form-expired')
  },

  'no expiry ends an order whose countdown crashes (CNT-02~)': async (machine) => {
    const harness = await ways['arriving.identifying'](timed(machine, { children: BROKEN.countdownAtOnce }))
    await settled()
    expect(harness.snapshot().matches({ session: 'unknown' })).toBe(true)
    expect(harness.screen()).toBe('identify')
    expect(layoutView(harness.snapshot()).hasPaymentBar).toBe(true)
  },
}
