import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, type SnapshotFrom, type StateValueFrom } from 'xstate'
import { checkoutMachine } from '../../machines/checkout/machine'
import { isLoginDone } from '../../machines/checkout/views'
import type { CheckoutActor } from '../../src/checkout/provider'
import { leaveForShopHandler } from '../../src/services/checkout/leave-for-shop'
import { clearLoginWhenDone } from '../../src/services/session/clear-login'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { ATTEMPTED } from '../support/attempted'
import { tabStorage } from '../support/tab-storage'

type Snapshot = SnapshotFrom<typeof checkoutMachine>
type Value = Extract<StateValueFrom<typeof checkoutMachine>, object>

const LOGIN = {
  accessToken: 'access',
  memberId: '7',
  memberUserId: 'u',
  loginAt: 4_000_000,
  known: { email: 'ayse@posta.example', gsmNumber: '+905321234567', kycLevel: 1 } as const,
}

const SENT = { id: 's-1', sentAt: 5, attempted: ATTEMPTED, state: 'sent' } as const

const snapshotAt = (journey: Value['journey'], session: Value['session'] = 'running') => {
  const begun = createActor(checkoutMachine, { input: INPUT }).getSnapshot()
  return checkoutMachine.resolveState({ value: { ...begun.value, journey, session }, context: begun.context })
}

const INPUT = {
  token: 'tok',
  asked: 'identify',
  flow: 'pay',
  toRestore: undefined,
  returning: undefined,
  timings: {} as never,
} as const

/** A checkout whose state the test sets. */
function movedBy() {
  let hear: ((snapshot: Snapshot) => void) | undefined
  const actor = {
    subscribe(listener: typeof hear) {
      hear = listener
    },
  } as unknown as CheckoutActor
  return { actor, move: (snapshot: Snapshot) => hear?.(snapshot) }
}

const CHOOSING = { paying: 'choosing' } as const

describe('the stored login of a tab', () => {
  it.each([
    ['the order is paid', 'result', 'running'],
    ['the way back to the shop broke', 'resultStaying', 'running'],
    ['the link is dead', 'closed', 'running'],
    ['the time is over', { expired: 'shown' }, 'formExpired'],
    ['the login is over', { expired: 'shown' }, 'memberExpired'],
    ['the provider answers it with a 401 at a transfer', { paying: 'lockedIn' }, 'memberExpired'],
    ['the order’s own time is over', CHOOSING, 'formExpired'],
    ['the order’s own time is over while an outcome is looked up', 'reconciling', 'formExpired'],
    ['the link dies', CHOOSING, 'closed'],
  ] as const)('the stored login is removed with all member data once %s (SEC-03~)', (_, journey, session) => {
    const { sessionStore, entries } = tabStorage()
    const { actor, move } = movedBy()
    sessionStore.saveLogin(LOGIN)
    sessionStore.saveSubmission({
      id: 's-1',
      sentAt: 5,
      attempted: ATTEMPTED,
      state: 'paid',
      paid: { paymentId: '9', paid: undefined },
    })
    clearLoginWhenDone(actor, sessionStore)
    move(snapshotAt(CHOOSING))
    expect(sessionStore.login()).toEqual(LOGIN)
    move(snapshotAt(journey, session))
    const kept = [...entries.values()].join()
    for (const secret of ['access', 'ayse', '5321234567']) expect(kept).not.toContain(secret)
    expect(sessionStore.submission()).toMatchObject({ id: 's-1', state: 'paid' })
  })

  it.each([
    CHOOSING,
    { paying: 'inFlight' },
    { paying: 'lockedIn' },
    'reconciling',
    'exiting',
    { arriving: 'identifying' },
    'restoring',
  ] as const)('the stored login stays where a reload still needs it: %j (SEC-03~)', (journey) => {
    expect(isLoginDone(snapshotAt(journey))).toBe(false)
    expect(isLoginDone(snapshotAt(journey, 'unknown'))).toBe(false)
  })

  it.each(['inFlight', 'overdue'] as const)(
    'the stored login stays while a payment is %s past the order’s end, not past the member’s (CNT-05~, SEC-03~)',
    (paying) => {
      expect(isLoginDone(snapshotAt({ paying }, 'formExpired'))).toBe(false)
      expect(isLoginDone(snapshotAt({ paying }, 'memberExpired'))).toBe(true)
    },
  )

  it('the stored login stays for a transfer whose reference code comes after the order’s end (BANK-06~, CNT-05~)', async () => {
    const { sessionStore } = tabStorage()
    const harness = await ways['paying.choosing'](beginning(checkoutMachine, { order: { endsAt: 600_000 } }))
    sessionStore.saveLogin(LOGIN)
    clearLoginWhenDone(harness.actor, sessionStore)
    harness.transfer()
    harness.time.tick(600_000)
    expect([harness.state(), harness.snapshot().value.session]).toEqual(['paying.inFlight', 'formExpired'])
    await harness.giveCode()
    expect([harness.state(), sessionStore.login()]).toEqual(['paying.lockedIn', LOGIN])
  })

  it('a login that begins after the end of another one is not removed with it (SEC-03~)', () => {
    const { sessionStore } = tabStorage()
    const { actor, move } = movedBy()
    clearLoginWhenDone(actor, sessionStore)
    move(snapshotAt({ expired: 'shown' }, 'memberExpired'))
    sessionStore.saveReturning({ email: 'a@b.example', gsmNumber: '+905321234567', hasAgreed: true })
    move(snapshotAt({ expired: 'returning' }, 'memberExpired'))
    sessionStore.saveLogin(LOGIN)
    expect(sessionStore.login()).toEqual(LOGIN)
  })
})

describe('leaveForShop', () => {
  const page = new EventTarget()
  const heard: string[] = []

  function leaving() {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    vi.stubGlobal('stop', () => undefined)
    vi.stubGlobal('location', { assign: (url: string) => heard.push(url) })
    const { sessionStore } = tabStorage()
    sessionStore.saveLogin(LOGIN)
    sessionStore.saveSubmission(SENT)
    const leave = new AbortController()
    const left = leaveForShopHandler({ events: { record: () => undefined }, sessionStore })(
      'https://shop.example',
      leave.signal,
    )
    const hide = () => page.dispatchEvent(new Event('pagehide'))
    const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    return { sessionStore, leave, left, hide, show }
  }

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('leaveForShop removes the stored login when the page is hidden, not before, and never what was sent (SEC-03~, BEST-03~)', () => {
    const { sessionStore, hide } = leaving()
    expect(sessionStore.login()).toEqual(LOGIN)
    hide()
    expect([sessionStore.login(), sessionStore.submission()]).toEqual([undefined, SENT])
  })

  it('leaveForShop that was cancelled leaves the stored login when the page is hidden later (SEC-03~)', () => {
    const { sessionStore, leave, hide } = leaving()
    leave.abort()
    hide()
    expect(sessionStore.login()).toEqual(LOGIN)
  })

  it('leaveForShop ends when the back/forward cache restores the page, and leaves the next login (SEC-03~)', async () => {
    const { sessionStore, left, hide, show } = leaving()
    hide()
    show(true)
    await left
    sessionStore.saveLogin(LOGIN)
    hide()
    expect(sessionStore.login()).toEqual(LOGIN)
  })
})
