import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { Place, SignInToRestore } from '../../machines/checkout/rules'
import { openingScreenOf } from '../../src/routing/paths'
import { syncAddress } from '../../src/routing/sync-address'
import { beginCheckout } from '../machines/support/checkout-harness'
import { MEMBER, ORDER, PENDING } from '../machines/fixtures/shopper'
import { seenStates } from '../machines/support/way-table'
import { ways } from '../machines/support/ways'
import { speakerAt } from './support/spoken'
import { SEARCH, type Visit, openAt, walkTo } from './support/visit'

const payAt = (path: string, place: Place) => ({ path, place, flow: 'pay' }) as const

const index = (visit: Visit) => visit.history.location.state.__TSR_index

/** A reloaded page, in a tab with a stored entry of the checkout. */
async function kept(what: SignInToRestore) {
  const harness = beginCheckout(checkoutMachine, {
    input: { asked: what === 'code' ? 'otp' : 'pay', toRestore: what },
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

describe('the URL', () => {
  it.each(seenStates)('the URL agrees with the state %s, and keeps the query (MDL-01~)', async (state) => {
    const visit = await walkTo(state)
    expect(visit.state()).toBe(state)
    expect(visit.here()).toBe(visit.wanted())
  })

  it('the history has one entry for each screen with a path of its own, and no others (BOOT-13~)', async () => {
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

  it('a URL synchronisation that starts at the OTP puts the form’s entry before it, for Back (BOOT-13~)', async () => {
    const harness = await ways.verifyingOtp((beginning) => beginCheckout(checkoutMachine, beginning))
    const history = createMemoryHistory({ initialEntries: [`/nowhere${SEARCH}`] })
    syncAddress(harness.actor, history, payAt('/nowhere', 'sdk'), speakerAt(SEARCH).spoken)
    expect([history.location.href, history.length]).toEqual([`/otp${SEARCH}`, 2])
    history.back()
    expect([harness.state(), history.location.pathname]).toEqual(['arriving.identifying', '/sdk'])
  })

  it.each([true, false])('a page left for a bank keeps Forward, synced early: %s (BOOT-13~)', async (isEarly) => {
    const { actor, ports } = beginCheckout(checkoutMachine, { input: { asked: 'pay', toRestore: 'login' } })
    const found = { kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: true } as const
    const initialEntries = [`/pay${SEARCH}`, `/result-page${SEARCH}`, '/bank']
    const history = createMemoryHistory({ initialEntries, initialIndex: 1 })
    if (!isEarly) await ports.startOrder.answer(found)
    const stop = syncAddress(actor, history, payAt('/result-page', 'pay'), speakerAt(SEARCH).spoken)
    if (isEarly) await ports.startOrder.answer(found)
    stop()
    history.forward()
    expect(history.location.href).toBe('/bank')
  })

  it('the URL of an embedded checkout keeps its /embed prefix on every screen (SHELL-12~)', async () => {
    expect(openAt(`/embed/nowhere${SEARCH}`).here()).toBe(`/embed/sdk${SEARCH}`)
    expect(openAt(`/embed/pay${SEARCH}`).here()).toBe(`/embed/${SEARCH}`)
    const visit = await walkTo('verifyingOtp', `/embed/${SEARCH}`)
    expect([visit.here(), visit.history.length]).toEqual([`/embed/otp${SEARCH}`, 2])
    visit.history.back()
    expect([visit.state(), visit.here()]).toEqual(['arriving.identifying', `/embed/${SEARCH}`])
  })

  it.each(['/nowhere', '/pay/now', '/index.html', '/%', '/%E0%A4%A', '/ödeme', '/constructor', '/a//b', '/SDK'])(
    'an unknown path (%s) is replaced in the same history entry (BOOT-11~)',
    (path) => {
      const visit = openAt(path + SEARCH)
      expect(visit.here()).toBe(`/sdk${SEARCH}`)
      expect(visit.history.length).toBe(1)
      expect(index(visit)).toBe(0)
    },
  )

  it.each(['/pay', '/otp', '/result-page', '/register', '/emailVerify', '/change-phone-number'])(
    'the path of a later screen (%s) is replaced by the first screen’s (BOOT-08~)',
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
  ])('the URL keeps the query %s unchanged on every screen', async (search) => {
    const visit = await walkTo('result', `/nowhere${search}`)
    expect(visit.here()).toBe(`/result-page${search}`)
  })
})

describe('Back in the browser', () => {
  it('a Back pressed on a reloaded page before the app listens takes effect (BOOT-13~)', async () => {
    const visits = [
      [await kept('code'), '/', '/otp', 'arriving.identifying', '/'],
      [await kept('login'), '/otp', '/pay', 'paying.choosing', '/pay'],
    ] as const
    for (const [harness, before, openedAt, state, path] of visits) {
      const history = createMemoryHistory({ initialEntries: [before + SEARCH, openedAt + SEARCH] })
      history.back()
      syncAddress(harness.actor, history, payAt(openedAt, openingScreenOf(openedAt)), speakerAt(SEARCH).spoken)
      expect([harness.state(), history.location.href]).toEqual([state, path + SEARCH])
    }
  })

  it('Back from the OTP returns to the form, at its path and without a new history entry (BOOT-13~)', async () => {
    const visit = await walkTo('verifyingOtp')
    visit.history.back()
    expect(visit.state()).toBe('arriving.identifying')
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect(index(visit)).toBe(0)
    expect(visit.history.length).toBe(2)
  })

  it.each(['opening', 'openingFailed', 'paying.choosing', 'paying.inFlight', 'reconciling', 'result'] as const)(
    'Back from %s is refused and undone, without extra history entries (BOOT-13~, RES-04~)',
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

  it('Back from the result over several entries at once is refused (BOOT-13~)', async () => {
    const visit = await walkTo('result')
    visit.history.go(-3)
    expect(visit.state()).toBe('result')
    expect(visit.here()).toBe(`/result-page${SEARCH}`)
    expect(visit.history.length).toBe(2)
    visit.history.back()
    expect(visit.here()).toBe(`/result-page${SEARCH}`)
    expect(visit.history.length).toBe(2)
  })

  it('Back returns to the form again after a second OTP was sent (BOOT-13~)', async () => {
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

describe('Forward in the browser', () => {
  it('Forward to an OTP that is no longer pending is refused, and its entry is overwritten (BOOT-13~)', async () => {
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

  it('Forward over several entries at once is refused and overwritten (BOOT-13~)', async () => {
    const visit = await walkTo('changingPhone')
    visit.history.back()
    visit.history.back()
    expect(visit.here()).toBe(`/${SEARCH}`)
    visit.history.go(2)
    expect(visit.state()).toBe('arriving.identifying')
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect([visit.history.length, index(visit)]).toEqual([3, 2])
  })
})

describe('a change of language', () => {
  const ENGLISH = '?token=tok&lang=en'

  it('a change of language updates the query in the same history entry, and later screens keep it (BOOT-18~)', async () => {
    const visit = await walkTo('verifyingOtp')
    visit.speak('en')
    expect([visit.here(), visit.history.length, visit.state()]).toEqual([`/otp${ENGLISH}`, 2, 'verifyingOtp'])
    visit.enterCode()
    await visit.verify()
    expect([visit.here(), visit.history.length]).toEqual([`/pay${ENGLISH}`, 3])
  })

  it('Back keeps the changed language, whichever language the older entry has (BOOT-18~, BOOT-13~)', async () => {
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

  it('a change of language leaves a URL without lang unchanged, and so does one after the stop (BOOT-18~)', () => {
    const visit = openAt('/?token=a%20b+c&x=[1]')
    visit.speak('tr')
    expect(visit.here()).toBe('/?token=a%20b+c&x=[1]')
    visit.stop()
    visit.speak('en')
    expect(visit.here()).toBe('/?token=a%20b+c&x=[1]')
  })
})

describe('the URL synchronisation', () => {
  it('the URL synchronisation writes and reads nothing once it has been stopped', async () => {
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
