import { afterEach, describe, expect, it, vi } from 'vitest'
import { flowOf, sessionHintIn } from '../../src/app/boot/session-hint'
import { VISIBLE_TIMINGS } from '../../src/app/composition/visible-timings'
import { compose } from '../../src/app/first/compose'
import { PENDING } from '../machines/fixtures/shopper'
import { tabStorage } from '../support/tab-storage'

const RETURNING = { email: 'elif@posta.example', gsmNumber: '+905301112233', hasAgreed: true }

function tabWith(text: string) {
  const { entries, storage } = tabStorage()
  entries.set('checkout', text)
  vi.stubGlobal('sessionStorage', storage)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the session hint, read before the session store has loaded', () => {
  it('the session hint has a returning shopper as the session store wrote it, for its own token (CNT-06~)', () => {
    const { entries, sessionStore } = tabStorage()
    sessionStore.saveReturning(RETURNING)
    tabWith(entries.get('checkout') ?? '')
    expect(sessionHintIn('tok')).toEqual({ toRestore: undefined, returning: RETURNING })
    expect(sessionHintIn('another')).toEqual({ toRestore: undefined, returning: undefined })
  })

  it.each(['code', 'login', 'admission'] as const)(
    'the session hint names the stored sign-in as the session store wrote it: %s (BEST-01~)',
    (toRestore) => {
      const { entries, sessionStore } = tabStorage()
      const write = {
        code: () => {
          sessionStore.saveCode({ ...PENDING, sentAt: 0, endsAt: undefined })
        },
        login: () => {
          sessionStore.saveLogin({
            accessToken: 'access',
            memberId: '7',
            memberUserId: '8',
            loginAt: 0,
            known: undefined,
          })
        },
        admission: () => {
          sessionStore.saveAdmission({ email: 'elif@posta.example', gsmNumber: '+4915123456789' })
        },
      }
      write[toRestore]()
      tabWith(entries.get('checkout') ?? '')
      expect(sessionHintIn('tok')).toEqual({ toRestore, returning: undefined })
      expect(sessionHintIn('another').toRestore).toBeUndefined()
    },
  )

  it('a flow that this tab has stored counts before one in the query, and after one in the path (BOOT-17~)', () => {
    tabWith('{"token":"tok","flow":"refund"}')
    const page = { text: '', productName: '', logoUrl: null, timings: VISIBLE_TIMINGS }
    const flowsOf = (token: string, path: string) => {
      const address = { token, path, flow: 'settlement' }
      const { actor } = compose({ page, address, language: () => 'tr', early: undefined })
      // The boot script's request, and the checkout.
      return [flowOf(token, path, 'settlement'), actor.getSnapshot().context.flow]
    }
    expect(flowsOf('tok', '/otp')).toEqual(['refund', 'refund'])
    expect(flowsOf('another', '/otp')).toEqual(['settlement', 'settlement'])
    expect(flowsOf('tok', '/settlement')).toEqual(['settlement', 'settlement'])
  })

  it('a link to pay in the query counts before a flow that this tab has stored, and before the path (BOOT-17~)', () => {
    tabWith('{"token":"tok","flow":"refund"}')
    for (const path of ['/otp', '/refund-to-balance', '/settlement-to-balance'])
      expect([path, flowOf('tok', path, 'pay')]).toEqual([path, 'pay'])
  })

  it.each([
    ['no JSON', '{'],
    ['no entry', '7'],
    ['an empty list', '[]'],
    ['a text for a contact', '"returning"'],
    ['a contact of nothing', '{}'],
    ['an e-mail that is a number', JSON.stringify({ ...RETURNING, email: 7 })],
    ['a phone that is a list', JSON.stringify({ ...RETURNING, gsmNumber: [] })],
  ])('the session hint is empty where the entry is damaged: %s (CNT-06~)', (_, contact) => {
    tabWith(contact)
    expect(sessionHintIn('tok')).toEqual({ toRestore: undefined, returning: undefined })
    tabWith(`{"token":"tok","returning":${contact}}`)
    expect(sessionHintIn('tok')).toEqual({ toRestore: undefined, returning: undefined })
  })
})
