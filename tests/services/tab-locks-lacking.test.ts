import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../support/fake-browser'
import { TIMINGS, TOKEN, openIn, settled } from '../support/open-tabs'
import { eventually } from '../support/eventually'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('browsers that lack locks, storage or channels', () => {
  it.each([
    ['with its storage closed', { locks: false, storage: 'closed' }],
    ['with its storage full', { locks: false, storage: 'full' }],
  ] as const)('a browser without locks, %s, lets every tab pay', async (_, has) => {
    const browser = fakeBrowser(has)
    for (const tab of [openIn(browser), openIn(browser)]) {
      await expect(tab.claims()).rejects.toThrow()
      expect([await tab.lock.take(), await tab.lock.take()]).toEqual([true, true])
      tab.lock.send()
      tab.lock.handOver()
      tab.lock.release()
      tab.lock.endPaid()
      await settled()
      expect(tab.heard).toEqual([])
    }
  })

  it.each(['closed', 'full', 'unreadable', 'missing'] as const)(
    'a browser with locks lets one tab pay at a time, its storage %s (BEST-01~, BEST-02~)',
    async (storage) => {
      const browser = fakeBrowser({ storage })
      const [first, second] = [openIn(browser), openIn(browser)]
      expect([await first.claims(), await second.claims()]).toEqual(['owned', 'taken'])
      expect([await first.pays(), await second.pays()]).toEqual([true, false])
      first.hide()
      await settled()
      expect([await second.takesOver(), await second.pays()]).toEqual(['paying', false])
      first.show()
      first.lock.endPaid()
      await settled()
      expect(second.heard).toContain('tab.paid')
    },
  )

  it('a tab without a flag gives the payment lock up with its page once no sent payment needs it (BEST-01~, PAY-04~)', async () => {
    for (const over of ['handOver', 'release'] as const) {
      const browser = fakeBrowser({ storage: 'closed' })
      const [first, second] = [openIn(browser), openIn(browser)]
      expect([await first.claims(), await second.claims(), await first.pays()]).toEqual(['owned', 'taken', true])
      first.lock[over]()
      expect(await first.lock.take()).toBe(true)
      first.hide()
      await settled()
      expect([over, await second.takesOver()]).toEqual([over, 'owned'])
    }
  })

  it('a browser with locks but without channels tells tabs apart by locks alone (BEST-02~)', async () => {
    const browser = fakeBrowser({ storage: 'closed', channel: false })
    const [first, second] = [openIn(browser), openIn(browser)]
    expect([await first.claims(), await second.claims()]).toEqual(['owned', 'taken'])
    expect(await first.pays()).toBe(true)
    await second.passes(TIMINGS.leaseHeartbeat)
    expect(second.heard.at(-1)).toBe('tab.sawPayment')
    first.lock.endPaid()
    await second.passes(2 * TIMINGS.leaseHeartbeat)
    expect(second.heard.at(-1)).toBe('tab.sawOwnerGone')
  })
})

describe('leases', () => {
  it('a lease of a tab that slept is renewed when it wakes, or given up to its new holder (BEST-02~)', async () => {
    const browser = fakeBrowser({ locks: false })
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    await second.claims()
    // The page enters the back/forward cache, and another tab takes over meanwhile.
    first.tell('pagehide', {})
    expect(await second.takesOver()).toBe('owned')
    first.tell('pageshow', {})
    await eventually(() => {
      expect(first.heard).toContain('tab.lostOrder')
    })
    second.tell('pagehide', {})
    second.tell('pageshow', {})
    await settled()
    expect(second.heard).not.toContain('tab.lostOrder')
    expect(await second.pays()).toBe(true)
  })

  it('a lease belongs to its last taker, though the former tab writes it once more (BEST-02~)', async () => {
    // Ids are random and decide between equal terms: in half of all rounds, the right one would win by chance.
    for (let round = 0; round < 10; round += 1) {
      const browser = fakeBrowser({ locks: false })
      const name = `order-${createHash('sha256').update(TOKEN).digest('hex')}`
      const [first, second] = [openIn(browser), openIn(browser)]
      await first.claims()
      await second.claims()
      const before = browser.entries.get(name) ?? ''
      expect(await second.takesOver()).toBe('owned')
      browser.entries.set(name, before)
      second.tell('storage', { key: name, newValue: before })
      await settled()
      expect(second.heard).not.toContain('tab.lostOrder')
      expect([first.heard.includes('tab.lostOrder'), await second.pays(), await first.pays()]).toEqual([
        true,
        true,
        false,
      ])
    }
  })

  it('a tab whose payment lease has gone to another tab may not pay (BEST-02~, PAY-04~)', async () => {
    const browser = fakeBrowser({ locks: false })
    const name = `pay-${createHash('sha256').update(TOKEN).digest('hex')}`
    const tab = openIn(browser)
    expect([await tab.claims(), await tab.lock.take(), browser.entries.has(name)]).toEqual(['owned', true, true])
    const newValue = JSON.stringify({ id: 'of another', until: Date.now() + TIMINGS.leaseLength, term: 2 })
    browser.entries.set(name, newValue)
    tab.tell('storage', { key: name, newValue })
    await settled()
    expect(await tab.lock.take()).toBe(false)
  })

  it('a lease that two tabs take at once goes to one of them (BEST-02~)', async () => {
    const browser = fakeBrowser({ locks: false })
    const name = `order-${createHash('sha256').update(TOKEN).digest('hex')}`
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    const its = browser.entries.get(name) ?? ''
    // The second tab has not received the first one's entry.
    browser.entries.delete(name)
    expect(await second.claims()).toBe('owned')
    const theirs = browser.entries.get(name) ?? ''
    for (const [tab, text] of [
      [first, theirs],
      [second, its],
    ] as const) {
      browser.entries.set(name, text)
      tab.tell('storage', { key: name, newValue: text })
    }
    await settled()
    const losses = [first, second].map(({ heard }) => heard.includes('tab.lostOrder'))
    expect(losses.filter(Boolean)).toHaveLength(1)
    expect([await first.pays(), await second.pays()]).toEqual(losses.map((hasLost) => !hasLost))
  })

  it('a lease of a page that died expires in its usual time, also after the clock was set back (BEST-02~, CNT-09~)', async () => {
    const browser = fakeBrowser({ locks: false })
    const [dead, other] = [openIn(browser), openIn(browser)]
    await dead.claims()
    expect(await dead.pays()).toBe(true)
    dead.leave('dying')
    vi.setSystemTime(Date.now() - 3 * 86_400_000)
    expect(await other.claims()).toBe('paying')
    await other.passes(TIMINGS.leaseLength + 2 * TIMINGS.leaseHeartbeat)
    expect(other.heard.at(-1)).not.toBe('tab.sawOwnerGone')
    await other.passes(TIMINGS.moneyDeadline + TIMINGS.processingWindow)
    expect(other.heard.at(-1)).toBe('tab.sawOwnerGone')
    expect([await other.takesOver(), await other.pays()]).toEqual(['owned', true])
  })

  it('a lease of a page that died before it sent anything expires within its length, on a clock set back (BEST-02~, CNT-09~)', async () => {
    for (const isPressed of [true, false]) {
      const browser = fakeBrowser({ locks: false })
      const [dead, other] = [openIn(browser), openIn(browser)]
      await dead.claims()
      if (isPressed) await dead.lock.take()
      dead.leave('dying')
      vi.setSystemTime(Date.now() - 3 * 86_400_000)
      expect(await other.claims()).toBe(isPressed ? 'paying' : 'taken')
      await other.passes(TIMINGS.leaseLength + 2 * TIMINGS.leaseHeartbeat)
      expect(other.heard.at(-1)).toBe('tab.sawOwnerGone')
    }
  })

  it('a lease of a page that is alive stays its own when the clock is set back (BEST-02~, CNT-09~)', async () => {
    const browser = fakeBrowser({ locks: false })
    const [first, second] = [openIn(browser), openIn(browser)]
    await first.claims()
    vi.setSystemTime(Date.now() - 3 * 86_400_000)
    expect(await second.claims()).toBe('taken')
    await second.passes(2 * TIMINGS.leaseLength)
    expect([second.heard.includes('tab.sawOwnerGone'), await first.pays()]).toEqual([false, true])
  })

  it('an unreadable lease counts as none', async () => {
    const browser = fakeBrowser({ locks: false })
    const name = `order-${createHash('sha256').update(TOKEN).digest('hex')}`
    for (const text of ['', '{', 'null', '7', '{"id":7,"until":1e15}', '{"id":"x"}']) {
      browser.entries.set(name, text)
      const tab = openIn(browser)
      expect([text, await tab.claims()]).toEqual([text, 'owned'])
      tab.leave()
    }
  })
})
