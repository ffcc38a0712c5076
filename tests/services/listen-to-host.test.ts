import { describe, expect, it, vi } from 'vitest'
import type { HostEvent } from '../../machines/checkout/ports'
import type { CountedEvent } from '../../src/services/telemetry/events'
import { listenToHost } from '../../src/services/session/host-message'
import type { HostedWindow } from '../../src/services/platform/host-page'
import type { StoredLogin } from '../../src/services/storage/session-store'
import { createServerClock } from '../../src/services/platform/server-clock'
import { HOST_KEY, sealed, tokenWith } from '../support/host-message'
import { settled } from '../machines/support/settled'
import { tabStorage } from '../support/tab-storage'

const NOW = 1_763_000_000_000
const IDS = { memberId: '7', memberUserId: 'u-1' }
const claims = { ...IDS, accessToken: tokenWith(IDS), iat: NOW / 1000 }

interface Around {
  readonly isIos?: boolean
  readonly bridge?: boolean
  readonly isFramed?: boolean
  readonly knowsTime?: boolean
}

/** A page in a host app that records its reactions to messages. */
function page({ isIos = false, bridge = true, isFramed = false, knowsTime = true }: Around = {}, tab = tabStorage()) {
  const document = new EventTarget()
  const navigator = { userAgent: isIos ? 'iPhone' : 'Android', maxTouchPoints: 5 }
  const window = Object.assign(new EventTarget(), {
    document,
    navigator,
    location: { origin: 'https://pay.example' },
    ...(bridge ? { ReactNativeWebView: {} } : {}),
  }) as unknown as HostedWindow & EventTarget & { top: unknown }
  window.top = (isFramed ? {} : window) as Window
  const time = createServerClock()
  if (knowsTime) time.set(NOW)
  const emitted: HostEvent[] = []
  const counted: CountedEvent[] = []
  const received: StoredLogin[] = []
  let loggedIn = false
  let isWaiting = false
  let asked = 0
  let restoring: Promise<void> | undefined
  listenToHost(
    {
      embeddedApp: { bridge: 'wallet', key: HOST_KEY, strict: false },
      order: 'tok',
      storage: () => tab.storage,
      time,
      session: {
        credentials() {
          asked += 1
          return loggedIn ? { ...IDS, accessToken: 'own', iyziLc: undefined } : undefined
        },
        hasReceived: () => isWaiting,
        receive(login) {
          received.push(login)
          isWaiting = true
        },
        restoring: () => restoring,
      },
      emit: (event) => void emitted.push(event),
      events: { record: (event) => void counted.push(event) },
    },
    window,
  )
  return {
    time,
    emitted,
    received,
    logIn: () => (loggedIn = true),
    /** The provider has refused the login that was handed over. */
    refuseLogin: () => (isWaiting = false),
    /** The stored login is being restored until the returned function is called. */
    restore() {
      let end: () => void = () => undefined
      restoring = new Promise((resolve) => {
        end = resolve
      })
      loggedIn = true
      return (isConfirmed: boolean) => {
        loggedIn = isConfirmed
        restoring = undefined
        end()
      }
    },
    /** How often the page checked whether a member is logged in. */
    asked: () => asked,
    refusals: () => counted.map((event) => ('label' in event ? event.label : event.action)),
    say: (data: unknown, to: EventTarget = isIos ? window : document, more: MessageEventInit = {}) =>
      to.dispatchEvent(new MessageEvent('message', { data, ...more })),
    window,
    document,
  }
}

/** Waits until every message has been decrypted; the chunk for that is loaded by then. */
async function heard(isSo: () => boolean) {
  await expect.poll(isSo).toBe(true)
}

describe('listenToHost', () => {
  it.each([true, false])(
    'listenToHost takes one login over and then ignores further messages (iOS: %s) (APP-01~, APP-02~)',
    async (isIos) => {
      const { say, emitted, received, refusals } = page({ isIos })
      say(await sealed(claims))
      await heard(() => emitted.length > 0)
      expect([emitted, received]).toEqual([
        [{ type: 'host.handedOver' }],
        [{ ...IDS, accessToken: claims.accessToken, loginAt: undefined }],
      ])
      say(5)
      say(await sealed(claims))
      expect([emitted.length, refusals()]).toEqual([1, []])
    },
  )

  it('listenToHost takes another login over once the last was refused, and counts what it refuses then (APP-02~, APP-03~)', async () => {
    const { say, emitted, received, refusals, refuseLogin } = page()
    const first = await sealed({ ...claims, nonce: 'first' })
    const accessToken = tokenWith({ ...IDS, exp: 2 })
    say(first)
    await heard(() => emitted.length === 1)
    refuseLogin()
    say(first)
    await heard(() => refusals().length === 1)
    say(await sealed({ ...claims, accessToken, nonce: 'second' }))
    await heard(() => emitted.length === 2)
    expect([refusals(), received[1]?.accessToken]).toEqual([['seen-before'], accessToken])
  })

  it('listenToHost takes no message up again after a reload (APP-02~, APP-03~)', async () => {
    const tab = tabStorage()
    const message = await sealed(claims)
    const first = page({}, tab)
    first.say(message)
    await heard(() => first.emitted.length > 0)
    const reloaded = page({}, tab)
    reloaded.say(message)
    await heard(() => reloaded.refusals().length > 0)
    expect([reloaded.refusals(), reloaded.emitted]).toEqual([['seen-before'], []])
  })

  it('listenToHost takes one of two logins that come at once (APP-02~)', async () => {
    const { say, emitted, received } = page()
    const logins = [1, 2].map((exp) => ({ ...claims, accessToken: tokenWith({ ...IDS, exp }), nonce: String(exp) }))
    for (const message of await Promise.all(logins.map((login) => sealed(login)))) say(message)
    await heard(() => emitted.length > 0)
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
    expect([emitted.length, received.length]).toEqual([1, 1])
  })

  it('listenToHost ignores messages without a bridge, in a frame and after a login (APP-01~, APP-03~)', async () => {
    const good = await sealed(claims)
    for (const around of [{ bridge: false }, { isFramed: true }]) {
      const { say, emitted, refusals, window } = page(around)
      say(good)
      say(5)
      say(5, window)
      expect([emitted, refusals()]).toEqual([[], []])
    }
    const { say, emitted, refusals, logIn } = page()
    logIn()
    say(good)
    say(5)
    expect([emitted, refusals()]).toEqual([[], []])
  })

  it('listenToHost hears only the document outside iOS, which no other window reaches (APP-01~)', async () => {
    const { say, emitted, refusals, window } = page()
    say(await sealed(claims), window)
    // The text above would be opened later; what is no text would be refused at once.
    say(5, window)
    expect([emitted, refusals()]).toEqual([[], []])
  })

  it('listenToHost refuses a message that is not a text, is too long or comes from another window (APP-03~)', async () => {
    const { say, refusals, window, emitted } = page({ isIos: true })
    for (const data of [5, null, { accessToken: 'a' }, undefined]) say(data)
    say('x'.repeat(8193))
    say(await sealed(claims), window, { origin: 'https://evil.example' })
    expect(refusals()).toEqual(['no-text', 'no-text', 'no-text', 'no-text', 'too-long', 'wrong-source'])
    say('x'.repeat(8192))
    await heard(() => refusals().length === 7)
    expect([refusals()[6], emitted]).toEqual(['not-opened', []])
  })

  it('listenToHost refuses and counts a message where the browser has no crypto (APP-03~)', async () => {
    vi.stubGlobal('crypto', {})
    const { say, refusals, emitted } = page()
    say(await sealed(claims).catch(() => 'x'))
    vi.unstubAllGlobals()
    expect([refusals(), emitted]).toEqual([['no-crypto'], []])
  })

  it('listenToHost counts at most ten refusals, without contents, and still takes a valid login (APP-03~)', async () => {
    const { say, refusals, emitted } = page()
    say(await sealed({ ...claims, memberId: '8' }))
    await heard(() => refusals().length === 1)
    for (let times = 0; times < 20; times += 1) say(times)
    expect(refusals()).toEqual(['other-member', ...Array<string>(9).fill('no-text')])
    expect(emitted).toEqual([])
    // Earlier invalid messages must not block a valid one.
    say(await sealed(claims))
    await heard(() => emitted.length === 1)
  })

  it('listenToHost waits for the server’s time where a message has an issue time (APP-03~)', async () => {
    const { say, emitted, refusals, time } = page({ knowsTime: false })
    say(await sealed({ ...claims, nonce: 'n' }))
    say(await sealed({ ...claims, memberId: '8' }))
    // The second message needs no time to be refused, so that both have been opened by then.
    await heard(() => refusals().length === 1)
    for (let turn = 0; turn < 50; turn++) await settled()
    expect([emitted, refusals()]).toEqual([[], ['other-member']])
    time.set(NOW)
    await heard(() => emitted.length === 1)
  })

  it('listenToHost judges a message’s age by the device’s clock once an answer came without a time (APP-03~, GWY-11~)', async () => {
    const ahead = Math.round(Date.now() / 1000)
    for (const [iat, label] of [
      [ahead, undefined],
      [ahead - 600, 'stale'],
    ] as const) {
      for (const isEarlier of [true, false]) {
        const { say, emitted, refusals, time } = page({ knowsTime: false })
        if (isEarlier) time.set(undefined)
        say(await sealed({ ...claims, iat }))
        if (!isEarlier) time.set(undefined)
        await heard(() => emitted.length + refusals().length > 0)
        expect([emitted.length, refusals()]).toEqual(label ? [0, [label]] : [1, []])
      }
    }
  })

  it('listenToHost waits while a stored login is checked, and goes on once that failed (APP-02~)', async () => {
    const { say, emitted, received, restore } = page()
    const endAs = restore()
    say(await sealed(claims))
    await settled()
    expect(emitted).toEqual([])
    endAs(false)
    await heard(() => emitted.length > 0)
    expect(received).toMatchObject([{ accessToken: claims.accessToken }])
  })

  it('listenToHost uses up no message while a stored login is checked and confirmed (APP-02~)', async () => {
    const tab = tabStorage()
    const message = await sealed(claims)
    const { say, emitted, refusals, restore } = page({}, tab)
    const endAs = restore()
    say(message)
    endAs(true)
    await settled()
    expect([emitted, refusals()]).toEqual([[], []])
    const reloaded = page({}, tab)
    reloaded.say(message)
    await heard(() => reloaded.emitted.length > 0)
  })

  it('listenToHost keeps an opened login until the stored one has failed (APP-02~)', async () => {
    const { say, emitted, received, restore, time } = page({ knowsTime: false })
    say(await sealed(claims))
    const endAs = restore()
    time.set(NOW)
    for (let turn = 0; turn < 50; turn++) await settled()
    expect(emitted).toEqual([])
    endAs(false)
    await heard(() => emitted.length > 0)
    expect(received).toHaveLength(1)
  })

  it('listenToHost drops a login that was handed over while another one began (APP-02~)', async () => {
    const { say, emitted, time, logIn, received, asked } = page({ knowsTime: false })
    say(await sealed(claims))
    logIn()
    time.set(NOW)
    await heard(() => asked() === 2)
    expect([emitted, received]).toEqual([[], []])
  })
})
