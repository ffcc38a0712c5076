import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runCommand } from '../../scripts/conformance/command'
import { exitCodeOf, type Report, textOf } from '../../scripts/conformance/report'
import { playConformance } from '../../scripts/conformance/run'
import { configurationOf } from '../documented-provider/configuration'
import { withEveryMethod } from '../support/every-method'
import { withSandbox } from '../support/with-sandbox'
import { CARD, everything, type Made, madeAt, openProvider, playAt, TIMINGS, wantedFor } from './conformance/playing'
import { runConformance } from './conformance/running'
import { openSpoilingGateway } from './conformance/spoiling-gateway'
import { configurationAt } from './support/app'
import { eventually } from '../support/eventually'

const sandbox = withSandbox()

const stateOf = ({ calls }: Report, name: string) => calls.find((line) => line.name === name)

async function playAtSandbox() {
  const { client, origins } = sandbox
  const member = await client.makeMember({ balance: 20_000, kycLevel: 1, cards: [{ cardNumber: CARD }] })
  const { email, gsmNumber, memberId: payerId } = member
  const order = async (more = {}) =>
    (await client.makeOrder(withEveryMethod({ email, gsmNumber, price: 600, ...more }))).token
  const tokens = await Promise.all(Array.from({ length: 7 }, () => order()))
  const [refundToken, settlementToken] = [await order({ refund: { payerId } }), await order({ settlement: {} })]
  const made = { tokens, refundToken, settlementToken, email, phone: gsmNumber }
  const configuration = await configurationAt(`${origins.app}/`)
  const { payment, member: members, consumer } = configuration.gateways
  const wanted = wantedFor([payment, members, consumer], configuration, [
    ...everything(made),
    '--origin',
    origins.app,
    '--new-email',
    `${payerId}@posta.example`,
  ])
  return playConformance(wanted, {
    wait: async (milliseconds) => {
      await client.advanceClock(tokens[0] ?? '', Math.ceil(milliseconds / 1000))
    },
    askCode: () => client.latestCode(gsmNumber),
  })
}

describe('conformance at the sandbox', () => {
  it('every played call at the sandbox is ok (BEST-19~)', async () => {
    const report = await playAtSandbox()
    expect(report.calls.filter(({ state }) => state === 'fault')).toEqual([])
    expect(report.calls.filter(({ state }) => state === 'notPlayed').map(({ name }) => name)).toEqual(['proveIdentity'])
    expect(exitCodeOf(report)).toBe(0)
  })
})

describe('secrets in the conformance report', () => {
  it('the report contains no token, contact, card, code or address of the calls (BEST-19~)', async () => {
    const provider = await openProvider()
    const broken = await openSpoilingGateway(
      provider.origin,
      new Map([['/api/v1/members-auth/cardsAndMemberToken', { kind: 'changed', field: 'items', to: { of: CARD } }]]),
    )
    const kept: Made[] = []
    const report = await playAt(provider, {
      address: broken,
      args: (made) => {
        kept.push(made)
        return everything(made)
      },
    })
    const [{ tokens, email, phone } = { tokens: [], email: '', phone: '' }] = kept
    expect(provider.codes(phone).length).toBeGreaterThan(5)
    const told = JSON.stringify(report) + textOf(report)
    for (const secret of [...tokens, email, phone, CARD, ...provider.codes(phone), provider.origin])
      expect(told).not.toContain(secret)
    expect(stateOf(report, 'openWallet')).toMatchObject({
      state: 'ok',
      notes: ['could not be read and is left out: items'],
    })
  })
})

function* endlessly() {
  for (;;) yield ' '.repeat(65_536)
}

describe('servers that are no gateway', () => {
  const SERVERS = {
    hanging: () => undefined,
    closing: (outgoing) => outgoing.destroy(),
    redirecting: (outgoing) => outgoing.writeHead(302, { location: '/' }).end(),
    'answering HTML': (outgoing) => outgoing.end('<!doctype html>'),
    empty: (outgoing) => outgoing.end(),
    endless: (outgoing) => void pipeline(endlessly(), outgoing).catch(() => undefined),
    dripping: (outgoing) => outgoing.writeHead(200).write('{'),
    'hanging at the preflight': (outgoing) => outgoing.req.method === 'OPTIONS' || outgoing.end('{}'),
  } as const satisfies Record<string, (outgoing: ServerResponse) => unknown>
  const SAID = {
    hanging: 'no complete answer within 0.3 s',
    closing: 'the connection was closed before an answer',
    redirecting: 'a redirect came',
    'answering HTML': 'expected JSON, came HTML',
    empty: 'expected JSON, came an empty body',
    endless: 'expected at most 1 MB, came more',
    dripping: 'no complete answer within 0.3 s',
    'hanging at the preflight': 'preflight: no answer within 0.3 s',
  }

  async function playAtServer(listener: RequestListener, scheme = 'http') {
    const server = createServer(listener)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = `${scheme}://127.0.0.1:${String((server.address() as AddressInfo).port)}`
    const configuration = { ...configurationOf(address), timings: { ...TIMINGS, readDeadline: 300 } }
    const wanted = wantedFor([address], configuration, ['--token', 'a-token'])
    const report = await playConformance(wanted, { wait: async () => undefined, askCode: async () => undefined })
    expect(stateOf(report, 'detail')).toMatchObject({ state: 'fault' })
    expect(exitCodeOf(report)).toBe(1)
    return textOf(report)
  }

  it.each(Object.keys(SERVERS) as (keyof typeof SERVERS)[])(
    'a server that is %s is reported in a clear line (BEST-19~)',
    async (kind) => {
      const open = new Set<ServerResponse>()
      const said = await playAtServer((_, outgoing) => {
        open.add(outgoing.once('close', () => open.delete(outgoing)))
        SERVERS[kind](outgoing)
      })
      expect(said).toContain(SAID[kind])
      // An open connection would stop the command from ending.
      await eventually(() => expect(open).toEqual(new Set()))
    },
  )

  it('a refusal that repeats what was sent does not put it into the report (BEST-19~)', async () => {
    const refusal = { status: 'failure', errorCode: 'a-token', errorGroup: '5451030000000000', errorMessage: 'a-token' }
    const said = await playAtServer((_, outgoing) => outgoing.end(JSON.stringify(refusal)))
    expect(said).toContain('refused with a code of another form (HTTP 200)')
    expect(said).not.toMatch(/a-token|5451030000000000/)
  })

  it('a server without https at an address with https is said to speak another protocol (BEST-19~)', async () => {
    const said = await playAtServer((_, outgoing) => outgoing.end(), 'https')
    expect(said).toContain('the server speaks another protocol than the address says')
  })
})

/** Runs the command without a terminal in this process: starting a second process takes a second. */
async function inProcess(args: readonly string[], configuration: object) {
  const said: string[] = []
  const errors: string[] = []
  const code = await runCommand([...args, '--config', 'checkout.json'], {
    readFile: () => JSON.stringify(configuration),
    wait: async () => undefined,
    askCode: async () => undefined,
    print: (text) => void said.push(text),
    printError: (text) => void errors.push(text),
  })
  return { code, said: said.join(), errors: errors.join() }
}

describe('npm run conformance', () => {
  it('the command plays each call, names what it could not work with, and ends with 0, 1 or 2 (BEST-19)', async () => {
    const provider = await openProvider()
    const configuration = { ...configurationOf(provider.origin), timings: TIMINGS }
    const { tokens, email, phone } = madeAt(provider)
    const asked = ['--token', tokens[0] ?? '', '--email', email, '--phone', phone, '--origin', 'http://127.0.0.1:1']
    const wrong = { kind: 'changed', field: 'exist', to: 'maybe' } as const
    const broken = await openSpoilingGateway(
      provider.origin,
      new Map([['/api/v2/members-login/check-existence-by-gsm', wrong]]),
    )
    const good = await inProcess([provider.origin, ...asked, '--json'], configuration)
    const bad = await runConformance([broken, broken, broken], configuration, [...asked, '--otp', '000000'])
    const unusable = await inProcess(asked, configuration)
    const report = JSON.parse(good.said) as Report
    expect([good.code, report.counts.fault, good.errors]).toEqual([0, 0, ''])
    expect(stateOf(report, 'startLogin')).toMatchObject({ state: 'ok', plays: 1 })
    expect(stateOf(report, 'completeLogin')?.reason).toMatch(/needs the code of the SMS: --otp CODE/)
    expect(stateOf(report, 'authoriseCard')?.reason).toBe('moves money: only with --pay')
    expect(stateOf(report, 'permitMessages')?.reason).toBe('changes a member: only with --pay')
    expect(stateOf(report, 'claimRefund')?.reason).toBe('needs --refund-token')
    expect(report.calls).toHaveLength(41)
    expect(report.browser.map(({ name, state }) => [name, state])).toEqual([
      ['https', 'ok'],
      ['CORS', 'ok'],
      ['time', 'ok'],
    ])
    expect(bad.code).toBe(1)
    expect(bad.said).toMatch(
      /^NOT OK +checkExistence +POST .*\n +exist: expected true or false, came text of 5 characters$/m,
    )
    expect(bad.said).toMatch(/^NOT OK +completeLogin .*\n +refused with 11 \(HTTP 200\); expected a success$/m)
    expect(bad.said).toMatch(/^ok +startLogin /m)
    expect([unusable.code, unusable.said]).toEqual([2, ''])
    expect(unusable.errors).toContain('Usage: npm run conformance')
    expect(provider.ledger(tokens[0] ?? '')).toEqual([])
  })
})
