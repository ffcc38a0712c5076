import { describe, expect, it } from 'vitest'
import { PENDING } from '../machines/fixtures/shopper'
import { LOGIN } from '../machines/support/login'
import { createSessionStore } from '../../src/services/storage/session-store'
import { tabStorage } from '../support/tab-storage'
import { NOW, type Provider, REFUSED, tabHolding as tab } from './support/restoring-tab'

const { memberId, memberUserId } = LOGIN.member

const HANDED = { accessToken: 'handed', memberId, memberUserId, loginAt: NOW }

describe('admitted buyers with a foreign phone', () => {
  const ADMITTED = { email: 'anna@posta.example', gsmNumber: '+4915112345678' }

  it('an admitted buyer with a foreign phone is admitted again if the provider confirms it (FRGN-02~)', async () => {
    const { sessionStore, restore, asked, session } = tab()
    sessionStore.saveAdmission(ADMITTED)
    expect(await restore()).toEqual({ kind: 'admitted', buyer: { memberId: undefined, ...ADMITTED } })
    expect([asked, sessionStore.admission(), session.credentials()]).toEqual([['admission'], ADMITTED, undefined])
  })

  it.each(['refund', 'settlement'] as const)(
    'a stored admission of a foreign buyer does not count in a %s (FRGN-01~, BOOT-08~)',
    async (flow) => {
      const { sessionStore, restore, asked } = tab()
      sessionStore.saveAdmission(ADMITTED)
      expect(await restore(false, undefined, flow)).toEqual({ kind: 'visitor' })
      expect(asked).toEqual([])
    },
  )

  it.each<[string, Provider]>([
    ['refuses', { admission: REFUSED }],
    ['sends them to the plain form', { admission: { kind: 'ok', value: { paymentPageUrl: 'https://shop.example/' } } }],
  ])(
    'an admitted buyer is a visitor where the provider %s, and the admission is removed (FRGN-02~)',
    async (_, provider) => {
      const { sessionStore, restore, asked, entries } = tab(provider)
      sessionStore.saveAdmission(ADMITTED)
      expect(await restore()).toEqual({ kind: 'visitor' })
      expect([asked, entries.size]).toEqual([['admission'], 0])
    },
  )

  it('an admission whose check breaks is asked for again at the next load (FRGN-02~, BOOT-14~)', async () => {
    const breaks: NonNullable<Provider['admission']>[] = ['breaks', { ...REFUSED, code: '429', waitSeconds: 30 }]
    for (const [admission, isHandedOver] of breaks.flatMap((way) => [[way, false] as const, [way, true] as const])) {
      const { sessionStore, restore, session } = tab({ login: REFUSED, admission })
      sessionStore.saveAdmission(ADMITTED)
      if (isHandedOver) session.receive(HANDED)
      expect(await restore()).toEqual({ kind: 'visitor' })
      expect(sessionStore.admission()).toEqual(ADMITTED)
    }
  })

  it('an admission outlives the page’s way to the shop in memory, and is stored again (FRGN-02~, SEC-03~)', async () => {
    const { sessionStore, restore, asked, entries } = tab()
    sessionStore.saveAdmission(ADMITTED)
    sessionStore.leavePage()
    expect(entries.size).toBe(0)
    expect(await restore()).toEqual({ kind: 'admitted', buyer: { memberId: undefined, ...ADMITTED } })
    expect(asked).toEqual(['admission'])
    expect(JSON.parse(entries.get('checkout') ?? '')).toMatchObject({ admission: ADMITTED })
  })

  it('an admission of a page that came back is in memory no longer once the provider refuses it (FRGN-02~)', async () => {
    const { sessionStore, restore } = tab({ admission: REFUSED })
    sessionStore.saveAdmission(ADMITTED)
    sessionStore.leavePage()
    expect(await restore()).toEqual({ kind: 'visitor' })
    expect(sessionStore.admission()).toBeUndefined()
  })

  it('an admission in memory gives way to a buyer who came into the order on a later page of the tab (FRGN-02~, BEST-04~)', () => {
    const { storage } = tabStorage()
    const pageOf = () => createSessionStore('tok', () => storage)
    const left = pageOf()
    left.saveAdmission(ADMITTED)
    left.leavePage()
    expect(left.admission()).toEqual(ADMITTED)
    const other = { ...ADMITTED, gsmNumber: '+4930000000' }
    pageOf().saveAdmission(other)
    expect(left.admission()).toEqual(other)
    pageOf().saveLogin({ accessToken: 'a', memberId: '7', memberUserId: 'u', loginAt: undefined, known: undefined })
    expect([left.admission(), left.login()?.memberId]).toEqual([undefined, '7'])
    pageOf().saveCode({ ...PENDING, ...ADMITTED })
    expect([left.admission(), left.code()?.referenceCode]).toEqual([undefined, PENDING.referenceCode])
    left.clearLogin()
    expect(left.admission()).toBeUndefined()
  })

  it('a confirmed admission whose check was left is not stored again (FRGN-02~, SEC-03~)', async () => {
    const { sessionStore, restore, entries } = tab()
    sessionStore.saveAdmission(ADMITTED)
    const leaving = new AbortController()
    const answer = restore(false, leaving.signal)
    sessionStore.clearLogin()
    leaving.abort()
    await expect(answer).rejects.toThrow('left before its answer came')
    expect(entries.size).toBe(0)
  })

  it('an admission comes after a pending code and after a login that was handed over (FRGN-02~, APP-02~)', async () => {
    const handing = tab()
    handing.sessionStore.saveAdmission(ADMITTED)
    handing.session.receive(HANDED)
    expect(await handing.restore()).toMatchObject({ kind: 'restored' })
    expect(handing.asked).toEqual(['restore handed'])
    const coded = tab()
    coded.sessionStore.saveAdmission(ADMITTED)
    coded.sessionStore.saveCode(PENDING)
    expect(await coded.restore()).toEqual({ kind: 'codePending', pending: PENDING })
    expect(coded.asked).toEqual([])
  })

  it('an admission still counts where the provider refuses a login that was handed over (APP-03~, FRGN-02~)', async () => {
    const { sessionStore, restore, asked, session } = tab({ login: REFUSED })
    sessionStore.saveAdmission(ADMITTED)
    session.receive(HANDED)
    expect(await restore()).toEqual({ kind: 'admitted', buyer: { memberId: undefined, ...ADMITTED } })
    expect(asked).toEqual(['restore handed', 'admission'])
    expect([sessionStore.admission(), session.credentials()]).toEqual([ADMITTED, undefined])
  })

  it('an admission that is answered after its check was left is not stored (FRGN-02~, SEC-03~)', async () => {
    const { sessionStore, restore, asked, session } = tab({ login: REFUSED })
    sessionStore.saveAdmission(ADMITTED)
    session.receive(HANDED)
    const leaving = new AbortController()
    const answer = restore(false, leaving.signal)
    while (asked.length < 2) await Promise.resolve()
    leaving.abort()
    await expect(answer).rejects.toThrow('left before its answer came')
    expect(sessionStore.admission()).toBeUndefined()
  })
})
