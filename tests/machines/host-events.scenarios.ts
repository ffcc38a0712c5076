import { expect } from 'vitest'
import { cardPaymentView } from '../../machines/payment/card/view'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { noticeView } from '../../machines/around/notice/view'
import { beginning } from './support/checkout-story'
import { TIMINGS } from './support/timings'
import { MEMBER, PENDING, REFUSAL, TYPED } from './support/shopper'
import type { Told } from './support/tell'
import { BROKEN } from './support/broken-children'
import { type SeenState, seenStates } from './support/way-table'
import { ways } from './support/ways'
import { lazyMachine } from '../../machines/support/port'
import type { noticeMachine } from '../../machines/around/notice/machine'
import { problemOf } from '../../machines/entities/problem'
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

/** What reaches the checkout from outside: the connection, the login's end, what calls were answered with. */
export const hostEventsTold: Told<Machine> = {
  'a login that the provider does not take any more ends in the screen that says so, wherever the member is (GWY-10~)':
    async (machine) => {
      for (const state of WITH_MEMBER) {
        const story = await ways[state](beginning(machine))
        story.send({ type: 'session.ended', whose: 'member' })
        expect([state, story.screen()]).toEqual([state, 'member-expired'])
      }
    },

  'whoever is no member has no login to lose (GWY-10~)': async (machine) => {
    const story = await ways['arriving.identifying'](beginning(machine))
    story.send({ type: 'session.ended', whose: 'member' })
    expect(story.screen()).toBe('identify')
  },

  'a link that dies leaves nothing to type into or to pay with (BOOT-05~)': async (machine) => {
    for (const state of PAYABLE) {
      const story = await ways[state](beginning(machine))
      story.send({ type: 'session.ended', whose: 'order' })
      expect([state, story.screen()]).toEqual([state, 'invalid-token'])
    }
  },

  'neither takes a payment that is under way from anybody: its own answer ends it (GWY-10~, CNT-05~)': async (
    machine,
  ) => {
    for (const whose of ['member', 'order'] as const) {
      const story = await ways['paying.inFlight'](beginning(machine))
      story.send({ type: 'session.ended', whose })
      expect(story.state()).toBe('paying.inFlight')
      await story.book()
      expect(story.screen()).toBe('result')
    }
  },

  'whatever the countdown says, they count at once (GWY-10~)': async (machine) => {
    for (const children of [undefined, BROKEN.countdownAtOnce]) {
      for (const [whose, screen] of [
        ['member', 'member-expired'],
        ['order', 'invalid-token'],
      ] as const) {
        const story = await ways.opening(beginning(machine, children && { children }))
        story.tellLoginEnd(10_000_000)
        story.time.tick(1)
        await settled()
        story.send({ type: 'session.ended', whose })
        expect(story.screen()).toBe(screen)
      }
    }
  },

  'a login that the app hands over is asked about, and leads to the methods without a code (APP-01~, APP-02~)': async (
    machine,
  ) => {
    for (const state of ['arriving.identifying', 'verifyingOtp'] as const) {
      const story = await ways[state](beginning(machine))
      const before = story.askedPorts()
      story.send({ type: 'host.handedOver' })
      expect([story.state(), story.snapshot().context.member]).toEqual(['restoring', undefined])
      await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
      await story.open()
      expect(story.state()).toBe('paying.choosing')
      expect(story.askedPorts()).toEqual({ ...before, restoreLogin: 1, openPayment: 1, openWallet: 1 })
    }
  },

  'before the order is known such a login waits for it (APP-02~)': async (machine) => {
    const story = await ways['arriving.starting'](beginning(machine))
    story.send({ type: 'host.handedOver' })
    expect(story.askedPorts()).toEqual({ startOrder: 1 })
    await story.start()
    expect(story.state()).toBe('restoring')
  },

  'a login that nobody confirms leaves a visitor where they were (APP-03~)': async (machine) => {
    const story = await ways['arriving.identifying'](beginning(machine))
    story.type()
    story.send({ type: 'host.handedOver' })
    await story.ports.restoreLogin.answer({ kind: 'visitor' })
    // With everything that was typed by then.
    expect(story.child('identify').getSnapshot().context.form).toMatchObject(TYPED)
    expect([story.state(), story.screen(), story.snapshot().context.kept]).toEqual([
      'arriving.identifying',
      'identify',
      undefined,
    ])
    const waiting = await ways.verifyingOtp(beginning(machine))
    waiting.send({ type: 'host.handedOver' })
    await waiting.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
    expect([waiting.state(), waiting.screen()]).toEqual(['verifyingOtp', 'otp'])
  },

  'nowhere else does a login that is handed over change anything (APP-02~, APP-03~)': async (machine) => {
    const entered: readonly SeenState[] = [
      'arriving.starting',
      'arriving.identifying',
      'arriving.startFailed',
      'verifyingOtp',
    ]
    for (const state of seenStates.filter((seen) => !entered.includes(seen))) {
      const story = await ways[state](beginning(machine))
      const before = story.snapshot()
      story.send({ type: 'host.handedOver' })
      expect([state, story.snapshot().value]).toEqual([state, before.value])
      expect([state, story.snapshot().context]).toEqual([state, before.context])
    }
  },

  'offline, the pay button says why it does nothing, and works as soon as the connection is back (BEST-05~)': async (
    machine,
  ) => {
    const story = await ways['paying.choosing'](beginning(machine))
    const missing = () => {
      const view = cardPaymentView(story.method('cardPayment').getSnapshot())
      return 'missing' in view ? view.missing : undefined
    }
    story.send({ type: 'network.told', is: 'offline' })
    story.pay()
    expect([story.state(), story.snapshot().value.network, missing()]).toEqual([
      'paying.choosing',
      'offline',
      'connection',
    ])
    expect(story.ports.authorise.asked).toEqual([])
    story.send({ type: 'network.told', is: 'slow' })
    expect([story.snapshot().value.network, missing()]).toEqual(['slow', undefined])
    story.send({ type: 'network.told', is: 'online' })
    expect(story.snapshot().value.network).toBe('online')
    story.pay()
    expect(story.state()).toBe('paying.inFlight')
  },

  'whoever comes to paying without a connection can not pay either (BEST-05~)': async (machine) => {
    const story = await ways.opening(beginning(machine))
    story.send({ type: 'network.told', is: 'offline' })
    await story.open()
    await story.openWallet()
    story.pay()
    expect(story.state()).toBe('paying.choosing')
  },

  'a payment that takes long is said to be slow, then left to the screen that checks, and its answer still counts (PAY-06~, BEST-05~)':
    async (machine) => {
      const story = await ways['paying.inFlight'](beginning(machine))
      const isSlow = () => story.attempt()?.getSnapshot().hasTag('paymentSlow')
      expect(isSlow()).toBe(false)
      story.clock.increment(TIMINGS.slowAfter)
      expect([story.screen(), isSlow()]).toEqual(['pay', true])
      story.clock.increment(TIMINGS.overdueAfter - TIMINGS.slowAfter)
      expect([story.state(), story.screen()]).toEqual(['paying.overdue', 'outcome-unknown'])
      await story.refuse()
      expect(story.state()).toBe('paying.choosing')
      expect(story.askedPorts()).not.toHaveProperty('askOutcome')
    },

  'a payment that is lost after all is looked for, and coming back to the page asks again (BEST-03~)': async (
    machine,
  ) => {
    const story = await ways['paying.overdue'](beginning(machine))
    await story.loseAnswer()
    expect(story.state()).toBe('reconciling')
    await story.ports.askOutcome.answer({ kind: 'unknown', callbackUrl: undefined, bankHost: undefined })
    story.send({ type: 'tab.woke' })
    expect(story.ports.askOutcome.asked).toHaveLength(2)
  },

  'what a call was refused with is told over the screen, the latest word in place of the one before (GWY-06~, SHELL-11~)':
    async (machine) => {
      const story = await ways['arriving.identifying'](beginning(machine))
      const shown = () => {
        const notice = story.snapshot().children.notice
        return notice && noticeView(notice.getSnapshot()).problem.text
      }
      expect(shown()).toBeUndefined()
      story.send({ type: 'network.refused', problem: problemOf(REFUSAL) })
      expect(shown()).toBe(REFUSAL.message)
      story.clock.increment(TIMINGS.alertEntrance)
      story.clock.increment(TIMINGS.alertPause)
      story.send({ type: 'network.refused', problem: problemOf({ ...REFUSAL, message: 'later' }) })
      expect(shown()).toBe('later')
      for (const wait of [TIMINGS.alertEntrance, TIMINGS.alertPause, TIMINGS.alertFade]) story.clock.increment(wait)
      expect(story.snapshot().value.notice).toBe('hidden')
      expect(story.screen()).toBe('identify')
    },

  'a notice about a former try goes when another payment is sent (PAY-05~, SHELL-11~)': async (machine) => {
    const story = await ways['paying.choosing'](beginning(machine))
    story.send({ type: 'network.refused', problem: problemOf(REFUSAL) })
    expect(story.snapshot().value.notice).toBe('shown')
    story.pay()
    expect([story.state(), story.snapshot().value.notice]).toEqual(['paying.inFlight', 'hidden'])
  },

  'a notice that breaks is no reason for anything (SHELL-11~)': async (machine) => {
    const broken = () => ({ notice: lazyMachine<typeof noticeMachine>('notice') })
    const story = await ways['arriving.identifying'](beginning(machine, { children: broken }))
    story.send({ type: 'network.refused', problem: problemOf(REFUSAL) })
    await settled()
    expect([story.snapshot().value.notice, story.screen()]).toEqual(['hidden', 'identify'])
  },
}
