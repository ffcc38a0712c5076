import { describe, expect, it } from 'vitest'
import { PENDING } from '../machines/fixtures/shopper'
import { LOGIN } from '../machines/support/login'
import { NOW, type Provider, REFUSED, STARTED, tabHolding as tab } from './support/restoring-tab'

const DAY = 24 * 60 * 60 * 1000
const { memberId, memberUserId, email, gsmNumber } = LOGIN.member

const kept = (loginAt: number | undefined) => ({ accessToken: 'kept', memberId, memberUserId, loginAt })
const handed = (loginAt: number | undefined) => ({ ...kept(loginAt), accessToken: 'handed' })

const CODE_ASKED = `code for ${email} ${gsmNumber}`

describe('restoreLogin', () => {
  it('restoreLogin finds a pending code, without a call (OTP-05~)', async () => {
    const { sessionStore, restore, asked } = tab()
    sessionStore.saveCode(PENDING)
    expect(await restore()).toEqual({ kind: 'codePending', pending: PENDING })
    expect(asked).toEqual([])
  })

  it('restoreLogin finds a visitor in a tab that holds nothing, without a call (BOOT-07~)', async () => {
    const { restore, asked } = tab()
    expect(await restore()).toEqual({ kind: 'visitor' })
    expect(asked).toEqual([])
  })

  it('restoreLogin brings a confirmed login’s member back, and the login keeps its age (BOOT-07~, OTP-08~)', async () => {
    const { sessionStore, restore, session, ends } = tab()
    sessionStore.saveLogin(kept(NOW - 7 * DAY))
    expect(await restore()).toEqual({ kind: 'restored', member: LOGIN.member })
    expect(session.credentials()).toEqual({ accessToken: 'access', memberId, memberUserId, iyziLc: 'lc' })
    expect(sessionStore.login()?.loginAt).toBe(NOW - 7 * DAY)
    expect(ends).toHaveLength(1)
  })

  it.each<[string, Provider]>([
    ['refuses', { login: REFUSED }],
    ['says nothing of', { login: 'breaks' }],
    ['knows as another’s', { login: { kind: 'ok', value: { ...LOGIN, member: { ...LOGIN.member, memberId: '8' } } } }],
    [
      'names another user of',
      { login: { kind: 'ok', value: { ...LOGIN, member: { ...LOGIN.member, memberUserId: 'v' } } } },
    ],
  ])('restoreLogin forgets a login that the provider %s, token and all (BOOT-07~)', async (_, provider) => {
    const { sessionStore, restore, session, ends, entries } = tab(provider)
    sessionStore.saveLogin(kept(NOW))
    expect(await restore()).toEqual({ kind: 'visitor' })
    expect([session.credentials(), entries.size, ends]).toEqual([undefined, 0, []])
  })
})

it('a login or a code answered after its check was left is not stored (BOOT-07~, OTP-08~)', async () => {
  for (const [days, calls] of [
    [1, 1],
    [91, 2],
  ] as const) {
    const { sessionStore, restore, session, ends, asked } = tab()
    sessionStore.saveLogin(kept(NOW - days * DAY))
    const leaving = new AbortController()
    const answer = restore(false, leaving.signal)
    while (asked.length < calls) await Promise.resolve()
    leaving.abort()
    session.logOut()
    await expect(answer).rejects.toThrow('left before its answer came')
    expect([sessionStore.login(), sessionStore.code(), ends]).toEqual([undefined, undefined, []])
  }
})

it('the session knows of a running restoreLogin until its answer was received (APP-02~)', async () => {
  for (const provider of [{}, { login: REFUSED }]) {
    const { sessionStore, restore, session } = tab(provider)
    sessionStore.saveLogin(kept(NOW))
    const order: string[] = []
    const heard = async () => {
      await restore()
      // A machine receives an answer some microtasks after it.
      for (let turn = 0; turn < 9; turn += 1) await Promise.resolve()
      order.push('answer')
    }
    const answered = heard()
    await Promise.all([answered, session.restoring()?.then(() => order.push('over'))])
    expect([order, session.restoring()]).toEqual([['answer', 'over'], undefined])
  }
})

describe('logins by an OTP of more than 90 days ago', () => {
  it('a login of over 90 days ago is confirmed, and then needs another code (OTP-08~)', async () => {
    const { sessionStore, restore, session, asked, ends, entries } = tab()
    sessionStore.saveLogin(kept(NOW - 90 * DAY - 1000))
    const sentAt = expect.closeTo(NOW, -3) as number
    expect(await restore()).toEqual({
      kind: 'codePending',
      pending: {
        memberUserId,
        referenceCode: 'ref-9',
        email,
        gsmNumber,
        sentAt,
        endsAt: expect.closeTo(NOW + 300_000, -3) as number,
      },
    })
    expect(asked).toEqual(['restore kept', CODE_ASKED])
    expect([session.credentials(), ends]).toEqual([undefined, []])
    expect([sessionStore.login(), sessionStore.code()?.referenceCode]).toEqual([undefined, 'ref-9'])
    expect(Array.from(entries.values()).join()).not.toContain('kept')
  })

  it.each<[string, Provider]>([
    ['is refused', { start: REFUSED }],
    ['breaks', { start: 'breaks' }],
    [
      'asks for an e-mail',
      { start: { kind: 'ok', value: { ...STARTED, shouldUseEmail: true, referenceCode: undefined } } },
    ],
    ['is sent to another phone', { start: { kind: 'ok', value: { ...STARTED, memberUserId: 'other' } } }],
  ])('a login of over 90 days ago leaves a visitor where the request for a code %s (OTP-08~)', async (_, provider) => {
    const { sessionStore, restore, session, entries } = tab(provider)
    sessionStore.saveLogin(kept(NOW - 91 * DAY))
    expect(await restore()).toEqual({ kind: 'visitor' })
    expect([session.credentials(), entries.size]).toEqual([undefined, 0])
  })

  it('a login of over 90 days ago has its code requested as its page does (OTP-08~, QCK-03~)', async () => {
    const { sessionStore, restore, asked } = tab()
    sessionStore.saveLogin(kept(NOW - 90 * DAY - 1000))
    expect(await restore(true)).toMatchObject({ kind: 'codePending' })
    expect(asked).toEqual(['restore kept', `quick ${CODE_ASKED}`])
  })

  it('a login of over 90 days ago requests no code where the provider refuses the login (OTP-08~)', async () => {
    const { sessionStore, restore, asked } = tab({ login: REFUSED })
    sessionStore.saveLogin(kept(NOW - 91 * DAY))
    expect(await restore()).toEqual({ kind: 'visitor' })
    expect(asked).toEqual(['restore kept'])
  })

  it('a login of unknown age is restored if the provider confirms it (OTP-08~)', async () => {
    const { sessionStore, restore } = tab()
    sessionStore.saveLogin(kept(undefined))
    expect(await restore()).toMatchObject({ kind: 'restored' })
  })

  it('a login that was handed over is as old as its token (OTP-08~, APP-02~)', async () => {
    for (const [age, kind] of [
      [91, 'codePending'],
      [89, 'restored'],
    ] as const) {
      const { session, restore } = tab()
      session.receive(handed(NOW - age * DAY))
      expect(await restore()).toMatchObject({ kind })
    }
  })
})

describe('logins handed over by the host app', () => {
  it('a login that was handed over counts and is stored only once the provider confirms it (APP-02~, OTP-09~)', async () => {
    const { session, restore, asked, entries, sessionStore } = tab()
    session.receive(handed(NOW))
    expect([session.credentials(), entries.size]).toEqual([undefined, 0])
    expect(await restore()).toEqual({ kind: 'restored', member: LOGIN.member, isOther: true })
    expect(asked).toEqual(['restore handed'])
    expect(sessionStore.login()).toMatchObject({ accessToken: 'access', loginAt: NOW })
  })

  it('a login that was handed over is another one unless the tab has stored its member’s (APP-02~, PAY-03~)', async () => {
    for (const [own, isOther] of [
      [kept(NOW), undefined],
      [{ ...kept(NOW), memberId: '8' }, true],
      [undefined, true],
    ] as const) {
      const { session, sessionStore, restore } = tab()
      if (own) sessionStore.saveLogin(own)
      session.receive(handed(NOW))
      expect(await restore()).toEqual({ kind: 'restored', member: LOGIN.member, isOther })
    }
  })

  it('a login that was handed over comes before a stored login and a pending code (APP-02~)', async () => {
    for (const keep of ['login', 'code'] as const) {
      const { session, sessionStore, restore, asked } = tab()
      if (keep === 'login') sessionStore.saveLogin(kept(NOW))
      else sessionStore.saveCode(PENDING)
      session.receive(handed(NOW))
      expect(await restore()).toMatchObject({ kind: 'restored' })
      expect(asked).toEqual(['restore handed'])
      expect(sessionStore.code()).toBeUndefined()
    }
  })

  it('a refused login that was handed over is forgotten, and a pending code still counts (APP-03~)', async () => {
    const { session, sessionStore, restore } = tab({ login: REFUSED })
    sessionStore.saveCode(PENDING)
    session.receive(handed(NOW))
    expect(await restore()).toEqual({ kind: 'codePending', pending: PENDING })
    expect([session.credentials(), session.hasReceived(), sessionStore.code()]).toEqual([undefined, false, PENDING])
  })

  it('a refused login that was handed over removes the tab’s own only where that is refused, too (APP-03~, BOOT-07~)', async () => {
    for (const [own, found] of [
      [
        { kind: 'ok', value: LOGIN },
        { kind: 'restored', member: LOGIN.member },
      ],
      [REFUSED, { kind: 'visitor' }],
    ] as const) {
      const { session, sessionStore, restore, asked } = tab({ login: REFUSED, own })
      sessionStore.saveLogin(kept(NOW))
      session.receive(handed(NOW))
      expect(await restore()).toEqual(found)
      expect(asked).toEqual(['restore handed', 'restore kept'])
      expect(sessionStore.login()?.accessToken).toBe(own.kind === 'ok' ? 'access' : undefined)
    }
  })

  it('a login that was handed over is forgotten when a member logs in by OTP meanwhile (APP-02~)', () => {
    const { session } = tab()
    session.receive(handed(NOW))
    session.logIn(LOGIN)
    expect(session.hasReceived()).toBe(false)
  })
})
