import { describe, expect, it } from 'vitest'
import type { MemberGateway } from '../../src/gateways/member/gateway'
import { createServerClock } from '../../src/services/platform/server-clock'
import { markTokenDoubtfulIfRefused, memberTokenOf } from '../../src/services/session/member-token'
import { newSession } from '../support/new-session'
import { LOGIN } from '../machines/support/login'

type Wallet = Awaited<ReturnType<MemberGateway['openWallet']>>

const REFUSAL = { kind: 'refused', code: '1', group: undefined, message: undefined } as const

/** A member whose wallet is requested, and how often. */
function member(answer: () => Wallet) {
  const time = createServerClock()
  time.set(1_000_000)
  const session = newSession({ time })
  session.logIn(LOGIN)
  const asked: string[] = []
  const members = {
    openWallet(memberId: string) {
      asked.push(memberId)
      return Promise.resolve().then(answer)
    },
  }
  return { time, session, asked, tokens: { members, session } }
}

const wallet = (memberToken: string, endsAt?: number): Wallet => ({
  kind: 'ok',
  value: { memberToken, endsAt, cards: [], systemTime: undefined },
})

describe('the member token of a wallet', () => {
  it('the member token is requested once, and again when it has expired (PAY-02~, CNT-01~)', async () => {
    const { time, asked, tokens } = member(() => wallet(`token ${asked.length}`, 1_060_000 * asked.length))
    expect(await memberTokenOf(tokens, '7')).toEqual({ token: 'token 1' })
    expect(await memberTokenOf(tokens, '7')).toEqual({ token: 'token 1' })
    time.set(1_060_000)
    expect(await memberTokenOf(tokens, '7')).toEqual({ token: 'token 2' })
    expect(asked).toEqual(['7', '7'])
  })

  it('the member token is requested again only after a refused payment (CARD-11~, PAY-02~)', async () => {
    const { asked, tokens } = member(() => wallet(`token ${asked.length}`))
    await memberTokenOf(tokens, '7')
    for (const kind of ['paid', 'unknown', 'bankForm']) markTokenDoubtfulIfRefused(tokens, { kind })
    expect(await memberTokenOf(tokens, '7')).toEqual({ token: 'token 1' })
    expect(markTokenDoubtfulIfRefused(tokens, { kind: 'refused', why: 'no' })).toEqual({ kind: 'refused', why: 'no' })
    expect(await memberTokenOf(tokens, '7')).toEqual({ token: 'token 2' })
  })

  it.each<[string, () => Wallet]>([
    ['refused', () => REFUSAL],
    ['lost', () => JSON.parse('nothing') as Wallet],
    [
      'without one',
      () => ({ ...wallet(''), value: { memberToken: undefined, endsAt: undefined, cards: [], systemTime: undefined } }),
    ],
  ])(
    'the member token is the last one where a new one is %s, and none where there was none (PAY-02~)',
    async (_, answer) => {
      const { session, tokens } = member(answer)
      expect(await memberTokenOf(tokens, '7')).toMatchObject({ refusal: {} })
      session.saveMemberToken('last', 1_000_000, session.credentials())
      expect(session.memberToken()).toBeUndefined()
      expect(await memberTokenOf(tokens, '7')).toEqual({ token: 'last' })
    },
  )
})
