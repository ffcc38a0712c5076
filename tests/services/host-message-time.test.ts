import { afterEach, describe, expect, it, vi } from 'vitest'
import { sealed } from '../support/host-message'
import { settled } from '../machines/support/settled'
import { NOW, claims, heard, hostedPage } from './support/hosted-page'

describe('listenToHost and the time of a message', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['the provider sends its time', true],
    ['no answer has a time', false],
  ])(
    'listenToHost takes a login that the app hands over as its device wakes up, where %s (APP-02~, GWY-11~)',
    async (_, knowsTime) => {
      vi.useFakeTimers({ toFake: ['Date'], now: NOW })
      const { say, emitted, refusals, time } = hostedPage({ knowsTime })
      if (!knowsTime) time.set(undefined)
      // Asleep, the device counts on in its wall clock alone.
      vi.setSystemTime(NOW + 600_000)
      say(await sealed({ ...claims, iat: (NOW + 600_000) / 1000, nonce: 'n' }))
      say(await sealed({ ...claims, memberId: '8' }))
      await heard(() => refusals().length === 1)
      for (let turn = 0; turn < 50; turn++) await settled()
      expect([emitted.length, refusals()]).toEqual([knowsTime ? 0 : 1, ['other-member']])
      time.set(knowsTime ? NOW + 600_000 : undefined)
      await heard(() => emitted.length === 1)
    },
  )

  it('listenToHost waits for the server’s time where a message has an issue time (APP-03~)', async () => {
    const { say, emitted, refusals, time } = hostedPage({ knowsTime: false })
    say(await sealed({ ...claims, nonce: 'n' }))
    say(await sealed({ ...claims, memberId: '8' }))
    // The second message needs no time to be refused, so that both have been opened by then.
    await heard(() => refusals().length === 1)
    for (let turn = 0; turn < 50; turn++) await settled()
    expect([emitted, refusals()]).toEqual([[], ['other-member']])
    time.set(NOW)
    await heard(() => emitted.length === 1)
  })

  it('listenToHost takes a message’s age from the device’s clock once an answer came without a time (APP-03~, GWY-11~)', async () => {
    const ahead = Math.round(Date.now() / 1000)
    for (const [iat, label] of [
      [ahead, undefined],
      [ahead - 600, 'stale'],
    ] as const) {
      for (const isEarlier of [true, false]) {
        const { say, emitted, refusals, time } = hostedPage({ knowsTime: false })
        if (isEarlier) time.set(undefined)
        say(await sealed({ ...claims, iat }))
        if (!isEarlier) time.set(undefined)
        await heard(() => emitted.length + refusals().length > 0)
        expect([emitted.length, refusals()]).toEqual(label ? [0, [label]] : [1, []])
      }
    }
  })
})
