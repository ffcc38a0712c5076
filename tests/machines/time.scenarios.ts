import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { layoutView } from '../../machines/checkout/layout-view'
import { type Beginning, beginCheckout, beginning } from './support/checkout-story'
import { settled } from './support/settled'
import { MEMBER, ORDER, ORDER_WITH_TIME, PENDING, RECEIPT } from './support/shopper'
import type { Told } from './support/tell'
import { BROKEN } from './support/broken-children'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const END = ORDER_WITH_TIME.endsAt ?? 0

/** A story in which every order has a time of its own. */
const timed = (machine: Machine, other?: Beginning) => beginning(machine, { order: { endsAt: END }, ...other })

/** What the shopper sees of time, and what it ends. */
export const timeTold: Told<Machine> = {
  'the end comes wherever something could still be paid (CNT-04~, CNT-05~)': async (machine) => {
    const states = [
      ...(['arriving.identifying', 'verifyingOtp', 'opening', 'openingFailed', 'paying.choosing'] as const),
      ...([
        'arrivalFailed',
        'restoring',
        'registering',
        'resolvingEmailMismatch',
        'admittingForeignPhone',
        'changingPhone',
      ] as const),
    ]
    for (const state of states) {
      const story = await ways[state](timed(machine))
      story.time.tick(END - 1)
      expect(story.state()).toBe(state)
      story.time.tick(END)
      expect([story.state(), story.screen()]).toEqual(['expired.shown', 'form-expired'])
    }
  },

  'a payment that began in time is left to finish, and pays (CNT-05~)': async (machine) => {
    const story = await ways['paying.inFlight'](timed(machine))
    story.time.tick(END)
    expect(story.screen()).toBe('pay')
    await story.book(RECEIPT)
    expect(story.screen()).toBe('result')
    story.time.tick(END + 1)
    expect(story.screen()).toBe('result')
  },

  'when it is refused after the end, nothing can be paid with any more (CNT-05~)': async (machine) => {
    const story = await ways['paying.inFlight'](timed(machine))
    story.time.tick(END)
    await story.refuse()
    expect(story.screen()).toBe('form-expired')
    expect(story.ports.authorise.asked).toHaveLength(1)
  },

  'a login that ends earlier ends it, as a screen of its own (CNT-04~, CNT-08~)': async (machine) => {
    const story = await ways.opening(timed(machine))
    story.time.tick(END - 60_000)
    story.tellLoginEnd(END - 30_000)
    await story.open()
    await story.openWallet()
    story.time.tick(END - 30_001)
    expect(story.screen()).toBe('pay')
    story.time.tick(END - 30_000)
    expect(story.screen()).toBe('member-expired')
  },

  'a login that ends later, or an order that counts its own time alone, changes nothing (CNT-01~)': async (machine) => {
    for (const [isFormTimeOnly, loginEndsAt] of [
      [false, END + 1],
      [true, 5],
    ] as const) {
      const story = await ways.opening(beginning(machine, { order: { ...ORDER_WITH_TIME, isFormTimeOnly } }))
      story.tellLoginEnd(loginEndsAt)
      await story.open()
      await story.openWallet()
      story.time.tick(END - 1)
      expect(story.screen()).toBe('pay')
      story.time.tick(END)
      expect(story.screen()).toBe('form-expired')
    }
  },

  'what the answer with the cards says of the login counts from then on, earlier or later (CNT-01~, CNT-04~)': async (
    machine,
  ) => {
    for (const last of [END - 60_000, END - 10_000]) {
      const story = await ways['paying.choosing'](timed(machine))
      story.tellLoginEnd(END - 30_000)
      story.tellLoginEnd(last)
      story.time.tick(last - 1)
      expect(story.screen()).toBe('pay')
      story.time.tick(last)
      expect(story.screen()).toBe('member-expired')
      // An end that has come stays one.
      story.tellLoginEnd(END + 1)
      expect(story.screen()).toBe('member-expired')
    }
  },

  'an order without a time of its own begins to count with the login (CNT-01~)': async (machine) => {
    const story = await ways.opening(beginning(machine))
    expect(story.time.listeners()).toBe(0)
    story.tellLoginEnd(END)
    await story.open()
    await story.openWallet()
    story.time.tick(END)
    expect(story.screen()).toBe('member-expired')
  },

  'try again leaves once, for the shop where the order allows it (CNT-06~)': async (machine) => {
    const story = await ways['expired.shown'](beginning(machine))
    story.send({ type: 'shopper.retried' })
    story.send({ type: 'shopper.retried' })
    expect(story.ports.startOver.asked).toEqual([{ goBackUrl: ORDER_WITH_TIME.goBackUrl, returning: undefined }])
    await story.ports.startOver.answer(undefined)
    expect(story.state()).toBe('expired.shown')
    story.send({ type: 'shopper.retried' })
    await story.ports.startOver.fail()
    expect(story.state()).toBe('expired.shown')
  },

  'a member whose login has ended comes back to the form as themselves, with their tick, whatever the order’s shop (CNT-06~, BEST-14~)':
    async (machine) => {
      for (const hasAgreed of [true, false]) {
        const story = await ways['paying.choosing'](timed(machine))
        if (hasAgreed) story.child('payment').send({ type: 'shopper.agreed', isAgreed: true })
        story.tellLoginEnd(END - 30_000)
        story.time.tick(END - 30_000)
        story.send({ type: 'shopper.retried' })
        expect([story.state(), story.screen()]).toEqual(['expired.returning', 'member-expired'])
        const { email, gsmNumber } = MEMBER
        expect(story.ports.startOver.asked).toEqual([
          { goBackUrl: undefined, returning: { email, gsmNumber, hasAgreed } },
        ])
        await (hasAgreed ? story.ports.startOver.answer(undefined) : story.ports.startOver.fail())
        expect(story.state()).toBe('expired.shown')
      }
    },

  'neither end interrupts a payment that is under way, and a login that ended counts once it was refused (BEST-14~, CNT-05~)':
    async (machine) => {
      for (const isRefused of [false, true]) {
        const story = await ways['paying.inFlight'](timed(machine))
        story.tellLoginEnd(END - 30_000)
        story.time.tick(END - 30_000)
        expect([story.state(), story.screen()]).toEqual(['paying.inFlight', 'pay'])
        if (isRefused) await story.refuse()
        else await story.book(RECEIPT)
        expect(story.screen()).toBe(isRefused ? 'member-expired' : 'result')
      }
    },

  'the end of a login that is not good any more ends nothing: a visitor has the order’s own time (CNT-04~, CNT-08~, BEST-04~)':
    async (machine) => {
      for (const answer of [{ kind: 'visitor' }, { kind: 'codePending', pending: PENDING }, undefined] as const) {
        for (const order of [ORDER_WITH_TIME, ORDER]) {
          const story = await ways['paying.choosing'](beginning(machine, { order }))
          story.tellLoginEnd(END - 30_000)
          story.time.tick(END - 60_000)
          story.send({ type: 'tab.restored' })
          await story.start(order)
          await (answer ? story.ports.restoreLogin.answer(answer) : story.ports.restoreLogin.fail())
          story.time.tick(END - 30_000)
          expect(story.screen()).toBe(answer?.kind === 'codePending' ? 'otp' : 'identify')
          story.time.tick(END)
          if (order === ORDER_WITH_TIME) expect(story.screen()).toBe('form-expired')
          // A login that comes after it counts again.
          else {
            story.tellLoginEnd(END + 1)
            story.time.tick(END + 1)
            expect(story.screen()).toBe('member-expired')
          }
        }
      }
    },

  'who comes back finds themselves in the form, and after one code their tick where it was (BEST-14~)': async (
    machine,
  ) => {
    for (const hasAgreed of [true, false]) {
      const returning = { email: 'ayse@posta.example', gsmNumber: '+905321234567', hasAgreed }
      const story = beginCheckout(machine, { input: { returning } })
      await story.start({ ...ORDER_WITH_TIME, contact: { email: 'order@shop.example', gsmNumber: '+905559998877' } })
      story.goOn()
      expect(story.ports.checkMember.asked).toMatchObject([{ email: returning.email, phone: returning.gsmNumber }])
      await story.sendCode()
      story.enterCode()
      await story.verify()
      await story.open()
      await story.openWallet()
      expect(story.method('cardPayment').getSnapshot().context.isAgreed).toBe(hasAgreed)
    }
  },

  'what they type over it counts (BEST-14~)': async (machine) => {
    const returning = { email: 'ayse@posta.example', gsmNumber: '+905321234567', hasAgreed: false }
    const story = beginCheckout(machine, { input: { returning } })
    story.child('identify').send({ type: 'shopper.typed', field: 'email', text: 'other@posta.example' })
    await story.start()
    story.goOn()
    expect(story.ports.checkMember.asked).toMatchObject([{ email: 'other@posta.example', phone: returning.gsmNumber }])
  },

  'without a word about the login the order’s own time still counts (CNT-01~)': async (machine) => {
    const story = await ways['arriving.identifying'](timed(machine, { children: BROKEN.hostEventsAtOnce }))
    await settled()
    story.time.tick(END - 1)
    expect(story.screen()).toBe('identify')
    story.time.tick(END)
    expect(story.screen()).toBe('form-expired')
  },

  'without a countdown nothing ends here (CNT-02~)': async (machine) => {
    const story = await ways['arriving.identifying'](timed(machine, { children: BROKEN.countdownAtOnce }))
    await settled()
    expect(story.snapshot().matches({ session: 'unknown' })).toBe(true)
    expect(story.screen()).toBe('identify')
    expect(layoutView(story.snapshot()).hasPaymentBar).toBe(true)
  },
}
