import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lease } from '../../src/services/tabs/lease'
import { createOwnPayment } from '../../src/services/tabs/own-payment'
import { watchPresence } from '../../src/services/tabs/page-presence'
import { PAID_FLAG, paidFlag } from '../../src/services/tabs/paid-flag'
import { tabChannel } from '../../src/services/tabs/tab-channel'
import { webLock } from '../../src/services/tabs/tab-lock'
import { fakeBrowser } from '../support/fake-browser'
import { BROWSERS, TIMINGS, openIn, settled } from '../support/open-tabs'
import { tabStorage } from '../support/tab-storage'

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & EventTarget

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.entries(BROWSERS))('tabs in a browser %s', (_, has) => {
  it('a tab that was refused the payment lock releases nothing of the tab that pays (BEST-01~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await first.pays()
    expect(await second.lock.take()).toBe(false)
    second.lock.release()
    second.lock.handOver()
    await settled()
    first.leave('dying')
    await second.passes(TIMINGS.leaseLength + 1)
    expect([await second.takesOver(), await openIn(browser).claims()]).toEqual(['paying', 'paying'])
  })

  it('a page that looks for an outcome holds the payment lock also after it takes its order over (BEST-01~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await first.pays()
    first.leave()
    await second.passes(TIMINGS.moneyDeadline + TIMINGS.processingWindow + 1)
    expect(await second.claims()).toBe('owned')
    const again = openIn(browser, true)
    expect(await again.claims()).toBe('taken')
    await again.passes(2 * TIMINGS.ownerGrace)
    // The payment under way is this tab's own.
    expect([again.heard, await again.takesOver()]).toEqual([['tab.sawOther'], 'owned'])
    expect(await second.takesOver()).toBe('paying')
    again.lock.release()
    await settled()
    expect(await second.takesOver()).toBe('owned')
  })

  it('a tab that may pay is known as paying in the other tabs at once (BEST-02~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await settled()
    expect(second.heard).toEqual(['tab.sawOther'])
    await first.lock.take()
    await settled()
    expect(second.heard.at(-1)).toBe('tab.sawPayment')
  })

  it('a page that was left with the payment lock does not hold it when it is shown again (BEST-04~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    expect([await first.claims(), await second.claims(), await first.lock.take()]).toEqual(['owned', 'taken', true])
    first.hide()
    await settled()
    expect(await second.takesOver()).toBe('owned')
    first.show()
    await settled()
    expect([await first.lock.take(), await second.lock.take()]).toEqual([false, true])
  })

  it('a page that finds the order paid takes it from no other tab (BEST-02~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    expect([await first.claims(), await second.claims()]).toEqual(['owned', 'taken'])
    second.lock.endPaid()
    await second.takesOver()
    await settled()
    expect(first.heard).toEqual(['tab.paid'])
  })
})

it('a tab that loses its order while it takes the payment lock gives the lock back (BEST-02~, PAY-04~)', async () => {
  let isOwner = true
  const release = vi.fn(() => Promise.resolve())
  const take = () => {
    isOwner = false
    return Promise.resolve(true)
  }
  const locks = { payLock: { take, release }, inFlight: { isOthers: () => false } }
  const payment = createOwnPayment()
  expect([await payment.begin(locks as never, () => isOwner), payment.holdsLock()]).toEqual([false, false])
  expect(release).toHaveBeenCalledTimes(1)
})

it('a tab that has lost the payment lock takes it again before it pays (PAY-04~)', async () => {
  const take = vi.fn(() => Promise.resolve(true))
  const locks = { payLock: { take }, inFlight: { isOthers: () => false } }
  const payment = createOwnPayment()
  await payment.begin(locks as never, () => true)
  payment.onLockLost()
  expect([payment.holdsLock(), await payment.begin(locks as never, () => true)]).toEqual([false, true])
  expect(take).toHaveBeenCalledTimes(2)
})

it('a tab takes no payment lock while another tab’s payment is in flight (BEST-01~, PAY-04~)', async () => {
  const take = vi.fn(() => Promise.resolve(true))
  const locks = { payLock: { take }, inFlight: { isOthers: () => true } }
  expect(await createOwnPayment().begin(locks as never, () => true)).toBe(false)
  expect(take).not.toHaveBeenCalled()
})

it('a lock that is seized while it is released is free for others, and not lost (BEST-02~)', async () => {
  const requests: { readonly steal: () => void }[] = []
  const request = (_: string, __: LockOptions, work: (lock: object) => unknown) =>
    new Promise((_resolve, reject) => {
      requests.push({
        steal() {
          reject(new DOMException('stolen', 'AbortError'))
        },
      })
      // As in a browser, the callback runs a moment later.
      void Promise.resolve({}).then(work)
    })
  const onLost = vi.fn()
  const lock = webLock({ request } as unknown as LockManager, 'order', onLost)
  expect(await lock.take()).toBe(true)
  const released = lock.release()
  requests[0]?.steal()
  await released
  expect(onLost).not.toHaveBeenCalled()
  expect(await lock.take()).toBe(true)
  requests[1]?.steal()
  await settled()
  expect(onLost).toHaveBeenCalledTimes(1)
})

it('a lease that another tab has seized is not removed by its former holder (BEST-02~)', async () => {
  const { storage } = tabStorage()
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const leaseOfTab = () => lease({ storage, page: deaf, timings: TIMINGS }, 'pay', () => undefined)
  const [first, second] = [leaseOfTab(), leaseOfTab()]
  expect([await first.take(), await second.seize()]).toEqual([true, true])
  await first.release()
  expect(await leaseOfTab().take()).toBe(false)
  await second.release()
  expect(await leaseOfTab().take()).toBe(true)
})

it('a lease whose entry is cleared with all others is written again at once (BEST-02~)', async () => {
  const { storage, entries } = tabStorage()
  const page = new EventTarget() as Page
  const leaseOfTab = () => lease({ storage, page, timings: TIMINGS }, 'pay', () => undefined)
  const first = leaseOfTab()
  await first.take()
  entries.clear()
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(await leaseOfTab().take()).toBe(false)
  await first.release()
})

it('a channel of one order receives no message of another order (BEST-02~)', () => {
  const page = new EventTarget() as Page
  const heard: string[] = []
  tabChannel({ storage: undefined, page }, 'tabs-own', (word) => heard.push(word))
  for (const key of ['tabs-other', 'tabs-own', null])
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: 'paid' }))
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'tabs-own', newValue: null }))
  expect(heard).toEqual(['paid'])
})

it('a paid flag counts from the page’s start until now, for its own order alone (BEST-02~, PAY-04~)', () => {
  const { storage, entries } = tabStorage()
  const now = 5_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  const isSet = (at: number, name = 'own') => {
    entries.set(PAID_FLAG, `${at} ${name}`)
    return paidFlag(storage, 'own').isSetSince(now - 1_000)
  }
  // A flag of the future was set before the device's clock was set back.
  expect([now - 1_001, now - 1_000, now, now + 1].map((at) => isSet(at))).toEqual([false, true, true, false])
  expect(isSet(now, 'other')).toBe(false)
  clock.mockRestore()
})

it('a page that is hidden twice before it is shown counts as left once (BEST-04~)', async () => {
  const page = new EventTarget() as Page
  const [onLeft, onReturned] = [vi.fn(), vi.fn()]
  const presence = watchPresence(page, { onLeft, onReturned })
  const happens = (type: string) => page.dispatchEvent(new Event(type))
  happens('pageshow')
  happens('pagehide')
  let departures: number | undefined
  void presence.here().then((count) => (departures = count))
  happens('pagehide')
  await settled()
  expect([departures, presence.isAway()]).toEqual([undefined, true])
  happens('pageshow')
  await settled()
  expect([departures, presence.isAway()]).toEqual([1, false])
  expect([onLeft.mock.calls.length, onReturned.mock.calls.length]).toEqual([1, 1])
})
