import { expect } from 'vitest'
import { cardPaymentView } from '../../machines/payment/card/view'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { noticeView } from '../../machines/around/notice/view'
import { beginning } from './support/checkout-harness'
import { TIMINGS } from './fixtures/timings'
import { REFUSAL } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { BROKEN } from './support/broken-children'
import type { SeenState } from './support/way-table'
import { ways } from './support/ways'
import { lazyMachine } from '../../machines/support/port'
import type { noticeMachine } from '../../machines/around/notice/machine'
import { paymentProblemOf } from '../../machines/entities/bank-refusal'
import { settled } from './support/settled'

type Machine = typeof checkoutMachine

const PAYABLE: readonly SeenState[] = [
  'arriving.identifying',
  'arrivalFailed',
  'restoring',
  'registering',
  'resolvingEmailMismatch',
  'admittingForeignPhone',
  'verifyingOtp',
  'changingPhone',
  'opening',
  'openingFailed',
  'paying.choosing',
]
const WITH_MEMBER: readonly SeenState[] = ['opening', 'openingFailed', 'paying.choosing']

/** Events from outside the checkout: the connection, and the end of the login. */
export const hostEventsScenarios: Scenarios<Machine> = {
  'a login that the provider refuses ends in the member-expired screen, in every state with a member (GWY-10~)': async (
    machine,
  ) => {
    for (const state of WITH_MEMBER) {
      const harness = await ways[state](beginning(machine))
      harness.send({ type: 'session.ended', whose: 'member' })
      expect([state, harness.screen()]).toEqual([state, 'member-expired'])
    }
  },

  'a shopper who is not logged in has no login to lose (GWY-10~)': async (machine) => {
    const harness = await ways['arriving.identifying'](beginning(machine))
    harness.send({ type: 'session.ended', whose: 'member' })
    expect(harness.screen()).toBe('identify')
  },

  'a link that dies shows the invalid link screen, in every state before a payment (BOOT-05~)': async (machine) => {
    for (const state of PAYABLE) {
      const harness = await ways[state](beginning(machine))
      harness.send({ type: 'session.ended', whose: 'order' })
      expect([state, harness.screen()]).toEqual([state, 'invalid-token'])
    }
  },

  'a payment in flight outlives the end of the login and of the link: its own answer ends it (GWY-10~, CNT-05~)':
    async (machine) => {
      for (const whose of ['member', 'order'] as const) {
        const harness = await ways['paying.inFlight'](beginning(machine))
        harness.send({ type: 'session.ended', whose })
        expect(harness.state()).toBe('paying.inFlight')
        await harness.book()
        expect(harness.screen()).toBe('result')
      }
    },

  'the end of a login or a link counts at once, no matter what the countdown says (GWY-10~)': async (machine) => {
    for (const children of [undefined, BROKEN.countdownAtOnce]) {
      for (const [whose, screen] of [
        ['member', 'member-expired'],
        ['order', 'invalid-token'],
      ] as const) {
        const harness = await ways.opening(beginning(machine, children && { children }))
        harness.tellLoginEnd(10_000_000)
        harness.time.tick(1)
        await settled()
        harness.send({ type: 'session.ended', whose })
        expect(harness.screen()).toBe(screen)
      }
    }
  },

  'the pay button says why it does nothing offline, and works once the connection is back (BEST-05~)': async (
    machine,
  ) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    const missing = () => {
      const view = cardPaymentView(harness.method('cardPayment').getSnapshot())
      return 'missing' in view ? view.missing : undefined
    }
    harness.send({ type: 'network.changed', is: 'offline' })
    harness.pay()
    expect([harness.state(), harness.snapshot().value.network, missing()]).toEqual([
      'paying.choosing',
      'offline',
      'connection',
    ])
    expect(harness.ports.authorise.asked).toEqual([])
    harness.send({ type: 'network.changed', is: 'slow' })
    expect([harness.snapshot().value.network, missing()]).toEqual(['slow', undefined])
    harness.send({ type: 'network.changed', is: 'online' })
    expect(harness.snapshot().value.network).toBe('online')
    harness.pay()
    expect(harness.state()).toBe('paying.inFlight')
  },

  'an order that could not be had is asked for again when the page wakes or has a connection (BEST-05~)': async (
    machine,
  ) => {
    const harness = await ways['arriving.startFailed'](beginning(machine))
    const asked = harness.ports.startOrder.asked.length
    harness.send({ type: 'tab.woke' })
    expect([harness.state(), harness.snapshot().context.problem]).toEqual(['arriving.starting', undefined])
    harness.send({ type: 'tab.woke' })
    expect(harness.ports.startOrder.asked).toHaveLength(asked + 1)
  },

  'a shopper who reaches the methods without a connection can not pay either (BEST-05~)': async (machine) => {
    const harness = await ways.opening(beginning(machine))
    harness.send({ type: 'network.changed', is: 'offline' })
    await harness.open()
    await harness.openWallet()
    harness.pay()
    expect(harness.state()).toBe('paying.choosing')
  },

  'a long payment is shown as slow, then left to the checking screen, and its answer counts (PAY-06~, BEST-05~)':
    async (machine) => {
      const harness = await ways['paying.inFlight'](beginning(machine))
      const isSlow = () => harness.attempt()?.getSnapshot().hasTag('paymentSlow')
      expect(isSlow()).toBe(false)
      harness.clock.increment(TIMINGS.slowAfter)
      expect([harness.screen(), isSlow()]).toEqual(['pay', true])
      harness.clock.increment(TIMINGS.overdueAfter - TIMINGS.slowAfter)
      expect([harness.state(), harness.screen()]).toEqual(['paying.overdue', 'outcome-unknown'])
      await harness.refuse()
      expect(harness.state()).toBe('paying.choosing')
      expect(harness.askedPorts()).not.toHaveProperty('askOutcome')
    },

  'a long payment that is lost after all is looked up, and a return to the page looks it up again (BEST-03~)': async (
    machine,
  ) => {
    const harness = await ways['paying.overdue'](beginning(machine))
    await harness.loseAnswer()
    expect(harness.state()).toBe('reconciling')
    await harness.ports.askOutcome.answer({ kind: 'unknown', callbackUrl: undefined, bankHost: undefined })
    harness.send({ type: 'tab.woke' })
    expect(harness.ports.askOutcome.asked).toHaveLength(2)
  },

  'the reason of a refused call is shown over the screen, the latest one alone (GWY-06~, SHELL-11~)': async (
    machine,
  ) => {
    const harness = await ways['arriving.identifying'](beginning(machine))
    const shown = () => {
      const notice = harness.snapshot().children.notice
      return notice && noticeView(notice.getSnapshot()).problem.text
    }
    expect(shown()).toBeUndefined()
    harness.send({ type: 'network.refused', problem: paymentProblemOf(REFUSAL) })
    expect(shown()).toBe(REFUSAL.message)
    harness.clock.increment(TIMINGS.alertEntrance)
    harness.clock.increment(TIMINGS.alertPause)
    harness.send({ type: 'network.refused', problem: paymentProblemOf({ ...REFUSAL, message: 'later' }) })
    expect(shown()).toBe('later')
    for (const wait of [TIMINGS.alertEntrance, TIMINGS.alertPause, TIMINGS.alertFade]) harness.clock.increment(wait)
    expect(harness.snapshot().value.notice).toBe('hidden')
    expect(harness.screen()).toBe('identify')
  },

  'a missing chunk is shown as a lost connection (SHELL-11~)': async (machine) => {
    const harness = await ways['arriving.identifying'](beginning(machine))
    harness.send({ type: 'chunk.missed' })
    const notice = harness.snapshot().children.notice
    expect(notice && noticeView(notice.getSnapshot()).problem).toEqual({ text: undefined, key: 'errors.connection' })
    expect(harness.screen()).toBe('identify')
  },

  'a notice about an earlier attempt goes when another payment is sent (PAY-05~, SHELL-11~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    harness.send({ type: 'network.refused', problem: paymentProblemOf(REFUSAL) })
    expect(harness.snapshot().matches({ notice: 'shown' })).toBe(true)
    harness.pay()
    expect([harness.state(), harness.snapshot().value.notice]).toEqual(['paying.inFlight', 'hidden'])
  },

  'a notice that begins beside a transfer’s code, or where nothing can be paid any more, is shown (SHELL-11~)': async (
    machine,
  ) => {
    for (const state of ['paying.lockedIn', 'expired.shown', 'closed', 'reconciling', 'result'] as const) {
      const harness = await ways[state](beginning(machine))
      harness.send({ type: 'chunk.missed' })
      const notice = harness.snapshot().children.notice
      expect([state, notice && noticeView(notice.getSnapshot()).problem.key]).toEqual([state, 'errors.connection'])
    }
  },

  'a notice that crashes changes nothing else (SHELL-11~)': async (machine) => {
    const broken = () => ({ notice: lazyMachine<typeof noticeMachine>('notice') })
    const harness = await ways['arriving.identifying'](beginning(machine, { children: broken }))
    harness.send({ type: 'network.refused', problem: paymentProblemOf(REFUSAL) })
    await settled()
    expect([harness.snapshot().value.notice, harness.screen()]).toEqual(['hidden', 'identify'])
  },
}
