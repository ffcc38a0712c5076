import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkOrderHandler } from '../../src/services/payment/check-order'
import type { PaymentLock } from '../../src/services/tabs/payment-lock'
import { ORDER } from '../machines/fixtures/shopper'
import { type Has, fakeBrowser } from '../support/fake-browser'
import { gatewaysAnswered } from '../support/answering-http'
import { BROWSERS, TIMINGS, openIn, settled } from '../support/open-tabs'
import { payingDeps } from './support/paying-deps'

const { payments } = gatewaysAnswered({ status: 'success', price: 2480.5, paymentStatus: 'NONE' })

/** Whether any tab could see the order, or its payment, as held by another one. */
function isAnythingHeld(browser: ReturnType<typeof fakeBrowser>): boolean {
  const names = [...browser.lockNames(), ...browser.entries.keys()]
  return names.some((name) => /^(?:order|pay)-/.test(name))
}

/** The read of the order right before its payment. */
function looking(lock: PaymentLock) {
  const leaving = new AbortController()
  const looked = checkOrderHandler(payingDeps({ lock, payments }))({ price: ORDER.price }, leaving.signal)
  return {
    looked,
    leave: () => {
      leaving.abort()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.entries(BROWSERS))('a left page in a browser %s', (_, has) => {
  it('a page in the back/forward cache holds no lock, and takes its order again when it is shown (BEST-02~, BEST-04~)', async () => {
    const browser = fakeBrowser(has)
    const first = openIn(browser)
    await first.claims()
    await first.lock.take()
    first.hide()
    await settled()
    expect(isAnythingHeld(browser)).toBe(false)
    const press = first.lock.take()
    first.show()
    await settled()
    expect([first.heard, await press]).toEqual([['tab.left', 'tab.returned'], true])
    expect(await openIn(browser).claims()).toBe('paying')
  })

  it('a new page takes the order from one in the back/forward cache, which learns so when shown (BEST-02~, BEST-04~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const kept = openIn(browser)
    await kept.claims()
    await kept.pays()
    kept.lock.handOver()
    kept.hide()
    const fresh = openIn(browser)
    expect(await fresh.claims()).toBe('owned')
    expect(await fresh.pays()).toBe(true)
    kept.show()
    const late = kept.lock.take()
    await settled()
    expect(kept.heard).toEqual(['tab.left', 'tab.lostOrder', 'tab.sawPayment'])
    expect(await late).toBe(false)
    expect(fresh.heard).toEqual([])
  })

  it('a page whose order another tab has takes it by a press alone, also after it was left (BEST-02~, BEST-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    expect([await first.claims(), await second.claims()]).toEqual(['owned', 'taken'])
    second.hide()
    first.leave()
    second.show()
    await second.passes(TIMINGS.leaseHeartbeat + TIMINGS.ownerGrace)
    expect([isAnythingHeld(browser), second.heard.at(-1)]).toEqual([false, 'tab.sawOwnerGone'])
  })

  it('a page that comes back does not take a later page’s payment for its own (BEST-01~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const kept = openIn(browser, true, false)
    await kept.claims()
    kept.hide()
    const later = openIn(browser)
    await later.claims()
    await later.pays()
    later.leave()
    kept.show()
    await settled()
    expect([kept.heard.includes('tab.returned'), await kept.pays()]).toEqual([false, false])
  })

  it('a page left while it asks for the order holds nothing, and is answered when shown again (BEST-02~, BEST-04~)', async () => {
    for (let turns = 0; turns < 24; turns += 1) {
      const browser = fakeBrowser(has)
      const first = openIn(browser)
      await first.claims()
      first.hide()
      const press = first.lock.take()
      first.show()
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      first.hide()
      await settled()
      expect([turns, isAnythingHeld(browser)]).toEqual([turns, false])
      first.show()
      await press
      await settled()
      expect([turns, first.heard.at(-1), await first.lock.take()]).toEqual([turns, 'tab.returned', true])
    }
  })

  it('a page left during its payment leaves its in-flight flag, and goes on when it is shown (BEST-01~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser, false, true), openIn(browser)]
    await first.claims()
    await first.pays()
    await second.claims()
    first.hide()
    await settled()
    expect([await second.takesOver(), await second.pays()]).toEqual(['paying', false])
    first.show()
    await settled()
    expect(first.heard).toEqual(['tab.left', 'tab.returned'])
    expect(await second.takesOver()).toBe('paying')
    first.lock.release()
    await settled()
    expect(await second.takesOver()).toBe('owned')
  })

  it('an order check that is left while it asks for the lock releases nothing of the next check (PAY-04~, PAY-11~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    const left = looking(first.lock)
    left.leave()
    const next = looking(first.lock)
    await Promise.allSettled([left.looked])
    expect(await next.looked).toEqual({ kind: 'ready' })
    await settled()
    expect(await second.takesOver()).toBe('paying')
  })
})

describe.each<readonly [name: string, has: Has]>([
  ['whose storage is closed', { storage: 'closed' }],
  ['whose storage is full', { storage: 'full' }],
])('a left page in a browser %s', (_, has) => {
  it('a page that is left while its payment is under way keeps the payment lock (BEST-01~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const first = openIn(browser, false, true)
    await first.claims()
    await first.pays()
    first.hide()
    await settled()
    const fresh = openIn(browser)
    expect([await fresh.claims(), await fresh.pays()]).toEqual(['paying', false])
    first.show()
    await settled()
    first.lock.release()
    await settled()
    expect(await fresh.takesOver()).toBe('owned')
  })
})
