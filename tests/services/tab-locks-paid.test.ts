import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAID_FLAG } from '../../src/services/tabs/paid-flag'
import { fakeBrowser } from '../support/fake-browser'
import { BROWSERS, TIMINGS, openIn, settled } from '../support/open-tabs'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.entries(BROWSERS))('a take-over in a browser %s', (_, has) => {
  it('a page that finds its payment paid at any moment of its take-over holds no lock (BEST-02~, RES-03~)', async () => {
    for (let turns = 0; turns < 24; turns += 1) {
      const browser = fakeBrowser(has)
      const [other, back] = [openIn(browser), openIn(browser)]
      await other.claims()
      await back.claims()
      const taking = back.takesOver()
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      back.lock.endPaid()
      expect([turns, await taking, await back.takesOver()]).toEqual([turns, 'owned', 'owned'])
      await settled()
      other.leave()
      expect([turns, browser.lockNames(), [...browser.entries.keys()]]).toEqual([turns, [], [PAID_FLAG]])
    }
  })
})

it('a page whose order is found paid while its locks are asked for may be left at any moment (BEST-02~, BEST-04~)', async () => {
  for (let turns = 0; turns < 24; turns += 1) {
    const browser = fakeBrowser({})
    const tab = openIn(browser)
    await tab.claims()
    tab.hide()
    tab.show()
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    tab.lock.endPaid()
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    tab.hide()
    tab.show()
    expect([turns, await tab.claims()]).toEqual([turns, 'owned'])
    await settled()
    expect([turns, browser.lockNames()]).toEqual([turns, []])
  }
})

it('a page without the order that is left and shown again takes no free order (BEST-02~, BEST-04~)', async () => {
  const browser = fakeBrowser({})
  const [owner, other] = [openIn(browser), openIn(browser)]
  expect([await owner.claims(), await other.claims()]).toEqual(['owned', 'taken'])
  other.hide()
  owner.leave()
  other.show()
  await settled()
  await other.passes(2 * TIMINGS.ownerGrace)
  expect([other.heard.includes('tab.returned'), other.heard.at(-1)]).toEqual([false, 'tab.sawOwnerGone'])
})
