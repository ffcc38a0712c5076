import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { describe, expect, it, type onTestFinished } from 'vitest'
import type { CallKind } from '../../machines/entities/problem'
import type { GatewayFault } from '../../src/gateways/outcome'
import { openApp } from './support/app'
import { GOOD_CARD } from './support/cards'
import { configurationFor } from './support/configuration-for'
import { IMPATIENT } from './support/impatient'
import { madeUpCall } from './support/made-up-call'
import { type Answering, json, openServer } from './support/own-server'

const KINDS: readonly CallKind[] = ['read', 'sms', 'login', 'money', 'preference']

const PATH = '/payment/made-up'

const GOOD = { status: 'success', paymentId: '7' }

const body =
  (text: string, type = 'application/json'): Answering =>
  (outgoing) => {
    outgoing.writeHead(200, { 'content-type': type }).end(text)
  }

/** Sends the first half of the answer. */
function begin(outgoing: ServerResponse, then: () => void = () => undefined): void {
  const text = JSON.stringify(GOOD)
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
  outgoing.write(text.slice(0, text.length / 2), then)
}

const silence = () => undefined

/** Sends bytes all the time, but never finishes within a deadline. */
function trickle(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  const drops = setInterval(() => outgoing.write(' '), 10)
  outgoing.once('close', () => {
    clearInterval(drops)
  })
}

interface Case {
  readonly what: string
  readonly answer: Answering
  readonly fault: GatewayFault
  /** How often a read is sent; all other calls are sent once in every case. */
  readonly reads?: number
}

const CASES: readonly Case[] = [
  { what: 'no answer but the end of the connection', answer: (o) => o.destroy(), fault: 'offline', reads: 2 },
  {
    what: 'a connection that ends within the body',
    answer: (outgoing) => {
      begin(outgoing, () => outgoing.destroy())
    },
    fault: 'offline',
    reads: 2,
  },
  { what: 'headers that never come', answer: silence, fault: 'deadline' },
  { what: 'a body that does not move', answer: (o) => begin(o), fault: 'deadline' },
  { what: 'a body that trickles past the deadline', answer: trickle, fault: 'deadline' },
  { what: 'HTTP 204', answer: (o) => o.writeHead(204).end(), fault: 'malformed' },
  { what: 'HTTP 304', answer: (o) => o.writeHead(304).end(), fault: 'malformed' },
  { what: 'an empty body', answer: body(''), fault: 'malformed' },
  { what: 'a page of a proxy', answer: body('<!doctype html><title>Login</title>', 'text/html'), fault: 'malformed' },
  { what: 'half a JSON', answer: body('{"status":"success","paymentId":'), fault: 'malformed' },
  { what: 'plain words', answer: body('success', 'text/plain'), fault: 'malformed' },
  { what: 'a JSON string', answer: body('"success"'), fault: 'malformed' },
  { what: 'null', answer: body('null'), fault: 'malformed' },
  { what: 'a list', answer: body(JSON.stringify([GOOD])), fault: 'malformed' },
  {
    what: 'ten thousand lists in each other',
    answer: body('['.repeat(10_000) + ']'.repeat(10_000)),
    fault: 'malformed',
  },
  { what: 'no status', answer: (o) => json(o, { paymentId: '7' }), fault: 'malformed' },
  { what: 'another status', answer: (o) => json(o, { ...GOOD, status: 'SUCCESS' }), fault: 'malformed' },
  { what: 'a success without its value', answer: (o) => json(o, { status: 'success' }), fault: 'malformed' },
  { what: 'two megabytes', answer: (o) => json(o, { ...GOOD, more: 'x'.repeat(2 ** 21) }), fault: 'malformed' },
  { what: 'HTTP 500', answer: (o) => json(o, GOOD, 500), fault: 'server' },
  { what: 'HTTP 501', answer: (o) => json(o, GOOD, 501), fault: 'server' },
  { what: 'HTTP 502', answer: (o) => json(o, GOOD, 502), fault: 'server', reads: 2 },
  { what: 'HTTP 503', answer: (o) => json(o, GOOD, 503), fault: 'server', reads: 2 },
  { what: 'HTTP 504', answer: (o) => json(o, GOOD, 504), fault: 'server', reads: 2 },
]

const SECRET = { token: 'the-secret-token', paymentCard: GOOD_CARD }

async function send(kind: CallKind, answer: Answering, fault?: GatewayFault, atTheEnd?: typeof onTestFinished) {
  const server = await openServer(answer, atTheEnd)
  const timings = fault === 'deadline' ? IMPATIENT : {}
  const app = openApp({ configuration: configurationFor(server.origin), token: SECRET.token, timings })
  const schema = v.object({ paymentId: v.string() })
  return { server, sent: app.http.send(madeUpCall(kind, { path: PATH, body: SECRET, schema })) }
}

describe.each(KINDS)('a %s call', (kind) => {
  it.concurrent.for(CASES)(
    'a call answered with $what fails as $fault (GWY-07~, GWY-08~)',
    async ({ answer, fault, reads = 1 }, { onTestFinished: atTheEnd }) => {
      const { server, sent } = await send(kind, answer, fault, atTheEnd)
      await expect(sent).rejects.toMatchObject({ name: 'GatewayError', fault })
      expect(server.heard).toHaveLength(kind === 'read' ? reads : 1)
    },
  )

  it.each([301, 302, 303, 307, 308])(
    'a call answered with HTTP %d is not sent on to another address',
    async (status) => {
      const elsewhere = await openServer((outgoing) => json(outgoing, GOOD))
      const { sent } = await send(kind, (outgoing) => {
        outgoing.writeHead(status, { location: `${elsewhere.origin}/login` }).end()
      })
      await expect(sent).rejects.toMatchObject({ name: 'GatewayError', fault: 'offline' })
      expect(elsewhere.heard).toEqual([])
    },
  )

  it('a call to a closed port fails as offline (GWY-07~)', async () => {
    const { origin, close } = await openServer((outgoing) => json(outgoing, GOOD))
    await close()
    const { http } = openApp({ configuration: configurationFor(origin), token: 'a-token' })
    const call = madeUpCall(kind, { path: PATH, body: {}, schema: v.unknown() })
    await expect(http.send(call)).rejects.toMatchObject({ name: 'GatewayError', fault: 'offline', path: PATH })
  })

  it('a call that is given up closes its connection', async () => {
    let [opened, closed] = [0, 0]
    const leave: Answering = (outgoing) => {
      opened += 1
      outgoing.once('close', () => {
        closed += 1
      })
      trickle(outgoing)
    }
    // On a busy machine the deadline may pass before the call arrives; such a call had no connection to close.
    for (let tries = 1; opened === 0 && tries <= 5; tries += 1) {
      const { sent } = await send(kind, leave, 'deadline')
      await expect(sent).rejects.toMatchObject({ fault: 'deadline' })
    }
    expect(opened).toBeGreaterThan(0)
    await expect.poll(() => closed, { timeout: 5000 }).toBe(opened)
  })
})

describe('errors of gateway calls', () => {
  it('an error names the path and the field at fault (GWY-08~)', async () => {
    const { sent } = await send('read', (outgoing) => json(outgoing, { status: 'success', paymentId: 7 }))
    await expect(sent).rejects.toMatchObject({ fault: 'malformed', path: `${PATH} paymentId` })
  })

  it.concurrent.for(CASES.filter(({ answer }) => answer !== silence))(
    'an error by $what carries nothing of the request or the answer (CARD-14~)',
    async ({ answer, fault }, { onTestFinished: atTheEnd }) => {
      const { sent } = await send('money', answer, fault, atTheEnd)
      const error: unknown = await sent.catch((caught: unknown) => caught)
      const told = [String(error), JSON.stringify(error), ...Object.values(error as object).map(String)].join('\n')
      expect(told).toContain(PATH)
      for (const secret of [SECRET.token, GOOD_CARD.cardNumber, GOOD_CARD.cardHolderName, '<!doctype', 'success'])
        expect(told).not.toContain(secret)
      expect((error as Error).cause).toBeUndefined()
    },
  )
})
