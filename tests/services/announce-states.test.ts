import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { StateMessage } from '../../src/loader/messages'
import { type Journey, stateMessageOf, announceStates } from '../../src/services/embedding/announce-states'
import { RECEIPT } from '../machines/fixtures/shopper'
import type { Beginning } from '../machines/support/beginning'
import { beginCheckout } from '../machines/support/checkout-harness'
import { type SeenState, seenStates } from '../machines/support/way-table'
import { ways } from '../machines/support/ways'

const begin = (beginning?: Beginning) => beginCheckout(checkoutMachine, beginning)

/** The step that a merchant receives for each state; transitional states send none. */
const HEARD: Readonly<Record<string, readonly SeenState[]>> = {
  nothing: ['arriving.starting', 'restoring', 'opening', 'loggingOut'],
  'sign-in': [
    'arriving.identifying',
    'registering',
    'resolvingEmailMismatch',
    'admittingForeignPhone',
    'changingPhone',
  ],
  verify: ['verifyingOtp'],
  choose: [
    'paying.choosing',
    'paying.identifying',
    'paying.pressed',
    'paying.lockedIn',
    'refunding.choosing',
    'settling.choosing',
  ],
  paying: ['paying.inFlight', 'paying.overdue', 'refunding.inFlight', 'settling.inFlight'],
  bank: ['paying.redirecting', 'paying.goingForCredit'],
  checking: ['reconciling', 'reconcilingFailed'],
  trouble: [
    'closed',
    'arriving.startFailed',
    'arrivalFailed',
    'openingFailed',
    'suspended.choosing',
    'suspended.lockedIn',
  ],
  'checkout.closed': ['exiting'],
  'ec.complete': ['result', 'resultStaying'],
  'checkout.expired': seenStates.filter((state) => state.startsWith('expired')),
}

const nameOf = (message: StateMessage | undefined) => {
  if (!message) return 'nothing'
  return message.type === 'checkout.step' ? message.step : message.type
}

describe('messages about the checkout’s states to the parent page', () => {
  it.each(seenStates)(
    'the parent page gets the step of %s, or no message, without data of shopper or order (BEST-12~, SEC-02~)',
    async (state) => {
      const harness = await ways[state](begin)
      const message = stateMessageOf(harness.snapshot())
      expect(HEARD[nameOf(message)]).toContain(state)
      expect(['nothing', ...Object.keys(message ?? {}).filter((key) => key !== 'type' && key !== 'version')]).toEqual(
        nameOf(message) in { 'checkout.closed': 1, 'checkout.expired': 1, nothing: 1 }
          ? ['nothing']
          : ['nothing', message?.type === 'ec.complete' ? 'result' : 'step'],
      )
    },
  )

  it.each(['arriving.identifying', 'verifyingOtp', 'paying.choosing'] as const)(
    'the parent page gets checkout.closed when the shopper leaves %s for the shop (BEST-12~)',
    async (state) => {
      const harness = await ways[state](begin)
      harness.send({ type: 'shopper.askedToExit' })
      expect(stateMessageOf(harness.snapshot())?.type).toBe('checkout.step')
      harness.send({ type: 'shopper.exited' })
      expect(stateMessageOf(harness.snapshot())).toEqual({ type: 'checkout.closed', version: 1 })
    },
  )

  it.each(['arriving.identifying', 'verifyingOtp'] as const)(
    'the parent page hears of trouble where another tab has the order, in %s (BEST-12~, BEST-02~)',
    async (state) => {
      const harness = await ways[state](begin)
      await harness.join('taken')
      expect(stateMessageOf(harness.snapshot())).toEqual({ type: 'checkout.step', version: 1, step: 'trouble' })
    },
  )

  it('the parent page gets no message when the page leaves for another page of the checkout (BEST-12~)', async () => {
    const harness = await ways['paying.choosing'](begin)
    await harness.join('owned')
    harness.others.tell('tab.left')
    expect(harness.snapshot().matches({ journey: 'exiting' })).toBe(true)
    expect(stateMessageOf(harness.snapshot())).toBeUndefined()
  })

  it('the parent page gets ec.complete with the result paid for a paid order (BEST-12~)', async () => {
    const harness = await ways['result'](begin)
    expect(stateMessageOf(harness.snapshot())).toEqual({ type: 'ec.complete', version: 1, result: 'paid' })
  })

  it.each([
    ['pay', RECEIPT, 'paid'],
    ['pay', { ...RECEIPT, transfer: {} }, 'awaited'],
    ['refund', RECEIPT, 'claimed'],
    ['settlement', RECEIPT, 'settled'],
  ])('the parent page gets the result of a link to %s (BEST-12~)', async (flow, receipt, result) => {
    const snapshot = (await ways['result'](begin)).snapshot()
    const changed = { ...snapshot, context: { ...snapshot.context, flow, receipt } } as typeof snapshot
    expect(stateMessageOf(changed)).toMatchObject({ result })
  })
})

describe('announceStates', () => {
  async function toldOn(states: readonly SeenState[]) {
    const snapshots = await Promise.all(states.map(async (state) => (await ways[state](begin)).snapshot()))
    const [first, ...rest] = snapshots
    if (!first) throw new Error('a journey has a first state')
    let hear: Parameters<Journey['subscribe']>[0] = () => undefined
    const posted: string[] = []
    const stop = announceStates(
      {
        getSnapshot: () => first,
        subscribe(listener) {
          hear = listener
          return { unsubscribe: () => (hear = () => undefined) }
        },
      },
      (message) => posted.push(nameOf(message)),
    )
    return { posted, stop, go: () => rest.forEach((snapshot) => hear(snapshot)) }
  }

  it('each step is sent to the parent page once, after ec.start (BEST-12~)', async () => {
    const { posted, go } = await toldOn([
      'arriving.starting',
      'arriving.identifying',
      'registering',
      'verifyingOtp',
      'opening',
      'paying.choosing',
      'paying.inFlight',
      'result',
    ])
    expect(posted).toEqual([])
    go()
    expect(posted).toEqual(['ec.start', 'sign-in', 'verify', 'choose', 'paying', 'ec.complete'])
  })

  it('a step is sent to the parent page again when the shopper returns to it (BEST-12~)', async () => {
    const { posted, go } = await toldOn(['paying.choosing', 'paying.inFlight', 'paying.choosing'])
    go()
    expect(posted).toEqual(['ec.start', 'choose', 'paying', 'choose'])
  })

  it('announceStates sends no step after it was stopped (BEST-12~)', async () => {
    const { posted, go, stop } = await toldOn(['paying.choosing', 'paying.inFlight'])
    stop()
    go()
    expect(posted).toEqual(['ec.start', 'choose'])
  })
})
