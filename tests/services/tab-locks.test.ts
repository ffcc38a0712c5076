import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAID_FLAG } from '../../src/services/tabs/paid-flag'
import { fakeBrowser } from '../support/fake-browser'
import { BROWSERS, TIMINGS, TOKEN, openIn, settled } from '../support/open-tabs'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.entries(BROWSERS))('tabs in a browser %s', (_, has) => {
  it('the first tab owns the order, and the second tab learns that another one does (BEST-02~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    expect([await first.claims(), await second.claims()]).toEqual(['owned', 'taken'])
    await settled()
    expect([first.heard, second.heard]).toEqual([[], ['tab.sawOther']])
  })

  it('the second tab takes the order over; the first tab learns so at once and may take it back (BEST-02~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await settled()
    expect(await second.takesOver()).toBe('owned')
    await settled()
    expect(first.heard).toEqual(['tab.lostOrder', 'tab.sawOther'])
    expect(await first.takesOver()).toBe('owned')
    await settled()
    expect(second.heard).toEqual(['tab.sawOther', 'tab.lostOrder', 'tab.sawOther'])
  })

  it('a paying tab keeps the order, and the other tabs learn when its payment is over (BEST-02~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    expect(await first.pays()).toBe(true)
    expect([await second.takesOver(), await second.takesOver()]).toEqual(['paying', 'paying'])
    expect(await second.pays()).toBe(false)
    await settled()
    expect(second.heard.at(-1)).toBe('tab.sawPayment')
    first.lock.release()
    await settled()
    expect(second.heard.at(-1)).toBe('tab.sawOther')
    expect(await second.takesOver()).toBe('owned')
    expect([await second.pays(), await first.pays()]).toEqual([true, false])
  })

  it('the payment lock is granted to the tab that holds it, however often it asks (PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const first = openIn(browser)
    expect(await Promise.all([first.lock.take(), first.lock.take()])).toEqual([true, true])
    expect(await first.lock.take()).toBe(true)
    first.lock.release()
    await settled()
    expect(await first.lock.take()).toBe(true)
  })

  it('a completed payment is announced to all other tabs, and leaves nothing locked (BEST-02~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await first.pays()
    first.lock.endPaid()
    await settled()
    expect(second.heard).toContain('tab.paid')
    expect(first.heard).toEqual([])
    // The paid flag stays: one entry for any number of orders.
    const left = Array.from(browser.entries.keys())
    expect([browser.lockNames(), left]).toEqual([[], [PAID_FLAG]])
    expect(await first.pays()).toBe(false)
    expect(await openIn(browser).claims()).toBe('owned')
  })

  it('a page that finds its own payment paid while its locks open is not reloaded (BEST-02~, RES-03~)', async () => {
    const browser = fakeBrowser(has)
    const back = openIn(browser, true)
    const claimed = back.claims()
    back.lock.endPaid()
    expect(await claimed).toBe('owned')
    await settled()
    back.hide()
    back.show()
    await settled()
    expect([back.heard, browser.lockNames()]).toEqual([[], []])
    expect(await back.pays()).toBe(false)
  })

  it('a page that finds its own payment paid at any moment of its claim holds no lock (BEST-02~, RES-03~)', async () => {
    for (let turns = 0; turns < 12; turns += 1) {
      const browser = fakeBrowser(has)
      const endPaid = async () => {
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
        back.lock.endPaid()
      }
      const back = openIn(browser, true, () => {
        void endPaid()
        return true
      })
      expect(await back.claims()).toBe('owned')
      await settled()
      const left = Array.from(browser.entries.keys())
      expect([turns, back.heard, browser.lockNames(), left]).toEqual([turns, [], [], [PAID_FLAG]])
    }
  })

  it('a payment found paid before the tabs are asked is announced, and reloads no result of it (BEST-02~)', async () => {
    const browser = fakeBrowser(has)
    const [copy, back] = [openIn(browser), openIn(browser, true, false)]
    await copy.claims()
    back.lock.endPaid()
    await settled()
    expect([copy.heard, await back.claims()]).toEqual([['tab.paid'], 'owned'])
    // A copy of its tab finds the order paid as well.
    copy.lock.endPaid()
    await settled()
    expect(back.heard).toEqual([])
  })

  it('a page that read the order before it was paid elsewhere learns so once, later (BEST-02~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, late] = [openIn(browser), openIn(browser)]
    await first.claims()
    await first.pays()
    await first.passes(1)
    first.lock.endPaid()
    await settled()
    first.leave()
    await late.passes(1)
    await late.claims()
    expect(late.heard).toEqual(['tab.paid'])
    late.leave()
    const again = openIn(browser)
    await again.claims()
    await settled()
    expect(again.heard).toEqual([])
  })

  it('a reloaded page owns its order again, and no other tab learns that it had gone (BEST-02~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await second.passes(0)
    first.leave()
    await second.passes(TIMINGS.ownerGrace - 1)
    const again = openIn(browser)
    expect(await again.claims()).toBe('owned')
    await second.passes(4 * TIMINGS.leaseHeartbeat)
    expect(second.heard).toEqual(['tab.sawOther'])
  })

  it('a closed tab is reported after a while, and only a press takes its order (BEST-02~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second, third] = [openIn(browser), openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await third.claims()
    await second.passes(0)
    first.leave()
    await second.passes(TIMINGS.leaseHeartbeat + TIMINGS.ownerGrace)
    expect(second.heard).toEqual(['tab.sawOther', 'tab.sawOwnerGone'])
    await second.passes(20 * TIMINGS.leaseHeartbeat)
    expect(second.heard).toEqual(['tab.sawOther', 'tab.sawOwnerGone'])
    expect(await second.takesOver()).toBe('owned')
    await settled()
    expect(third.heard).toEqual(['tab.sawOther', 'tab.sawOwnerGone', 'tab.sawOther'])
    expect(await second.pays()).toBe(true)
  })

  it('a tab that dies is reported as gone once its lease is over (BEST-02~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await second.passes(0)
    first.leave('dying')
    await second.passes(TIMINGS.leaseLength + TIMINGS.leaseHeartbeat + TIMINGS.ownerGrace)
    expect(second.heard.at(-1)).toBe('tab.sawOwnerGone')
  })

  it('a payment whose tab has gone may still commit: no other one begins until that is over (BEST-01~, PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await first.pays()
    first.leave()
    const third = openIn(browser)
    expect([await third.claims(), await second.takesOver(), await second.pays()]).toEqual(['paying', 'paying', false])
    await second.passes(TIMINGS.moneyDeadline + TIMINGS.processingWindow - 10_000)
    expect([second.heard.at(-1), await second.takesOver()]).toEqual(['tab.sawPayment', 'paying'])
    await second.passes(10_000 + TIMINGS.leaseHeartbeat + TIMINGS.ownerGrace)
    expect(second.heard.at(-1)).toBe('tab.sawOwnerGone')
    expect(await second.takesOver()).toBe('owned')
  })

  it('a reloaded page owns the order while it looks its payment up; others can pay afterwards (BEST-01~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await first.pays()
    first.leave()
    const again = openIn(browser, true)
    expect(await again.claims()).toBe('owned')
    await settled()
    expect(await second.takesOver()).toBe('paying')
    again.lock.release()
    await settled()
    expect(await second.takesOver()).toBe('owned')
    expect(await second.pays()).toBe(true)
  })

  it('a page whose payment is settled by the order lets every tab pay, its own included (BEST-01~, BEST-02~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await first.pays()
    first.leave()
    // The order's answer arrived before the code that detects other tabs.
    const again = openIn(browser, true, false)
    expect(await again.claims()).toBe('owned')
    expect([await second.takesOver(), await again.takesOver()]).toEqual(['owned', 'owned'])
    expect(await again.pays()).toBe(true)
    again.lock.release()
    await settled()
    expect([await second.takesOver(), await second.pays()]).toEqual(['owned', true])
  })

  it('a payment handed to its bank keeps the order only until its page is left (PAY-04~)', async () => {
    const browser = fakeBrowser(has)
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    await first.pays()
    first.lock.handOver()
    await settled()
    expect(await second.takesOver()).toBe('paying')
    first.leave()
    expect(await second.takesOver()).toBe('owned')
  })

  it('lock names and storage entries have nothing of the order but a hash of its token (BEST-02~)', async () => {
    const browser = fakeBrowser(has)
    const first = openIn(browser)
    await first.claims()
    await first.pays()
    const told = JSON.stringify([browser.lockNames(), Array.from(browser.entries)])
    expect(told).toContain(createHash('sha256').update(TOKEN).digest('hex'))
    expect(told).not.toContain(TOKEN)
  })
})
