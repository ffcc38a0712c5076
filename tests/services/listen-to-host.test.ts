import { describe, expect, it, vi } from 'vitest'
import { sealed, tokenWith } from '../support/host-message'
import { settled } from '../machines/support/settled'
import { tabStorage } from '../support/tab-storage'
import { IDS, NOW, claims, heard, hostedPage } from './support/hosted-page'

describe('listenToHost', () => {
  it.each([true, false])(
    'listenToHost takes one login over and then ignores further messages (iOS: %s) (APP-01~, APP-02~)',
    async (isIos) => {
      const { say, emitted, received, refusals } = hostedPage({ isIos })
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
    const { say, emitted, received, refusals, refuseLogin } = hostedPage()
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
    const first = hostedPage({}, tab)
    first.say(message)
    await heard(() => first.emitted.length > 0)
    const reloaded = hostedPage({}, tab)
    reloaded.say(message)
    await heard(() => reloaded.refusals().length > 0)
    expect([reloaded.refusals(), reloaded.emitted]).toEqual([['seen-before'], []])
  })

  it('listenToHost takes one of two logins that come at once (APP-02~)', async () => {
    const { say, emitted, received } = hostedPage()
    const logins = [1, 2].map((exp) => ({ ...claims, accessToken: tokenWith({ ...IDS, exp }), nonce: String(exp) }))
    for (const message of await Promise.all(logins.map((login) => sealed(login)))) say(message)
    await heard(() => emitted.length > 0)
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
    expect([emitted.length, received.length]).toEqual([1, 1])
  })

  it('listenToHost ignores messages without a bridge, in a frame and after a login (APP-01~, APP-03~)', async () => {
    const good = await sealed(claims)
    for (const around of [{ bridge: false }, { isFramed: true }]) {
      const { say, emitted, refusals, window } = hostedPage(around)
      say(good)
      say(5)
      say(5, window)
      expect([emitted, refusals()]).toEqual([[], []])
    }
    const { say, emitted, refusals, logIn } = hostedPage()
    logIn()
    say(good)
    say(5)
    expect([emitted, refusals()]).toEqual([[], []])
  })

  it('listenToHost hears only the document outside iOS, which no other window reaches (APP-01~)', async () => {
    const { say, emitted, refusals, window } = hostedPage()
    say(await sealed(claims), window)
    // The text above would be opened later; what is no text would be refused at once.
    say(5, window)
    expect([emitted, refusals()]).toEqual([[], []])
  })

  it('listenToHost refuses a message that is not a text, is too long or comes from another window (APP-03~)', async () => {
    const { say, refusals, window, emitted } = hostedPage({ isIos: true })
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
    const { say, refusals, emitted } = hostedPage()
    say(await sealed(claims).catch(() => 'x'))
    vi.unstubAllGlobals()
    expect([refusals(), emitted]).toEqual([['no-crypto'], []])
  })

  it('listenToHost counts at most ten refusals, without contents, and still takes a valid login (APP-03~)', async () => {
    const { say, refusals, emitted } = hostedPage()
    say(await sealed({ ...claims, memberId: '8' }))
    await heard(() => refusals().length === 1)
    for (let times = 0; times < 20; times += 1) say(times)
    expect(refusals()).toEqual(['other-member', ...Array<string>(9).fill('no-text')])
    expect(emitted).toEqual([])
    // Earlier invalid messages must not block a valid one.
    say(await sealed(claims))
    await heard(() => emitted.length === 1)
  })

  it('listenToHost waits while a stored login is checked, and goes on once that failed (APP-02~)', async () => {
    const { say, emitted, received, restore } = hostedPage()
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
    const { say, emitted, refusals, restore } = hostedPage({}, tab)
    const endAs = restore()
    say(message)
    endAs(true)
    await settled()
    expect([emitted, refusals()]).toEqual([[], []])
    const reloaded = hostedPage({}, tab)
    reloaded.say(message)
    await heard(() => reloaded.emitted.length > 0)
  })

  it('listenToHost keeps an opened login until the stored one has failed (APP-02~)', async () => {
    const { say, emitted, received, restore, time } = hostedPage({ knowsTime: false })
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
    const { say, emitted, time, logIn, received, asked } = hostedPage({ knowsTime: false })
    say(await sealed(claims))
    logIn()
    time.set(NOW)
    await heard(() => asked() === 2)
    expect([emitted, received]).toEqual([[], []])
  })
})
