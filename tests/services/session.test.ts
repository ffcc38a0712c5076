import { describe, expect, it } from 'vitest'
import { createServerClock } from '../../src/services/platform/server-clock'
import { LOGIN } from '../machines/support/login'
import { newSession } from '../support/new-session'

describe('the login of a member', () => {
  it('the login of a member is none until the code was right (OTP-02~)', () => {
    const session = newSession()
    expect(session.credentials()).toBeUndefined()
    expect(session.memberToken()).toBeUndefined()
  })

  it('the login of a member is what the calls of the member carry (OTP-02~, GWY-03~)', () => {
    const session = newSession()
    session.logIn(LOGIN)
    expect(session.credentials()).toEqual({
      accessToken: 'access',
      memberId: '7',
      memberUserId: 'u',
      iyziLc: 'lc',
    })
  })

  it('the login of a member keeps the wallet’s token, and forgets it for another member', () => {
    const session = newSession()
    session.logIn(LOGIN)
    session.keepMemberToken('wallet', undefined, session.credentials())
    expect(session.memberToken()).toBe('wallet')
    session.logIn({ ...LOGIN, member: { ...LOGIN.member, memberId: '8' }, accessToken: 'other', iyziLc: undefined })
    expect(session.memberToken()).toBeUndefined()
    expect(session.credentials()).toEqual({
      accessToken: 'other',
      memberId: '8',
      memberUserId: 'u',
      iyziLc: undefined,
    })
  })

  it('the login of a member is over with a log-out: no call carries it, and no payment its token (GWY-03~)', () => {
    const session = newSession()
    session.logIn(LOGIN)
    session.keepMemberToken('wallet', undefined, session.credentials())
    session.logOut()
    expect([session.credentials(), session.memberToken(), session.takeUp()]).toEqual([undefined, undefined, undefined])
  })

  it('the login of a member ends as the provider said, in seconds, in the server’s time (CNT-01~)', () => {
    const time = createServerClock()
    const told: number[] = []
    const session = newSession({ time, tellEnd: (endsAt) => void told.push(endsAt) })
    session.logIn(LOGIN)
    expect(told).toEqual([])
    time.set(1_000_000)
    session.logIn({ ...LOGIN, expiresIn: 900 })
    expect(told).toEqual([expect.closeTo(1_900_000, -3)])
  })

  it('the login of a member ends as the answer with the cards says, or as before (CNT-01~)', () => {
    const told: number[] = []
    const session = newSession({ tellEnd: (endsAt) => void told.push(endsAt) })
    session.logIn(LOGIN)
    session.keepMemberToken('wallet', 1_500_000, session.credentials())
    session.keepMemberToken('wallet', undefined, session.credentials())
    expect(told).toEqual([1_500_000])
  })

  it('the login of a member has a token until its end or a doubt, and is known after that (PAY-02~, CARD-11~)', () => {
    let now: number | undefined
    const session = newSession({ time: { ...createServerClock(), now: () => now } })
    session.logIn(LOGIN)
    session.keepMemberToken('wallet', 1_500_000, session.credentials())
    // Server time is not known yet.
    expect(session.memberToken()).toBe('wallet')
    now = 1_499_999
    expect(session.memberToken()).toBe('wallet')
    now = 1_500_000
    expect([session.memberToken(), session.lastMemberToken()]).toEqual([undefined, 'wallet'])
    session.keepMemberToken('next', 2_000_000, session.credentials())
    session.doubtMemberToken()
    expect(session.memberToken()).toBe('next')
    session.keepMemberToken('next', undefined, session.credentials())
    session.doubtMemberToken()
    expect([session.memberToken(), session.lastMemberToken()]).toEqual([undefined, 'next'])
    session.keepMemberToken('good', undefined, session.credentials())
    expect(session.memberToken()).toBe('good')
    session.logOut()
    expect([session.memberToken(), session.lastMemberToken()]).toEqual([undefined, undefined])
  })

  it('the login of a member that was dropped while its wallet is asked for loses end and token (CNT-04~, GWY-03~)', () => {
    const told: number[] = []
    const session = newSession({ tellEnd: (endsAt) => void told.push(endsAt) })
    session.logIn(LOGIN)
    const dropped = session.credentials()
    session.logOut()
    session.keepMemberToken('wallet without an owner', 1_500_000, dropped)
    expect([session.memberToken(), told]).toEqual([undefined, []])
    session.logIn({ ...LOGIN, accessToken: 'another' })
    session.keepMemberToken('wallet of before', 1_500_000, dropped)
    expect([session.memberToken(), told]).toEqual([undefined, []])
  })

  it('the login of a member is taken up again without storage, and is no newer for it (BEST-04~, OTP-08~)', () => {
    const time = createServerClock()
    const session = newSession({ time })
    expect(session.takeUp()).toBeUndefined()
    time.set(1_000)
    session.logIn(LOGIN)
    const loginAt = session.takeUp()?.loginAt
    expect(loginAt).toBeGreaterThanOrEqual(1_000)
    time.set(9_000_000)
    expect(session.takeUp()).toMatchObject({ accessToken: 'access', memberId: '7', memberUserId: 'u', loginAt })
    session.logOut()
    expect(session.takeUp()).toBeUndefined()
  })

  it('the login of a member gives its refresh token away nowhere (OTP-09~)', () => {
    const session = newSession()
    session.logIn(LOGIN)
    expect(JSON.stringify([session, session.credentials()])).not.toContain(LOGIN.refreshToken)
  })
})
