import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { StoredSignIn } from '../../machines/checkout/rules'
import { openingScreenOf } from '../../src/routing/paths'
import { syncAddress } from '../../src/routing/sync-address'
import { beginCheckout } from '../machines/support/checkout-harness'
import { MEMBER, PENDING } from '../machines/fixtures/shopper'
import { seenStates } from '../machines/support/way-table'
import { ways } from '../machines/support/ways'
import { speakerAt } from './support/spoken'
import { SEARCH, type Visit, openAt, walkTo } from './support/visit'

const index = (visit: Visit) => visit.history.location.state.__TSR_index

/** A reloaded page, in a tab with a stored entry of the checkout. */
async function kept(what: StoredSignIn) {
  const harness = beginCheckout(checkoutMachine, {
    input: { asked: what === 'code' ? 'otp' : 'pay', storedSignIn: what },
  })
  await harness.start()
  if (what === 'code') {
    await harness.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
    return harness
  }
  await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
  await harness.open()
  await harness.openWallet()
  return harness
}

describe('the address', () => {
  it.each(seenStates)('the address agrees with the state %s, and carries the search along (MDL-01~)', async (state) => {
    const visit = await walkTo(state)
    expect(visit.state()).toBe(state)
    expect(visit.here()).toBe(`${visit.wanted()}${SEARCH}`)
  })

  it('the address gets an entry for each screen with an address of its own, and for nothing else (BOOT-13~)', async () => {
    expect((await walkTo('arriving.identifying')).history.length).toBe(1)
    expect((await walkTo('verifyingOtp')).history.length).toBe(2)
    expect((await walkTo('registering')).history.length).toBe(2)
    expect((await walkTo('resolvingEmailMismatch')).history.length).toBe(2)
    expect((await walkTo('admittingForeignPhone')).history.length).toBe(1)
    expect((await walkTo('changingPhone')).history.length).toBe(3)
    expect((await walkTo('paying.choosing')).history.length).toBe(3)
    expect((await walkTo('paying.inFlight')).history.length).toBe(3)
    expect((await walkTo('reconciling')).history.length).toBe(4)
    expect((await walkTo('result')).history.length).toBe(4)
  })

  it('the address that is kept only from the code on leaves the form behind it, for Back (BOOT-13~)', async () => {
    const harness = await ways.verifyingOtp((beginning) => beginCheckout(checkoutMachine, beginning))
    const history = createMemoryHistory({ initialEntries: [`/nowhere${SEARCH}`] })
    syncAddress(harness.actor, history, { path: '/nowhere', place: 'sdk' }, speakerAt(SEARCH).spoken)
    expect([history.location.href, history.length]).toEqual([`/otp${SEARCH}`, 2])
    history.back()
    expect([harness.state(), history.location.pathname]).toEqual(['arriving.identifying', '/sdk'])
  })

  it('the address of an embedded checkout keeps its mount from one screen to the next (SHELL-12~)', async () => {
    expect(openAt(`/embed/nowhere${SEARCH}`).here()).toBe(`/embed/sdk${SEARCH}`)
    expect(openAt(`/embed/pay${SEARCH}`).here()).toBe(`/embed/${SEARCH}`)
    const visit = await walkTo('verifyingOtp', `/embed/${SEARCH}`)
    expect([visit.here(), visit.history.length]).toEqual([`/embed/otp${SEARCH}`, 2])
    visit.history.back()
    expect([visit.state(), visit.here()]).toEqual(['arriving.identifying', `/embed/${SEARCH}`])
  })

  it.each(['/nowhere', '/pay/now', '/index.html', '/%', '/%E0%A4%A', '/ödeme', '/constructor', '/a//b', '/SDK'])(
    'the unknown address (%s) is put right in its place (BOOT-11~)',
    (path) => {
      const visit = openAt(path + SEARCH)
      expect(visit.here()).toBe(`/sdk${SEARCH}`)
      expect(visit.history.length).toBe(1)
      expect(index(visit)).toBe(0)
    },
  )

  it.each([...['/pay', '/otp', '/result-page', '/register', '/emailVerify', '/change-phone-number']])(
    'the address of a later screen (%s) begins at the first one (BOOT-08~)',
    (path) => {
      const visit = openAt(path + SEARCH)
      expect(visit.here()).toBe(`/${SEARCH}`)
      expect(visit.history.length).toBe(1)
    },
  )

  it.each([
    '?token=00012345678901234567890&lang=tr',
    '?token=1e400&lang=en&big=9007199254740993',
    '?token=true&lang=null&x=undefined',
    '?token=a%20b+c%2Bd%26e',
    '?token=first&token=second&lang=en',
    '?b=2&1=one&a=1&b=3',
    '?token={"a":1}&x=[1]',
    '?token=%22quoted%22',
    '?__proto__=1&constructor=2',
    '?token&empty=&=nameless',
    '?token=%zz',
    '',
  ])('the address carries the search %s to every screen as it is', async (search) => {
    const visit = await walkTo('result', `/nowhere${search}`)
    expect(visit.here()).toBe(`/result-page${search}`)
  })
})

describe('Back', () => {
  it('pressed on a page that was reloaded, before anybody listened, is heard all the same (BOOT-13~)', async () => {
    const visits = [
      [await kept('code'), '/', '/otp', 'arriving.identifying', '/'],
      [await kept('login'), '/otp', '/pay', 'paying.choosing', '/pay'],
    ] as const
    for (const [harness, before, openedAt, state, path] of visits) {
      const history = createMemoryHistory({ initialEntries: [before + SEARCH, openedAt + SEARCH] })
      history.back()
      syncAddress(
        harness.actor,
        history,
        { path: openedAt, place: openingScreenOf(openedAt) },
        speakerAt(SEARCH).spoken,
      )
      expect([harness.state(), history.location.href]).toEqual([state, path + SEARCH])
    }
  })

  it('Back from the code is heard: the form is there again, at its address and without a new entry (BOOT-13~)', async () => {
    const visit = await walkTo('verifyingOtp')
    visit.history.back()
    expect(visit.state()).toBe('arriving.identifying')
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect(index(visit)).toBe(0)
    expect(visit.history.length).toBe(2)
  })

  it.each(['opening', 'openingFailed', 'paying.choosing', 'paying.inFlight', 'reconciling', 'result'] as const)(
    'Back from %s is refused, put back, and is no trap (BOOT-13~, RES-04~)',
    async (state) => {
      const visit = await walkTo(state)
      const [href, entries, place] = [visit.here(), visit.history.length, index(visit)]
      for (const times of [1, 2, 3]) {
        visit.history.back()
        expect(visit.state(), `Back ${times} times`).toBe(state)
        expect(visit.here()).toBe(href)
        // The history entry that Back reached is still there, and none was added before it.
        expect([visit.history.length, index(visit)]).toEqual([entries, place])
      }
    },
  )

  it('Back over several entries at once is refused as well (BOOT-13~)', async () => {
    const visit = await walkTo('result')
    visit.history.go(-3)
    expect(visit.state()).toBe('result')
    expect(visit.here()).toBe(`/result-page${SEARCH}`)
    expect(visit.history.length).toBe(2)
    visit.history.back()
    expect(visit.here()).toBe(`/result-page${SEARCH}`)
    expect(visit.history.length).toBe(2)
  })

  it('Back goes on as before after the shopper has come forward again (BOOT-13~)', async () => {
    const visit = await walkTo('verifyingOtp')
    visit.history.back()
    visit.goOn()
    await visit.sendCode()
    expect(visit.here()).toBe(`/otp${SEARCH}`)
    expect([visit.history.length, index(visit)]).toEqual([2, 1])
    visit.history.back()
    expect(visit.here()).toBe(`/${SEARCH}`)
  })
})

describe('Forward', () => {
  it('Forward to a code that is no longer asked for is refused and overwritten (BOOT-13~)', async () => {
    const visit = await walkTo('verifyingOtp')
    visit.history.back()
    visit.history.forward()
    expect(visit.state()).toBe('arriving.identifying')
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect([visit.history.length, index(visit)]).toEqual([2, 1])
    visit.history.back()
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect(index(visit)).toBe(0)
  })

  it('Forward over several entries at once is overwritten as well (BOOT-13~)', async () => {
    const visit = await walkTo('verifyingOtp')
    visit.history.back()
    visit.history.go(1)
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect([visit.history.length, index(visit)]).toEqual([2, 1])
  })
})

describe('another language', () => {
  const ENGLISH = '?token=tok&lang=en'

  it('another language is no other place: the address says it, in the same entry (BOOT-18~)', async () => {
    const visit = await walkTo('verifyingOtp')
    visit.speak('en')
    expect([visit.here(), visit.history.length, visit.state()]).toEqual([`/otp${ENGLISH}`, 2, 'verifyingOtp'])
    visit.enterCode()
    await visit.verify()
    expect([visit.here(), visit.history.length]).toEqual([`/pay${ENGLISH}`, 3])
  })

  it('another language is still spoken where Back leads, no matter what that entry said (BOOT-18~, BOOT-13~)', async () => {
    const visit = await walkTo('verifyingOtp')
    visit.speak('en')
    visit.history.back()
    expect([visit.state(), visit.here(), visit.history.length]).toEqual(['arriving.identifying', `/${ENGLISH}`, 2])
    expect(index(visit)).toBe(0)
    const paying = await walkTo('paying.choosing')
    const entries = paying.history.length
    paying.speak('en')
    paying.history.back()
    expect([paying.here(), paying.history.length]).toEqual([`/pay${ENGLISH}`, entries])
  })

  it('another language is written into no address that does not name another one (BOOT-18~)', () => {
    const visit = openAt('/?token=a%20b+c&x=[1]')
    visit.speak('tr')
    expect(visit.here()).toBe('/?token=a%20b+c&x=[1]')
    visit.stop()
    visit.speak('en')
    expect(visit.here()).toBe('/?token=a%20b+c&x=[1]')
  })
})

describe('the projection', () => {
  it('the projection writes nothing once it has been stopped', async () => {
    const visit = await walkTo('arriving.identifying')
    visit.stop()
    visit.type()
    visit.goOn()
    await visit.sendCode()
    expect(visit.state()).toBe('verifyingOtp')
    expect(visit.here()).toBe(`/${SEARCH}`)
    visit.history.push(`/sdk${SEARCH}`)
    visit.history.back()
    expect(visit.state()).toBe('verifyingOtp')
  })
})
