import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchConnection } from '../../src/services/platform/connection'

/** A browser window whose connection state the test controls. */
function watched(visibilityState: 'visible' | 'hidden' = 'hidden') {
  const page = new EventTarget()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const told: unknown[] = []
  const reach = vi.fn(() => Promise.reject(new Error('unreachable')))
  const { sent } = watchConnection((event) => told.push('is' in event ? event.is : event.type), reach)
  return { told, sent, says: (word: 'online' | 'offline') => page.dispatchEvent(new Event(word)) }
}

describe('the connection', () => {
  beforeEach(() => vi.useFakeTimers())

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('the connection stays offline when a call that was sent before the loss is answered (BEST-05~)', () => {
    const { told, sent, says } = watched()
    const answered = sent()
    says('offline')
    answered()
    expect(told).toEqual(['offline'])
  })

  it('the connection is online again after an answer to a later call, without a browser event (PLT-03~)', () => {
    const { told, sent, says } = watched()
    says('offline')
    sent()()
    expect(told).toEqual(['offline', 'online'])
    sent()()
    expect(told).toEqual(['offline', 'online'])
  })

  it('a connection that is back lets a visible page retry, by an answer or a browser event (BEST-05~, PLT-03~)', () => {
    const { told, sent, says } = watched('visible')
    says('offline')
    sent()()
    expect(told).toEqual(['offline', 'online', 'tab.woke'])
    says('offline')
    says('online')
    expect(told.slice(3)).toEqual(['offline', 'online', 'tab.woke'])
  })
})
