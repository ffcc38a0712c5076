import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { CallKind } from '../../machines/entities/problem'
import type { GatewayError, GatewayFault } from '../../src/gateways/outcome'
import { openApp } from './support/app'
import { GOOD_CARD } from './support/cards'
import { configurationFor } from './support/configuration-for'
import { IMPATIENT } from './support/impatient'
import { madeUpCall } from './support/made-up-call'
import { type Answering, json, openServer } from './support/own-server'

const PATH = '/payment/made-up'

const schema = v.object({ card: v.object({ lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)) }) })

async function openPage(answering: Answering, timings = {}) {
  const server = await openServer(answering)
  const faults: GatewayError[] = []
  const hears = { onFault: (fault: GatewayError) => void faults.push(fault) }
  const { http } = openApp({ configuration: configurationFor(server.origin), token: 'a-token', hears, timings })
  const send = (kind: CallKind) => http.send(madeUpCall(kind, { path: PATH, body: { card: GOOD_CARD }, schema }))
  return { send, faults, server }
}

const answering = (body: unknown, status?: number): Answering => {
  return (outgoing) => json(outgoing, body, status)
}

const CASES: readonly (readonly [what: string, answer: Answering, fault: GatewayFault, path: string])[] = [
  ['a lost connection', (outgoing) => outgoing.destroy(), 'offline', PATH],
  ['a deadline', () => undefined, 'deadline', PATH],
  ['a server that failed', answering({}, 500), 'server', PATH],
  ['a body that is no JSON', (outgoing) => outgoing.end('<p>'), 'malformed', PATH],
  ['a field that is missing', answering({ status: 'success' }), 'malformed', `${PATH} card`],
  [
    'a field within a field',
    answering({ status: 'success', card: { lastFour: '5400360000000003' } }),
    'malformed',
    `${PATH} card.lastFour`,
  ],
]

describe.each<CallKind>(['read', 'sms', 'login', 'money', 'preference'])('reported faults of a %s call', (kind) => {
  it.each(CASES)(
    '%s is reported once, by its path and nothing else (GWY-07~, GWY-08~)',
    async (...[, answer, fault, path]) => {
      const { send, faults } = await openPage(answer, fault === 'deadline' ? IMPATIENT : {})
      const thrown: unknown = await send(kind).catch((error: unknown) => error)
      expect(faults).toEqual([thrown])
      expect(faults[0]).toMatchObject({ fault, path })
      const told = JSON.stringify([faults, String(thrown), Object.entries(thrown as object)])
      for (const secret of ['5400360000000003', GOOD_CARD.cvc, 'a-token']) expect(told).not.toContain(secret)
    },
  )

  it('a call that was answered, well or with a refusal, is not reported', async () => {
    const good = await openPage(answering({ status: 'success', card: { lastFour: '0003' } }))
    expect(await good.send(kind)).toMatchObject({ kind: 'ok' })
    const refused = await openPage(answering({ status: 'failure', errorCode: '1' }))
    expect(await refused.send(kind)).toMatchObject({ kind: 'refused' })
    expect([...good.faults, ...refused.faults]).toEqual([])
  })
})

describe('calls that the page drops', () => {
  it('a call that the page drops is not reported: a superseded read, a repeated payment', async () => {
    const { send, faults, server } = await openPage(() => undefined)
    const calls = [send('read'), send('read'), send('money'), send('money')]
    await expect(calls[0]).rejects.toMatchObject({ fault: 'superseded' })
    await expect(calls[3]).rejects.toMatchObject({ fault: 'repeated' })
    await server.close()
    expect(await Promise.allSettled(calls)).toHaveLength(4)
    expect(faults.map(({ fault }) => fault)).toEqual(['offline', 'offline'])
  })
})
