import { describe, expect, it } from 'vitest'
import { checkoutHandlers } from '../../src/services/checkout/checkout'
import { checkOrderHandler } from '../../src/services/payment/check-order'
import { createServerClock } from '../../src/services/platform/server-clock'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import type { StoredSubmission } from '../../src/services/storage/session-store'
import type { PaymentGateway } from '../../src/gateways/payment/gateway'
import { settled } from '../machines/support/settled'
import { ORDER } from '../machines/fixtures/shopper'
import { ATTEMPTED } from '../support/attempted'
import { gatewaysAnswered } from '../support/answering-http'
import { countingLock } from '../support/counting-lock'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { NOTHING_COUNTED } from '../support/nothing-counted'
import { QUESTION, sent } from './support/first-question'
import { payingDeps } from './support/paying-deps'

const TIME = 5_000_000

const UNPAID = gatewaysAnswered({ status: 'success', price: 2480.5, paymentStatus: 'NONE' }).payments

/** A read of the order whose lock and answer the test controls. */
function looking() {
  const { lock, releases } = countingLock()
  const calls: ((how: 'answered' | 'broken') => void)[] = []
  const detail: PaymentGateway['detail'] = () =>
    new Promise((resolve, reject) => {
      calls.push((how) => {
        if (how === 'answered') resolve(UNPAID.detail())
        else reject(new Error('broken on purpose'))
      })
    })
  const takes: ((may: boolean) => void)[] = []
  const take = () => new Promise<boolean>((resolve) => takes.push(resolve))
  const check = checkOrderHandler(payingDeps({ lock: { ...lock, take }, payments: { ...UNPAID, detail } }))
  const leaving = new AbortController()
  const looked = check({ price: ORDER.price }, leaving.signal)
  looked.catch(() => undefined)
  return {
    looked,
    releases,
    calls,
    taken: async () => {
      takes[0]?.(true)
      await settled()
    },
    leave: () => {
      leaving.abort()
    },
  }
}

describe('the order check right before a payment', () => {
  it.each(['answered', 'broken'] as const)(
    'an order check that is left releases the payment lock at once, and not again once %s (PAY-04~, PAY-11~)',
    async (how) => {
      const { looked, releases, calls, taken, leave } = looking()
      await taken()
      expect(releases()).toBe(0)
      leave()
      expect(releases()).toBe(1)
      calls[0]?.(how)
      await Promise.allSettled([looked])
      expect(releases()).toBe(1)
    },
  )

  it('an order check left before it has the payment lock makes no call and releases the lock (PAY-04~, PAY-11~)', async () => {
    const { looked, releases, calls, taken, leave } = looking()
    leave()
    await taken()
    await expect(looked).rejects.toThrow('left before')
    expect([calls, releases()]).toEqual([[], 1])
  })

  it('a broken order check releases the payment lock once; one that leads to a payment keeps it (PAY-04~, PAY-11~)', async () => {
    const [broken, ready] = [looking(), looking()]
    for (const { taken } of [broken, ready]) await taken()
    broken.calls[0]?.('broken')
    ready.calls[0]?.('answered')
    await expect(broken.looked).rejects.toThrow('on purpose')
    expect(await ready.looked).toEqual({ kind: 'ready' })
    expect([broken.releases(), ready.releases()]).toEqual([1, 0])
  })

  it('an order check passes over a payment at a card’s bank once its session is over (PAY-11~, PAY-13~)', async () => {
    const deps = payingDeps({ lock: { ...countingLock().lock, take: async () => true } })
    const kindAt = async (systemTime: number) => {
      const waiting = { paymentStatus: 'INIT_THREEDS', paymentId: '99', price: 2480.5, systemTime }
      const { payments } = gatewaysAnswered({ status: 'success', ...waiting })
      const check = checkOrderHandler({ ...deps, payments })
      return (await check({ price: ORDER.price }, new AbortController().signal)).kind
    }
    const over = TIME + deps.timings.bankSession
    expect([await kindAt(TIME), await kindAt(over - 1), await kindAt(over)]).toEqual([
      'paidOrUnderWay',
      'paidOrUnderWay',
      'ready',
    ])
  })

  it('an order check gives a nameless payment its own time where the one before it was seen to end (PAY-11~, PAY-13~)', async () => {
    const deps = payingDeps({ lock: { ...countingLock().lock, take: async () => true } })
    const { bankSession } = deps.timings
    const answered = (paymentStatus: string, systemTime: number) =>
      gatewaysAnswered({ status: 'success', price: 2480.5, paymentStatus, systemTime }).payments
    const startOn = async (paymentStatus: string, systemTime: number) => {
      const { startOrder } = checkoutHandlers({
        ...deps,
        events: NOTHING_COUNTED,
        sessionStore: EMPTY_SESSION_STORE,
        payments: answered(paymentStatus, systemTime),
        bootAnswer: undefined,
        add: () => undefined,
      })
      return (await startOrder(QUESTION, new AbortController().signal)).kind
    }
    const checkAt = async (systemTime: number) => {
      const check = checkOrderHandler({ ...deps, payments: answered('INIT_THREEDS', systemTime) })
      return (await check({ price: ORDER.price }, new AbortController().signal)).kind
    }
    expect([await startOn('INIT_THREEDS', TIME), await startOn('NONE', TIME + 1)]).toEqual(['unsettled', 'started'])
    expect(await checkAt(TIME + bankSession)).toBe('paidOrUnderWay')
    expect(await checkAt(TIME + bankSession * 2)).toBe('ready')
    // The end is also seen while this tab's own payment is undecided.
    deps.submissions.begin(ATTEMPTED)
    expect(await startOn('NONE', TIME + bankSession * 2)).toBe('unsettled')
    deps.submissions.settle()
    expect(await checkAt(TIME + bankSession * 2 + 1)).toBe('paidOrUnderWay')
    // Nor does it inherit the time from before one that is hidden as this tab's own.
    deps.submissions.begin(ATTEMPTED)
    deps.submissions.become('bankUnreachable')
    deps.submissions.settle()
    expect(await checkAt(TIME + bankSession * 4)).toBe('ready')
    deps.submissions.begin(ATTEMPTED)
    deps.submissions.settle()
    expect(await checkAt(TIME + bankSession * 4 + 1)).toBe('paidOrUnderWay')
  })

  it('an order check leads to this tab’s own payment as long as it may still be processed (GWY-10~, PAY-11~)', async () => {
    const lost: StoredSubmission = { ...sent, sentAt: TIME, state: 'answerLost' }
    const submissions = createSubmissions({ ...EMPTY_SESSION_STORE, submission: () => lost }, createServerClock())
    const deps = payingDeps({ submissions, lock: { ...countingLock().lock, take: async () => true } })
    const { moneyDeadline, processingWindow } = deps.timings
    const kindsAt = (systemTime: number) =>
      Promise.all(
        ['NONE', 'FAILURE', 'INIT_THREEDS'].map(async (paymentStatus) => {
          const { payments } = gatewaysAnswered({ status: 'success', price: 2480.5, paymentStatus, systemTime })
          const check = checkOrderHandler({ ...deps, payments })
          return (await check({ price: ORDER.price }, new AbortController().signal)).kind
        }),
      )
    const over = TIME + moneyDeadline + processingWindow
    expect(await kindsAt(over - 1)).toEqual(['paidOrUnderWay', 'paidOrUnderWay', 'paidOrUnderWay'])
    expect(await kindsAt(over)).toEqual(['ready', 'ready', 'ready'])
  })

  it('a refused order check shows the provider’s message, names no bank and releases the lock (PAY-11~, PAY-14~)', async () => {
    const said = { status: 'failure', errorCode: '1', errorGroup: 'REQUEST_TIMEOUT', errorMessage: 'Olmadı' }
    const { payments } = gatewaysAnswered(said)
    const { lock, releases } = countingLock()
    const check = checkOrderHandler(payingDeps({ lock: { ...lock, take: async () => true }, payments }))
    const answer = await check({ price: ORDER.price }, new AbortController().signal)
    expect(answer).toEqual({ kind: 'refused', problem: { text: 'Olmadı', key: 'errors.generic' } })
    expect(releases()).toBe(1)
  })
})
