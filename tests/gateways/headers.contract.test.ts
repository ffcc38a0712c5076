import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../machines/entities/language'
import { withSandbox } from '../support/with-sandbox'
import { openApp } from './support/app'
import { configurationFor } from './support/configuration-for'
import { type Heard, json, openServer } from './support/own-server'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const LOGIN_HEADERS = ['authorization', 'x-member-id', 'x-member-user-id', 'x-wallet-lc']

const loginHeadersOf = (call: { readonly headers: Readonly<Record<string, unknown>> } | undefined) =>
  Object.fromEntries(Object.entries(call?.headers ?? {}).filter(([name]) => LOGIN_HEADERS.includes(name)))

const balancesCall = {
  path: PATHS.balances,
  method: 'GET',
  kind: 'read',
  by: 'member',
  schema: v.unknown(),
} as const

describe('headers of calls', () => {
  it.each<Language>(['tr', 'en'])(
    'all calls carry the token in a header and the language in the query, in %s (GWY-03~)',
    async (language) => {
      const { open, member, token, askForCode, payment, seen } = await arrive()
      const paying = await payment()
      const { payments, members, http } = open({ language })
      valueOf(await payments.detail())
      valueOf(await members.openWallet(member.memberId))
      valueOf(await http.send(balancesCall))
      valueOf(await payments.payByCard.auth(paying))
      valueOf(await payments.outcome())
      valueOf(await members.startLogin({ email: member.email, phone: member.gsmNumber }))
      valueOf(await members.completeLogin(await askForCode()))
      const calls = await seen()
      expect(new Set(calls.map(({ path }) => path)).size).toBe(6)
      for (const { headers } of calls) expect(headers).toMatchObject({ 'x-wallet-token': token })
      // A previous page had logged in, in Turkish.
      const queries = calls.map(({ query }) => query)
      expect(queries.filter(({ locale }) => locale === language).length).toBeGreaterThanOrEqual(7)
      for (const query of queries) expect(Object.keys(query)).toEqual(['locale'])
    },
  )

  it('all calls before a login carry no login headers (GWY-03~)', async () => {
    const { app, askForCode, seen } = await arrive()
    valueOf(await app.payments.detail())
    valueOf(await app.members.completeLogin(await askForCode()))
    const calls = await seen()
    expect(calls).toHaveLength(3)
    for (const call of calls) expect(loginHeadersOf(call)).toEqual({})
  })

  it('each member call after the login carries the member’s headers, to all three gateways (GWY-03~)', async () => {
    const { app, member, logIn, payment, seen } = await arrive()
    const { accessToken, iyziLc } = await logIn()
    const paying = await payment()
    valueOf(await app.http.send(balancesCall))
    valueOf(await app.payments.payByCard.auth(paying))
    for (const path of [PATHS.cards, PATHS.balances, PATHS.cardAuth]) {
      const [call] = await seen(path)
      expect(loginHeadersOf(call)).toEqual({
        authorization: `Bearer ${accessToken}`,
        'x-member-id': member.memberId,
        'x-member-user-id': member.memberUserId,
        'x-wallet-lc': iyziLc,
      })
    }
  })

  it('a call that any holder of the token may make has no login headers, also after the login (GWY-03~)', async () => {
    const { app, askForCode, logIn, seen } = await arrive()
    await logIn()
    valueOf(await app.payments.outcome())
    valueOf(await app.members.completeLogin(await askForCode()))
    for (const call of await seen()) expect(loginHeadersOf(call)).toEqual({})
  })

  it('each call with a body has the content type JSON, which no form of another site could send (GWY-03~)', async () => {
    const { app, payment, seen } = await arrive()
    await payment()
    valueOf(await app.http.send(balancesCall))
    for (const { method, headers } of await seen())
      expect(headers['content-type']).toBe(method === 'GET' ? undefined : 'application/json')
  })
})

describe('configured header names', () => {
  const NAMES = {
    token: 'X-Other-Token',
    memberId: 'X-Other-Member',
    memberUserId: 'X-Other-User',
    iyziLc: { name: 'X-Other-Lc', field: 'loginContext' },
  }

  const loggedIn = async (answered: object, headers: object = NAMES): Promise<readonly Heard[]> => {
    const server = await openServer((outgoing) => json(outgoing, { status: 'success', data: answered }))
    const { origin, heard } = server
    const configuration = configurationFor(origin, { headers })
    const { members, session } = openApp({ configuration, token: 'a-token' })
    const code = { memberUserId: 'u', referenceCode: 'r', verificationCode: '123456' }
    session.logIn(valueOf(await members.completeLogin(code)))
    valueOf(await members.openWallet('42'))
    return heard
  }

  const ANSWER = {
    memberLoginDto: {
      memberUserId: 7,
      memberId: 42,
      gsmNumber: '+905610000000',
      email: 'a@posta.example',
      kycLevel: '2',
    },
    accessToken: 'a.b.c',
    expiresIn: '900',
    memberToken: 'm',
  }

  it('header names come from the configuration, as does the login context’s field; the locale is in the query (GWY-03)', async () => {
    const [before, call] = await loggedIn({ ...ANSWER, loginContext: 'from the other field', iyziLc: 'not this one' })
    expect(call?.headers).toMatchObject({
      'x-other-token': 'a-token',
      authorization: 'Bearer a.b.c',
      'x-other-member': '42',
      'x-other-user': '7',
      'x-other-lc': 'from the other field',
    })
    const names = Object.keys(call?.headers ?? {})
    expect(names.filter((name) => name.startsWith('x-'))).toHaveLength(4)
    expect(before?.headers).toMatchObject({ 'x-other-token': 'a-token' })
    for (const name of ['authorization', 'x-other-member', 'x-other-user', 'x-other-lc'])
      expect(before?.headers).not.toHaveProperty(name)
    expect([before?.query, call?.query]).toEqual([{ locale: 'tr' }, { locale: 'tr' }])
  })

  it('a login without the configured field sends no login context header (GWY-03~)', async () => {
    const [, call] = await loggedIn({ ...ANSWER, iyziLc: 'not this one' })
    expect(Object.keys(call?.headers ?? {})).not.toContain('x-other-lc')
    expect(call?.headers).toMatchObject({ 'x-other-member': '42' })
  })
})
