import { describe, expect, it } from 'vitest'
import { createServerClock } from '../../src/services/platform/server-clock'
import { LOGIN } from '../machines/support/login'
import { newSession } from '../support/new-session'

describe('the session of a member', () => {
  it('a new session has no credentials and no member token (OTP-02~)', () => {
    const session = newSession()
    expect(session.credentials()).toBeUndefined()
    expect(session.memberToken()).toBeUndefined()
  })

  it('the credentials of a session are those of its login (OTP-02~, GWY-03~)', () => {
    const session = newSession()
    session.logIn(LOGIN)
    expect(session.credentials()).toEqual({
      accessToken: 'access',
      memberId: '7',
      memberUserId: 'u',
      iyziLc: 'lc',
    })
  })

  it('the session keeps the member token, and forgets it for another member', () => {
    const session = newSession()
    session.logIn(LOGIN)
    session.saveMemberToken('wallet', undefined, session.credentials())
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

  it('a log-out removes credentials, member token and the login that could be resumed (GWY-03~)', () => {
    const session = newSession()
    session.logIn(LOGIN)
    session.saveMemberToken('wallet', undefined, session.credentials())
    session.logOut()
    expect([session.credentials(), session.memberToken(), session.takeUp()]).toEqual([undefined, undefined, undefined])
  })

  it('the session ends after the provider’s duration in seconds, in the server’s time (CNT-01~)', () => {
    const time = createServerClock()
    const ends: number[] = []
    const session = newSession({ time, onEnd: (endsAt) => void ends.push(endsAt) })
    session.logIn(LOGIN)
    expect(ends).toEqual([])
    time.set(1_000_000)
    session.logIn({ ...LOGIN, expiresIn: 900 })
    expect(ends).toEqual([expect.closeTo(1_900_000, -3)])
  })

  it('the session ends when the wallet’s answer says; a wallet without an end changes nothing (CNT-01~)', () => {
    const ends: number[] = []
    const session = newSession({ onEnd: (endsAt) => void ends.push(endsAt) })
    session.logIn(LOGIN)
    session.saveMemberToken('wallet', 1_500_000, session.credentials())
    session.saveMemberToken('wallet', undefined, session.credentials())
    expect(ends).toEqual([1_500_000])
  })

  it('the member token is usable until its end or a doubt, and stays known after that (PAY-02~, CARD-11~)', () => {
    let now: number | undefined
    const session = newSession({ time: { ...createServerClock(), now: () => now } })
    session.logIn(LOGIN)
    session.saveMemberToken('wallet', 1_500_000, session.credentials())
    // Server time is not known yet.
    expect(session.memberToken()).toBe('wallet')
    now = 1_499_999
    expect(session.memberToken()).toBe('wallet')
    now = 1_500_000
    expect([session.memberToken(), session.lastMemberToken()]).toEqual([undefined, 'wallet'])
    session.saveMemberToken('next', 2_000_000, session.credentials())
    session.doubtMemberToken()
    expect(session.memberToken()).toBe('next')
    session.saveMemberToken('next', undefined, session.credentials())
    session.doubtMemberToken()
    expect([session.memberToken(), session.lastMemberToken()]).toEqual([undefined, 'next'])
    session.saveMemberToken('good', undefined, session.credentials())
    expect(session.memberToken()).toBe('good')
    session.logOut()
    expect([session.memberToken(), session.lastMemberToken()]).toEqual([undefined, undefined])
  })

  it('a wallet that is answered after a log-out gives the session neither end nor member token (CNT-04~, GWY-03~)', () => {
    const ends: number[] = []
    const session = newSession({ onEnd: (endsAt) => void ends.push(endsAt) })
    session.logIn(LOGIN)
    const dropped = session.credentials()
    session.logOut()
    session.saveMemberToken('wallet without an owner', 1_500_000, dropped)
    expect([session.memberToken(), ends]).toEqual([undefined, []])
    session.logIn({ ...LOGIN, accessToken: 'another' })
    session.saveMemberToken('wallet of before', 1_500_000, dropped)
    expect([session.memberToken(), ends]).toEqual([undefined, []])
  })

  it('a session is resumed without storage, and its login keeps its age (BEST-04~, OTP-08~)', () => {
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

  it('the refresh token is exposed nowhere by the session (OTP-09~)', () => {
    const session = newSession()
    session.logIn(LOGIN)
    expect(JSON.stringify([session, session.credentials()])).not.toContain(LOGIN.refreshToken)
  })
})
