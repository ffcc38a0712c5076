import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchConnection } from '../../src/services/platform/connection'

/** A browser window whose connection state the test controls. */
function watched(visibilityState: 'visible' | 'hidden' = 'hidden') {
  const page = new EventTarget()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const emitted: unknown[] = []
  const reach = vi.fn(() => Promise.reject(new Error('unreachable')))
  const { sent, isOffline } = watchConnection((event) => emitted.push('is' in event ? event.is : event.type), reach)
  return { emitted, sent, isOffline, says: (word: 'online' | 'offline') => page.dispatchEvent(new Event(word)) }
}

describe('the connection', () => {
  beforeEach(() => vi.useFakeTimers())

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('the connection stays offline when a call that was sent before the loss is answered (BEST-05~)', () => {
    const { emitted, sent, says } = watched()
    const answered = sent()
    says('offline')
    answered()
    expect(emitted).toEqual(['offline'])
  })

  it('the connection is online again after an answer to a later call, without a browser event (PLT-03~)', () => {
    const { emitted, sent, says } = watched()
    says('offline')
    sent()()
    expect(emitted).toEqual(['offline', 'online'])
    sent()()
    expect(emitted).toEqual(['offline', 'online'])
  })

  it('the connection is known as offline from the browser’s event to the next proof of a connection (BEST-05~)', () => {
    const { sent, says, isOffline } = watched()
    expect(isOffline()).toBe(false)
    for (const proof of [() => sent()(), () => says('online')]) {
      says('offline')
      expect(isOffline()).toBe(true)
      proof()
      expect(isOffline()).toBe(false)
    }
  })

  it('a connection that is back lets a visible page retry, by an answer or a browser event (BEST-05~, PLT-03~)', () => {
    const { emitted, sent, says } = watched('visible')
    says('offline')
    sent()()
    expect(emitted).toEqual(['offline', 'online', 'tab.woke'])
    says('offline')
    says('online')
    expect(emitted.slice(3)).toEqual(['offline', 'online', 'tab.woke'])
  })
})
