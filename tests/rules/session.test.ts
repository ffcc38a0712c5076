import { describe, expect, it } from 'vitest'
import { createServerClock } from '../../src/services/server-clock'
import { createSession } from '../../src/services/session'
import { LOGIN } from './support/login'
import { NOTHING_KEPT } from '../support/nothing-kept'

describe('the login of a member', () => {
  it('is none until the code was right (OTP-02~)', () => {
    const session = createSession(createServerClock(), NOTHING_KEPT)
    expect(session.credentials()).toBeUndefined()
    expect(session.memberToken()).toBeUndefined()
  })

  it('is what the calls of the member carry (OTP-02~, GWY-03~)', () => {
    const session = createSession(createServerClock(), NOTHING_KEPT)
    session.logIn(LOGIN)
    expect(session.credentials()).toEqual({
      accessToken: 'access',
      memberId: '7',
      memberUserId: 'u',
      iyziLc: 'lc',
    })
  })

  it('keeps the token of the wallet, and forgets it when somebody else logs in', () => {
    const session = createSession(createServerClock(), NOTHING_KEPT)
    session.logIn(LOGIN)
    session.keepMemberToken('wallet')
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

  it('ends as many seconds later as the provider said, in the server’s time (CNT-01~)', () => {
    const time = createServerClock()
    const session = createSession(time, NOTHING_KEPT)
    session.logIn(LOGIN)
    expect(session.endsAt()).toBeUndefined()
    time.set(1_000_000)
    session.logIn({ ...LOGIN, expiresIn: 900 })
    expect(session.endsAt()).toBeCloseTo(1_900_000, -3)
  })

  it('gives its refresh token to nobody (OTP-09~)', () => {
    const session = createSession(createServerClock(), NOTHING_KEPT)
    session.logIn(LOGIN)
    expect(JSON.stringify([session, session.credentials()])).not.toContain(LOGIN.refreshToken)
  })
})
