import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { layoutView } from '../../src/screens/layout-view'
import type { IntoBalance } from '../../machines/entities/flow'
import type { Member } from '../../machines/entities/member'
import { refundMachine } from '../../machines/into-balance/refund/machine'
import { settlementMachine } from '../../machines/into-balance/settlement/machine'
import { CLAIMED } from './fixtures/into-balance-answers'
import { beginCheckout, beginning, type CheckoutHarness } from './support/checkout-harness'
import { MEMBER, NOT_CHARGED, ORDER, ORDER_WITH_TIME, RECEIPT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

/** The data in which the two flows differ. */
const FLOWS = {
  refund: { choosing: 'refunding.choosing', inFlight: 'refunding.inFlight', port: 'claimRefund', kind: 'claimed' },
  settlement: { choosing: 'settling.choosing', inFlight: 'settling.inFlight', port: 'setSettlement', kind: 'set' },
} as const

const flows = Object.keys(FLOWS) as IntoBalance[]

async function answered(machine: Machine, flow: IntoBalance, kind: 'done' | 'unknown') {
  const harness = await ways[FLOWS[flow].inFlight](beginning(machine))
  if (kind === 'unknown') await harness.ports[FLOWS[flow].port].answer({ kind })
  else if (flow === 'refund') await harness.ports.claimRefund.answer({ kind: 'claimed', receipt: CLAIMED })
  else await harness.ports.setSettlement.answer({ kind: 'set', receipt: { ...CLAIMED, decided: 'ALL_TIME' } })
  return harness
}

const OTHER_MEMBER = { ...MEMBER, memberId: '8', gsmNumber: '+905550001122' }

const breakDown = () => {
  throw new Error('broken on purpose')
}

/** Machines that throw at the press, before anything is sent. */
const BROKEN = {
  refund: refundMachine.provide({ guards: { isOnline: breakDown } }),
  settlement: settlementMachine.provide({ guards: { isOnline: breakDown } }),
}

const PAYMENT = { port: 'authorise', inFlight: 'paying.inFlight', child: 'payment' } as const

/** Another tab takes the order over, and this tab takes it back with this member's login. */
async function takeOver(harness: CheckoutHarness, member: Member) {
  await harness.join('owned')
  harness.others.tell('tab.lostOrder')
  harness.child('tabOwnership').send({ type: 'shopper.continuedHere' })
  await harness.others.takeOver.answer({ kind: 'owned' })
  await harness.start()
  await harness.ports.restoreLogin.answer({ kind: 'restored', member })
  await harness.open()
}

const PRESSED = { refund: { type: 'shopper.claimed' }, settlement: { type: 'shopper.confirmed' } } as const

export const intoBalanceScenarios: Scenarios<Machine> = {
  'a refund and a settlement open after the same login as an order (OTP-03~, BOOT-17~)': async (machine) => {
    for (const flow of flows) {
      const harness = await ways[FLOWS[flow].choosing](beginning(machine))
      expect([harness.state(), harness.screen()]).toEqual([FLOWS[flow].choosing, flow])
      expect(harness.ports.openPayment.asked).toEqual([flow])
      expect(layoutView(harness.snapshot())).toMatchObject({
        hasPaymentBar: false,
        step: undefined,
        clock: 'running',
      })
      expect(planOf(harness.snapshot())).toMatchObject({ title: `title.${flow}`, live: `live.${flow}` })
    }
  },

  'a seller who logs in after another finds the defaults, not the other’s choice (SET-01~, BEST-02~)': async (
    machine,
  ) => {
    for (const [member, isAlways] of [
      [MEMBER, true],
      [OTHER_MEMBER, false],
    ] as const) {
      const harness = await ways['settling.choosing'](beginning(machine))
      harness.child('settlement').send({ type: 'shopper.toggledAlways', isAlways: true })
      harness.child('settlement').send({ type: 'shopper.confirmed' })
      await harness.ports.setSettlement.answer({ kind: 'unknown' })
      await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
      await takeOver(harness, member)
      expect([member, harness.child('settlement').getSnapshot().context.isAlways]).toEqual([member, isAlways])
    }
  },

  'a buyer who logs in after another sees neither the other’s refusal nor their choice, in any flow (BEST-02~)': async (
    machine,
  ) => {
    for (const flow of ['pay', ...flows] as const) {
      for (const [member, problem] of [
        [MEMBER, NOT_CHARGED],
        [OTHER_MEMBER, undefined],
      ] as const) {
        const { port, inFlight, child } = flow === 'pay' ? PAYMENT : { ...FLOWS[flow], child: flow }
        const harness = await ways[inFlight](beginning(machine))
        await harness.ports[port].answer({ kind: 'unknown' })
        await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
        await takeOver(harness, member)
        expect([flow, member, harness.child(child).getSnapshot().context.problem]).toEqual([flow, member, problem])
        expect(harness.snapshot().context.attempted !== undefined).toBe(member === MEMBER)
      }
    }
  },

  'a settlement’s “always” from before a reload does not count for an unknown seller (SET-01~)': async (machine) => {
    const attempted = { method: 'settlement', price: ORDER.price, sum: ORDER.price, choice: 'ALL_TIME' } as const
    const order = { ...ORDER, intoBalance: 'settlement' } as const
    const isAlways = ({ child }: CheckoutHarness) => child('settlement').getSnapshot().context.isAlways

    const restored = beginCheckout(machine, { input: { flow: 'settlement', toRestore: 'login', asked: 'pay' } })
    await restored.start(order, NOT_CHARGED, attempted)
    await restored.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await restored.open()
    expect(isAlways(restored)).toBe(true)

    const visited = beginCheckout(machine, { input: { flow: 'settlement' } })
    await visited.start(order, NOT_CHARGED, attempted)
    visited.type()
    visited.goOn()
    await visited.sendCode()
    visited.enterCode()
    await visited.verify()
    await visited.open()
    expect(isAlways(visited)).toBe(false)
  },

  'an order that says it is a refund, or a settlement, is one at any URL (BOOT-17~)': async (machine) => {
    for (const flow of flows) {
      const opening = await ways.opening(beginning(machine, { order: { intoBalance: flow } }))
      expect(opening.ports.openPayment.asked).toEqual([flow])
      await opening.open()
      expect(opening.state()).toBe(FLOWS[flow].choosing)
    }
  },

  'the result of a refund or settlement is shown, and stays (REF-01~, SET-02~)': async (machine) => {
    const LIVE = { refund: 'live.claimed', settlement: 'live.settledAlways' }
    for (const flow of flows) {
      const harness = await answered(machine, flow, 'done')
      expect([harness.state(), harness.screen()]).toEqual(['result', flow])
      expect(planOf(harness.snapshot())).toMatchObject({ live: LIVE[flow] })
      expect(harness.child('shopReturn').getSnapshot().value).toBe('resting')
      expect(layoutView(harness.snapshot())).toMatchObject({ clock: undefined })
    }
  },

  'a link that was decided before says so at once (REF-02~, SET-02~)': async (machine) => {
    const LIVE = { refund: 'live.claimedBefore', settlement: 'live.settledBefore' }
    for (const flow of flows) {
      const harness = await ways['arriving.starting'](beginning(machine, { input: { flow } }))
      await harness.ports.startOrder.answer({
        kind: 'paid',
        order: { ...ORDER, intoBalance: flow },
        isOwnPaymentFound: false,
        receipt: { ...RECEIPT, decided: undefined },
      })
      expect([harness.state(), harness.screen()]).toEqual(['result', flow])
      expect(planOf(harness.snapshot())).toMatchObject({ live: LIVE[flow] })
    }
  },

  'a link to pay shows the refund or settlement of its unreadable order (BOOT-17~, REF-01~)': async (machine) => {
    for (const flow of flows) {
      const paid = beginCheckout(machine)
      const found = { order: undefined, receipt: RECEIPT, isOwnPaymentFound: false }
      await paid.ports.startOrder.answer({ kind: 'paid', flow, ...found })
      expect([paid.state(), paid.screen()]).toEqual(['result', flow])
      const lost = beginCheckout(machine)
      const unsettled = { attempted: undefined, order: undefined, isAtBank: false }
      await lost.ports.startOrder.answer({ kind: 'unsettled', flow, ...unsettled })
      expect(planOf(lost.snapshot())).toMatchObject({ title: 'title.checkingRequest' })
    }
  },

  'a request whose answer was lost is looked up, and not sent again (REF-02~, SET-02~)': async (machine) => {
    for (const flow of flows) {
      const harness = await answered(machine, flow, 'unknown')
      expect([harness.state(), harness.screen()]).toEqual(['reconciling', 'outcome-unknown'])
      expect(planOf(harness.snapshot())).toMatchObject({ title: 'title.checkingRequest' })
      expect(harness.ports[FLOWS[flow].port].asked).toHaveLength(1)
      await harness.ports.askOutcome.answer({ kind: 'paid', receipt: CLAIMED })
      expect(harness.screen()).toBe(flow)
    }
  },

  'a request known not to have gone through leads back to its choice, and says so (REF-02~, SET-02~)': async (
    machine,
  ) => {
    for (const flow of flows) {
      const harness = await answered(machine, flow, 'unknown')
      await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
      expect(harness.state()).toBe(FLOWS[flow].choosing)
      expect(harness.child(flow).getSnapshot().context.problem).toEqual(NOT_CHARGED)
    }
  },

  'a refund or settlement that crashes before sending is reloaded, and after sending is looked up': async (machine) => {
    for (const flow of flows) {
      const broken = await ways.opening(
        beginning(machine, { input: { flow }, children: () => ({ [flow]: BROKEN[flow] }) }),
      )
      await broken.open()
      broken.does([PRESSED[flow]])
      expect(broken.state()).toBe('openingFailed')
      const sent = await ways[FLOWS[flow].inFlight](
        beginning(machine, {
          children: (ports) => ({
            refund: refundMachine.provide({
              actors: { claimRefund: ports.claimRefund.logic },
              guards: { isClaimed: breakDown },
            }),
            settlement: settlementMachine.provide({
              actors: { setSettlement: ports.setSettlement.logic },
              guards: { isSet: breakDown },
            }),
          }),
        }),
      )
      await sent.ports[FLOWS[flow].port].answer({ kind: 'unknown' })
      expect(sent.state()).toBe('reconciling')
    }
  },

  'the expiry ends an offer, and no request in flight': async (machine) => {
    for (const flow of flows) {
      const end = ORDER_WITH_TIME.endsAt ?? 0
      const offered = await ways[FLOWS[flow].choosing](beginning(machine, { order: { endsAt: end } }))
      offered.time.tick(end)
      expect(offered.screen()).toBe('form-expired')
      const sent = await ways[FLOWS[flow].inFlight](beginning(machine, { order: { endsAt: end } }))
      sent.time.tick(end)
      expect(sent.state()).toBe(FLOWS[flow].inFlight)
    }
  },

  'an offer is taken over by another tab, informed of a lost connection, and closed by a dead link': async (
    machine,
  ) => {
    for (const flow of flows) {
      const harness = await ways[FLOWS[flow].choosing](beginning(machine))
      harness.send({ type: 'network.changed', is: 'offline' })
      expect(harness.child(flow).getSnapshot().context.network).toBe('offline')
      await harness.join('taken')
      expect(harness.state()).toBe('suspended.choosing')
      const back = await ways[FLOWS[flow].choosing](beginning(machine))
      back.send({ type: 'tab.restored' })
      expect(back.state()).toBe('arriving.starting')
      const dead = await ways[FLOWS[flow].choosing](beginning(machine))
      dead.send({ type: 'session.ended', whose: 'order' })
      expect(dead.state()).toBe('closed')
    }
  },
}
