import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CountedEvent, createEventRecord } from '../../src/services/telemetry/events'
import { createServerClock } from '../../src/services/platform/server-clock'
import { createSession } from '../../src/services/session/session'
import { startOverHandler } from '../../src/services/checkout/checkout'
import { tabStorage } from '../support/tab-storage'
import { LOGIN } from '../machines/support/login'

const TIMEOUT = { category: 'session', action: 'login-token-timeout' }
const RETURNING = { email: 'ayse@posta.example', gsmNumber: '+905321234567', hasAgreed: true }
const { signal } = new AbortController()

const went: string[] = []

beforeEach(() => {
  went.length = 0
  vi.stubGlobal('location', {
    assign: (url: string) => went.push(url),
    reload: () => went.push('anew'),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function loggedIn() {
  const { sessionStore, storage, entries } = tabStorage()
  const session = createSession(createServerClock(), sessionStore, () => undefined)
  session.logIn(LOGIN)
  const leave = startOverHandler({ session, sessionStore, events: createEventRecord(() => storage) })
  const counted = () => {
    const heard: CountedEvent[] = []
    createEventRecord(() => storage).attach((events) => heard.push(...events))
    return heard
  }
  return { leave, session, sessionStore, entries, counted }
}

describe('startOver', () => {
  it('startOver goes to the shop’s safe address, logs the member out and tracks nothing (CNT-06~)', async () => {
    const { leave, session, entries, counted } = loggedIn()
    await leave({ goBackUrl: 'https://www.shop.example/cart', returning: undefined }, signal)
    expect([went, counted(), entries.size, session.credentials()]).toEqual([
      ['https://www.shop.example/cart'],
      [],
      0,
      undefined,
    ])
  })

  it.each([undefined, 'https://shop.example', 'http://127.0.0.1:4102/www'])(
    'startOver with the shop’s address %j reloads the page and tracks the timeout (CNT-06~)',
    async (goBackUrl) => {
      const { leave, counted } = loggedIn()
      await leave({ goBackUrl, returning: undefined }, signal)
      expect([went, counted()]).toEqual([['anew'], [TIMEOUT]])
    },
  )

  it('startOver loads the page again at a logout, keeps nothing and tracks no timeout (SEC-03~, CNT-06~)', async () => {
    const { leave, session, entries, counted } = loggedIn()
    vi.useFakeTimers()
    const over = leave({ goBackUrl: undefined, returning: undefined, isAsked: true }, signal)
    const answered = vi.fn()
    void over.then(answered)
    await vi.advanceTimersByTimeAsync(299_999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledOnce()
    vi.useRealTimers()
    expect([went, counted(), entries.size, session.credentials()]).toEqual([['anew'], [], 0, undefined])
  })

  it('startOver at a logout keeps what was sent, and no contact of the person who sent it (SEC-03~, BEST-03~)', async () => {
    const { leave, session, sessionStore, entries } = loggedIn()
    sessionStore.saveSubmission({ id: 's-1', sentAt: 5, attempted: undefined, state: 'sent' })
    sessionStore.saveReturning({ ...RETURNING, gsmNumber: '+905559876543' })
    session.logIn(LOGIN)
    expect(entries.get('checkout')).toContain('+905559876543')
    vi.useFakeTimers()
    void leave({ goBackUrl: undefined, returning: undefined, isAsked: true }, signal)
    expect(JSON.parse(entries.get('checkout') ?? '')).toEqual({
      token: 'tok',
      submission: { id: 's-1', sentAt: 5, state: 'sent' },
    })
  })

  it('startOver keeps a member’s contact and consent, and neither token nor card (CNT-06~, BEST-14~, SEC-03~)', async () => {
    const { leave, session, entries, counted } = loggedIn()
    await leave({ goBackUrl: undefined, returning: RETURNING }, signal)
    expect([went, counted(), session.credentials()]).toEqual([['anew'], [TIMEOUT], undefined])
    expect(JSON.parse(entries.get('checkout') ?? '')).toEqual({ token: 'tok', returning: RETURNING })
  })
})
