import { describe, expect, it } from 'vitest'
import { type PaymentLock, lazyPaymentLock } from '../../src/services/tabs/payment-lock'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import { settled } from '../machines/support/settled'
import { ATTEMPTED } from '../support/attempted'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'

function heldLock(may = true) {
  const acts: string[] = []
  const say = (what: string) => () => {
    acts.push(what)
  }
  const lock: PaymentLock = {
    take: async () => {
      acts.push('take')
      return may
    },
    send: say('send'),
    handOver: say('handOver'),
    release: say('release'),
    endPaid: say('endPaid'),
  }
  return { lock, acts }
}

const RECEIPT = { paymentId: '7', paid: undefined }

const KINDS = ['send', 'handOver', 'release', 'endPaid'] as const

describe('lazyPaymentLock', () => {
  it('a payment lock receives all earlier calls, in order, once its chunk has loaded (PAY-04~)', async () => {
    const { lock, acts } = heldLock(false)
    let arrive: (tabs: { lock: PaymentLock }) => void = () => undefined
    const coming = new Promise<{ lock: PaymentLock }>((resolve) => (arrive = resolve))
    const late = lazyPaymentLock(() => coming)
    const taken = late.take()
    for (const kind of KINDS) late[kind]()
    expect(acts).toEqual([])
    arrive({ lock })
    expect(await taken).toBe(false)
    await settled()
    expect(acts).toEqual(['take', ...KINDS])
  })

  it('a payment lock whose chunk fails to load lets every tab pay (PAY-04~)', async () => {
    const late = lazyPaymentLock(() => Promise.reject(new Error('the code did not load')))
    for (const kind of KINDS) late[kind]()
    expect(await late.take()).toBe(true)
  })
})

describe('submissions and the payment lock', () => {
  const time = { now: () => 7 }

  it('a sent payment holds the payment lock from before its call until its outcome is known (PAY-04~, BEST-01~)', () => {
    for (const [outcome, last] of [
      [undefined, 'release'],
      [RECEIPT, 'endPaid'],
    ] as const) {
      const { lock, acts } = heldLock()
      const submissions = createSubmissions(EMPTY_SESSION_STORE, time, lock)
      submissions.begin(ATTEMPTED)
      submissions.become('bankUnreachable')
      expect(acts).toEqual(['take', 'send'])
      submissions.handOver()
      submissions.settle(outcome)
      expect(acts).toEqual(['take', 'send', 'handOver', last])
    }
  })

  it('an order that is found paid by another device is not announced to other tabs (BEST-02~)', () => {
    const { lock, acts } = heldLock()
    createSubmissions(EMPTY_SESSION_STORE, time, lock).settle(RECEIPT)
    expect(acts).toEqual(['release'])
  })
})
