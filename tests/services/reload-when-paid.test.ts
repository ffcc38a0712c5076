import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { openTabs } from '../../src/services/tabs/tab-ownership'
import { fakeBrowser } from '../support/fake-browser'
import { TIMINGS, TOKEN, openIn, settled } from '../support/open-tabs'

const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('location', { reload })
  reload.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('pages whose order is paid in another tab', () => {
  it.each([
    [false, 1, 'leaving'],
    [true, 0, 'watching'],
  ] as const)(
    'a page whose order is paid in another tab reloads unless it has sent a payment: %s (BEST-02~, BEST-01~)',
    async (hasSent, reloads, state) => {
      const browser = fakeBrowser()
      vi.stubGlobal('window', browser.openTab().browser)
      const { logic } = openTabs({ token: TOKEN, timings: TIMINGS, hadSent: false, hasSent: () => hasSent })
      const actor = createActor(logic).start()
      await settled()
      const other = openIn(browser)
      await other.claims()
      other.lock.endPaid()
      await settled()
      expect(reload).toHaveBeenCalledTimes(reloads)
      expect(actor.getSnapshot().matches({ elsewhere: state })).toBe(true)
      actor.stop()
    },
  )
})
