import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { ATTEMPTED } from '../support/attempted'
import { beginCheckout, beginning } from './support/checkout-harness'
import { FOREIGN_BUYER, MEMBER, NOT_CHARGED, ORDER, PENDING, TYPED, TYPED_ABROAD } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import type { SeenState } from './support/way-table'
import { ways } from './support/ways'

/** States in which a payment could begin, or continue from stored data. They are left when another tab takes the order. */
export const GIVES_WAY: readonly SeenState[] = [
  'exiting',
  'paying.choosing',
  'paying.identifying',
  'paying.pressed',
  'paying.lockedIn',
  'refunding.choosing',
  'settling.choosing',
]

/** A page that the shopper left and that the browser may restore unchanged (BEST-04). */
export const leftPageScenarios: Scenarios<typeof checkoutMachine> = {
  'a page that was left locks payment; shown again, it reads the order first (BEST-02~, BEST-04~, PAY-11~)': async (
    machine,
  ) => {
    for (const state of GIVES_WAY.filter((each) => each !== 'paying.lockedIn')) {
      const harness = await ways[state](beginning(machine))
      await harness.join('owned')
      const before = harness.askedPorts()
      harness.others.tell('tab.left')
      expect([state, harness.state()]).toEqual([state, 'exiting'])
      for (const child of ['payment', 'refund', 'settlement'] as const)
        expect(harness.snapshot().children[child]).toBeUndefined()
      harness.send({ type: 'tab.restored' })
      expect([state, harness.state(), harness.askedPorts()]).toEqual([state, 'exiting', before])
      harness.others.tell('tab.lostOrder')
      expect([state, harness.state(), harness.screen()]).toEqual([state, 'suspended.choosing', 'elsewhere'])
    }
    const back = await ways['paying.choosing'](beginning(machine))
    await back.join('owned')
    back.others.tell('tab.left')
    back.others.tell('tab.returned')
    expect([back.state(), back.screen()]).toEqual(['arriving.starting', 'pay'])
  },

  'a transfer with its code stays on a page that was left, past its time or login (CNT-05~, BEST-04~)': async (
    machine,
  ) => {
    const harness = await ways['paying.lockedIn'](beginning(machine))
    await harness.join('owned')
    harness.send({ type: 'session.ended', whose: 'member' })
    harness.others.tell('tab.left')
    expect([harness.state(), harness.screen()]).toEqual(['paying.lockedIn', 'pay'])
    harness.others.tell('tab.returned')
    expect([harness.state(), harness.screen()]).toEqual(['paying.lockedIn', 'pay'])
    harness.others.tell('tab.left')
    harness.others.tell('tab.lostOrder')
    expect(harness.screen()).not.toBe('pay')
  },

  'a page that comes back has nothing agreed to, neither by the shopper nor by the shop (BEST-04~, PAY-03~, PAY-11~)':
    async (machine) => {
      const harness = await ways['paying.choosing'](beginning(machine))
      harness.child('payment').send({ type: 'shopper.choseMethod', method: 'bank-transfer' })
      harness.child('payment').send({ type: 'shopper.agreed', isAgreed: true })
      harness.send({ type: 'tab.restored' })
      await harness.start({ ...ORDER, isAgreementCheckedByDefault: true })
      await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
      await harness.open()
      await harness.openWallet()
      expect(harness.method('cardPayment').getSnapshot().context.isAgreed).toBe(false)
    },

  'a shopper who continues here still sees why an attempt failed, and finds what was tried (BEST-02~, CARD-13~)':
    async (machine) => {
      const problem = { text: undefined, key: 'errors.notCharged' } as const
      const harness = beginCheckout(machine, { input: { toRestore: 'login' } })
      await harness.ports.startOrder.answer({ kind: 'started', order: ORDER, refused: problem, attempted: ATTEMPTED })
      await harness.join('taken')
      await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
      await harness.open()
      expect(harness.state()).toBe('suspended.choosing')
      harness.child('tabOwnership').send({ type: 'shopper.continuedHere' })
      await harness.others.takeOver.answer({ kind: 'owned' })
      await harness.start()
      await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
      await harness.open()
      await harness.openWallet()
      expect(harness.snapshot().context).toMatchObject({ problem, attempted: ATTEMPTED })
      expect(harness.method('cardPayment').getSnapshot().context).toMatchObject({ problem, isAgreed: true })
    },

  'a member who logs in after another does not find that one’s agreement, but the order’s own (PAY-03~)': async (
    machine,
  ) => {
    for (const [hasAgreed, isAgreementCheckedByDefault] of [
      [true, false],
      [false, true],
    ] as const) {
      const returning = { email: 'can@posta.example', gsmNumber: '+905550001122', hasAgreed }
      const harness = beginCheckout(machine, { input: { returning } })
      await harness.start({ ...ORDER, isAgreementCheckedByDefault })
      harness.type()
      harness.goOn()
      await harness.sendCode()
      harness.enterCode()
      await harness.verify()
      await harness.open()
      await harness.openWallet()
      const isAgreed = () => harness.method('cardPayment').getSnapshot().context.isAgreed
      expect(isAgreed()).toBe(isAgreementCheckedByDefault)
      harness.child('payment').send({ type: 'shopper.agreed', isAgreed: hasAgreed })
      await harness.continueHere()
      await harness.start()
      await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
      await harness.open()
      await harness.openWallet()
      expect(isAgreed()).toBe(hasAgreed)
    }
    // The agreement with which a member has paid is that member's own.
    const returning = { email: 'can@posta.example', gsmNumber: '+905550001122', hasAgreed: false }
    const paid = await ways.reconciling(beginning(machine, { input: { returning } }))
    await paid.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    await paid.openWallet()
    expect(paid.method('cardPayment').getSnapshot().context.isAgreed).toBe(true)
  },

  'a guest’s tick stays the guest’s, and is no tick of a member who logs in later in the same page (PAY-03~)': async (
    machine,
  ) => {
    for (const isBack of [true, false]) {
      const harness = beginCheckout(machine)
      await harness.start()
      harness.type(TYPED_ABROAD)
      harness.goOn()
      await harness.admitForeignPhone()
      await harness.open()
      await harness.openWallet()
      harness.child('payment').send({ type: 'shopper.agreed', isAgreed: true })
      await harness.continueHere()
      await harness.start()
      if (isBack) await harness.ports.restoreLogin.answer({ kind: 'admitted', buyer: FOREIGN_BUYER })
      else {
        await harness.ports.restoreLogin.answer({ kind: 'visitor' })
        harness.type({ ...TYPED, gsmNumber: MEMBER.gsmNumber })
        harness.goOn()
        await harness.sendCode()
        harness.enterCode()
        await harness.verify()
      }
      await harness.open()
      await harness.openWallet()
      expect(harness.method('cardPayment').getSnapshot().context.isAgreed).toBe(isBack)
    }
  },

  'a guest’s tick is no tick of another guest, by phone or by e-mail (PAY-03~, FRGN-02~)': async (machine) => {
    for (const [other, isAgreed] of [
      [TYPED_ABROAD, true],
      [{ ...TYPED_ABROAD, email: 'can@posta.example' }, false],
      [{ ...TYPED_ABROAD, gsmNumber: '+49 1512 3456780' }, false],
    ] as const) {
      const harness = beginCheckout(machine)
      const admit = async (contact: typeof other) => {
        harness.type(contact)
        harness.goOn()
        await harness.admitForeignPhone()
        await harness.open()
        await harness.openWallet()
      }
      await harness.start()
      await admit(TYPED_ABROAD)
      harness.child('payment').send({ type: 'shopper.agreed', isAgreed: true })
      await harness.continueHere()
      await harness.start()
      await harness.ports.restoreLogin.answer({ kind: 'visitor' })
      await admit(other)
      expect([other, harness.method('cardPayment').getSnapshot().context.isAgreed]).toEqual([other, isAgreed])
    }
  },

  'a tick that was the shop’s default goes with the default, and a tick of the shopper’s own stays (PAY-03~)': async (
    machine,
  ) => {
    for (const ticks of [[], [false, true]]) {
      const harness = beginCheckout(machine, { input: { toRestore: 'login' } })
      for (const isAgreementCheckedByDefault of [true, false]) {
        await harness.start({ ...ORDER, isAgreementCheckedByDefault })
        await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
        await harness.open()
        await harness.openWallet()
        const isOwn = ticks.length > 0
        const { isAgreed } = harness.method('cardPayment').getSnapshot().context
        expect([isOwn, isAgreed]).toEqual([isOwn, isAgreementCheckedByDefault || isOwn])
        for (const tick of ticks) harness.child('payment').send({ type: 'shopper.agreed', isAgreed: tick })
        if (isAgreementCheckedByDefault) await harness.continueHere()
      }
    }
  },

  'a payment that was not charged is no consent of another person who logs in after a reload (PAY-03~, BEST-03~)':
    async (machine) => {
      const unsettled = { kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: false } as const
      for (const toRestore of ['login', undefined] as const) {
        const harness = beginCheckout(machine, { input: { toRestore, asked: 'result' } })
        await harness.ports.startOrder.answer(unsettled)
        await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
        if (toRestore) await harness.ports.restoreLogin.answer({ kind: 'visitor' })
        harness.type()
        harness.goOn()
        await harness.sendCode()
        harness.enterCode()
        await harness.verify()
        await harness.open()
        await harness.openWallet()
        const { isAgreed, problem } = harness.method('cardPayment').getSnapshot().context
        expect([isAgreed, problem]).toEqual([false, NOT_CHARGED])
      }
    },

  'a payment that was not charged is no consent of the member of another login or code (PAY-03~, APP-02~)': async (
    machine,
  ) => {
    const { email, gsmNumber } = MEMBER
    const restored = { kind: 'restored', member: MEMBER } as const
    for (const [answer, hasReturning, isAgreed] of [
      [restored, false, true],
      [{ ...restored, isOther: true }, false, false],
      [{ kind: 'codePending', pending: PENDING }, false, false],
      [{ ...restored, isOther: true }, true, true],
      [{ kind: 'codePending', pending: PENDING }, true, true],
    ] as const) {
      const returning = hasReturning ? { email, gsmNumber, hasAgreed: true } : undefined
      for (const isKnown of [true, false]) {
        const harness = beginCheckout(machine, { input: { toRestore: 'login', asked: 'result', returning } })
        if (isKnown) await harness.start(ORDER, NOT_CHARGED, ATTEMPTED)
        else {
          const unsettled = { kind: 'unsettled', order: ORDER, attempted: ATTEMPTED, isAtBank: false } as const
          await harness.ports.startOrder.answer(unsettled)
          await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
        }
        await harness.ports.restoreLogin.answer(answer)
        if (answer.kind === 'codePending') {
          harness.enterCode()
          await harness.verify()
        }
        await harness.open()
        await harness.openWallet()
        const { context } = harness.method('cardPayment').getSnapshot()
        expect([answer, hasReturning, context.isAgreed]).toEqual([answer, hasReturning, isAgreed])
      }
    }
  },
}
