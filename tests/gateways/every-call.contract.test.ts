import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { CallKind } from '../../machines/entities/problem'
import { GatewayError, type Outcome } from '../../src/gateways/outcome'
import { gatewayOf } from '../../src/gateways/provider'
import { LOGIN } from '../machines/support/login'
import { CONTRACT } from '../support/contract/all'
import { type Row, TOKEN } from '../support/contract/row'
import { everyCall } from '../support/every-call'
import { newSession } from '../support/new-session'
import { type AppOptions, openApp } from './support/app'
import { configurationFor } from './support/configuration-for'
import { differentCall } from './support/made-up-call'
import { type Answering, json, openServer } from './support/own-server'

/** Each call class's deadline, by its name in the timings. */
const DEADLINE_OF = {
  read: 'readDeadline',
  sms: 'loginDeadline',
  login: 'loginDeadline',
  money: 'moneyDeadline',
  preference: 'preferenceDeadline',
} as const satisfies Record<CallKind, string>

/** Deadlines longer than the test waits. */
const PATIENT = Object.fromEntries(Object.values(DEADLINE_OF).map((deadline) => [deadline, 60_000]))

const LOGIN_HEADERS = {
  authorization: 'Bearer access',
  'x-member-id': '7',
  'x-member-user-id': 'u',
  'x-wallet-lc': 'lc',
}

/** The only read that carries a card; it is never retried. */
const ASKED_ONCE: readonly string[] = ['/payment/checkout/inquire']

const PAYMENTS = [
  '/payment/bank-transfer/checkoutForm/initialize',
  '/payment/fund/auth',
  '/payment/fund/auth/mix-payment',
  ...['auth', 'initialize3ds', 'initializebkm'].map((call) => `/payment/iyzipos/checkoutform/${call}/ecom`),
]

const OF_EACH = ['browserFingerprint', 'locale', 'paidPrice', 'paymentChannel', 'userIdentification']

const CALLS = CONTRACT.map((row) => {
  const known = everyCall.find(({ call }) => call === row.call)
  const { isQuiet = false, isPassedOver = false, path: reportedAs = row.path } = known?.description ?? {}
  return { ...row, isQuiet, isPassedOver, reportedAs, name: known?.name ?? row.path, request: known?.request }
})

function loggedIn() {
  const session = newSession()
  session.logIn(LOGIN)
  return session
}

const goodAnswer = ({ path, answer }: Row) =>
  gatewayOf(path) === 'payment' ? { status: 'success', ...answer } : { status: 'success', systemTime: 1, data: answer }

/** A page in front of a server of its own. */
async function openPage(answering: Answering, options: Partial<AppOptions> = {}, changed: object = {}) {
  const server = await openServer(answering)
  const app = openApp({
    configuration: configurationFor(server.origin, changed),
    token: TOKEN,
    session: loggedIn(),
    ...options,
  })
  return { server, requestContext: app.requestContext }
}

/** Removes the time of arrival, which the clock's own tests cover. */
function untimed(outcome: Outcome<unknown>) {
  if (outcome.kind !== 'ok') return outcome
  const { cameAt: _, ...rest } = outcome
  return rest
}

describe.each(CALLS)('$name', (row) => {
  const { make, method, path, by, kind, body, value, request, submissionId, isQuiet, reportedAs } = row
  const well: Answering = (outgoing) => json(outgoing, goodAnswer(row))
  const wholeBody = kind === 'money' ? { ...body, conversationId: submissionId } : body

  it('a call has method, path, query and body of its contract row, and its answer is read (GWY-03~, GWY-09~, PAY-07~)', async () => {
    const { server, requestContext } = await openPage(well)
    expect(untimed(await make(requestContext))).toEqual({ kind: 'ok', value })
    expect(server.heard).toHaveLength(1)
    expect(server.heard[0]).toMatchObject({ method, path, query: { locale: 'tr' } })
    expect(Object.keys(server.heard[0]?.query ?? {})).toEqual(['locale'])
    expect(server.heard[0]?.body).toEqual(wholeBody)
    if (request) expect(v.safeParse(request, server.heard[0]?.body).issues).toBeUndefined()
  })

  it('a call carries the order token, and login headers unless it is a visitor’s (GWY-03~)', async () => {
    const { server, requestContext } = await openPage(well)
    await make(requestContext)
    const headers = server.heard[0]?.headers
    expect(headers).toMatchObject({
      'x-wallet-token': TOKEN,
      ...(body ? { 'content-type': 'application/json' } : {}),
    })
    if (by === 'visitor') {
      for (const name of Object.keys(LOGIN_HEADERS)) expect(headers).not.toHaveProperty(name)
    } else {
      expect(headers).toMatchObject(LOGIN_HEADERS)
    }
  })

  it('a call carries no login headers before a login (GWY-03~)', async () => {
    const { server, requestContext } = await openPage(well, { session: newSession() })
    await make(requestContext)
    for (const name of Object.keys(LOGIN_HEADERS)) expect(server.heard[0]?.headers).not.toHaveProperty(name)
  })

  it('a call has the locale en on an English page', async () => {
    const { server, requestContext } = await openPage(well, { language: 'en' })
    await make(requestContext)
    expect(server.heard[0]?.query).toEqual({ locale: 'en' })
    const { locale } = { locale: 'en', ...(server.heard[0]?.body as object | undefined) }
    expect(locale).toBe('en')
  })

  it('a call has its submission id in a header where one is configured (BEST-01~)', async () => {
    const headers = { ...configurationFor('http://127.0.0.1').headers, idempotency: 'idempotency-key' }
    const { server, requestContext } = await openPage(well, {}, { headers })
    await make(requestContext)
    expect(server.heard[0]?.headers['idempotency-key']).toBe(submissionId)
  })

  it('a 503 is followed by a second call for any read but the bonus, and for no other call (BEST-05~, PAY-06~)', async () => {
    const { server, requestContext } = await openPage((outgoing, place) => {
      if (place === 1) json(outgoing, {}, 503)
      else well(outgoing, place)
    })
    if (kind === 'read' && !ASKED_ONCE.includes(path)) {
      expect(await make(requestContext)).toMatchObject({ kind: 'ok' })
      expect(server.heard).toHaveLength(2)
    } else {
      await expect(make(requestContext)).rejects.toMatchObject({ fault: 'server' })
      expect(server.heard).toHaveLength(1)
    }
  })

  it('a call made twice at once drops the first if it is a read, else refuses the second; a different one runs beside it (GWY-04)', async () => {
    const held: ServerResponse[] = []
    const { server, requestContext } = await openPage((outgoing, place) => {
      if (place === 1) held.push(outgoing)
      else well(outgoing, place)
    })
    const first = make(requestContext)
    await expect.poll(() => held.length, { timeout: 5000, interval: 5 }).toBe(1)
    if (kind !== 'money')
      expect(await requestContext.http.send(differentCall(kind, path, method))).toMatchObject({ kind: 'ok' })
    const second = make(requestContext)
    if (kind === 'read') {
      await expect(first).rejects.toMatchObject({ fault: 'superseded' })
      expect(untimed(await second)).toEqual({ kind: 'ok', value })
      expect(server.heard).toHaveLength(3)
    } else {
      await expect(second).rejects.toMatchObject({ fault: 'repeated' })
      for (const outgoing of held) well(outgoing, 1)
      expect(untimed(await first)).toEqual({ kind: 'ok', value })
      expect(server.heard).toHaveLength(kind === 'money' ? 1 : 2)
    }
  })

  it('a call is given up at the deadline of its class (GWY-07~)', { timeout: 5_000 }, async () => {
    const { requestContext } = await openPage(() => undefined, { timings: { ...PATIENT, [DEADLINE_OF[kind]]: 60 } })
    await expect(make(requestContext)).rejects.toMatchObject({ fault: 'deadline' })
  })

  it('a call whose answer breaks its schema is malformed, and is reported once, by its path (GWY-08~)', async () => {
    const others = [
      '{}',
      '[]',
      '{"status":"success","data":5,"token":[]}',
      JSON.stringify({ ...goodAnswer(row), status: 1 }),
    ]
    for (const text of others) {
      const faults: unknown[] = []
      const hears = { onFault: (fault: unknown) => void faults.push(fault) }
      const { requestContext } = await openPage((outgoing) => outgoing.end(text), { hears })
      const ending: unknown = await make(requestContext).catch((thrown: unknown) => thrown)
      if (ending instanceof GatewayError) {
        expect(ending).toMatchObject({ fault: 'malformed', path: expect.stringContaining(reportedAs) as string })
        expect(faults).toEqual([ending])
      } else {
        // Only optional fields may be missing; they are then read as absent.
        expect(ending).toMatchObject({ kind: 'ok' })
        expect(text).toContain('"status":"success"')
      }
    }
  })

  it('a refused call has the provider’s code, group and messages; a quiet one shows no notice (GWY-02~, GWY-05~, GWY-06~)', async () => {
    const refusal = { status: 'failure', errorCode: 133401, errorGroup: 'GROUP', errorMessage: 'theirs', errorLog: 'x' }
    const reported: unknown[] = []
    const { requestContext } = await openPage(
      (outgoing) => json(outgoing, { ...refusal, consumerErrorMessage: 'ours' }, 400),
      { hears: { onRefused: (refused) => void reported.push(refused) } },
    )
    const refused = await make(requestContext)
    expect(refused).toEqual({
      kind: 'refused',
      code: '133401',
      group: 'GROUP',
      message: 'theirs',
      consumerMessage: 'ours',
      language: 'tr',
    })
    expect(reported).toEqual(isQuiet ? [] : [refused])
  })
})

/** The page makes the quiet ones unasked, and goes on without the answer of the others. */
const QUIET = ['payment/bonus/bonus', 'payment/installments/installments', 'member/wallet/managedCards']
const QUIET_SEARCHES = ['outcome', 'refundOutcome', 'settlementOutcome'].map((call) => `payment/order/${call}`)
const PASSED_OVER = ['member/preferences/updateContact', 'member/registration/checkExistence']

describe('quiet calls', () => {
  it.each([
    ['isQuiet', [...QUIET, ...QUIET_SEARCHES]],
    ['isPassedOver', PASSED_OVER],
  ] as const)('a call has a notice over its own screen unless it is one of these: %s (GWY-06~)', (flag, names) => {
    const flagged = CALLS.filter((call) => call[flag]).map(({ name }) => name)
    expect(flagged.sort()).toEqual([...names].sort())
  })
})

describe('payment calls', () => {
  it('the six payment calls carry price, channel, fingerprint, e-mail and its hash (PAY-07~)', () => {
    const payments = CALLS.filter(({ kind, body }) => kind === 'money' && body !== undefined && 'paidPrice' in body)
    expect(payments.map(({ path }) => path).sort()).toEqual(PAYMENTS)
    for (const { name, body } of payments) {
      expect(Object.keys(body ?? {}), name).toEqual(expect.arrayContaining(OF_EACH))
      expect(Object.keys(body ?? {}).filter((field) => ['memberEmail', 'email'].includes(field))).toHaveLength(1)
    }
  })
})

describe('buyers who are no members', () => {
  it.each(CALLS.filter(({ by }) => by === 'buyer'))(
    'a guest sends $name without a login (GWY-03~)',
    async ({ make, ...row }) => {
      const { server, requestContext } = await openPage((outgoing) => json(outgoing, goodAnswer({ make, ...row })), {
        session: newSession(),
      })
      expect(await make(requestContext)).toEqual({ kind: 'ok', value: row.value })
      expect(server.heard[0]?.headers).not.toHaveProperty('authorization')
    },
  )
})
