import { describe, expect, it } from 'vitest'
import { CALLS } from '../../scripts/conformance/call-list'
import { whyNone } from '../../scripts/conformance/judge'
import { exitCodeOf, type Report } from '../../scripts/conformance/report'
import { playConformance } from '../../scripts/conformance/run'
import { wantedOf } from '../../scripts/conformance/wanted'
import { configurationOf } from '../documented-provider/configuration'
import { OF_PREFLIGHT } from './conformance/mistakes'
import { CARD, everything, type Made, openProvider, ORIGIN, playAt, TIMINGS, wantedFor } from './conformance/playing'
import { type Mistake, openSpoilingGateway } from './conformance/spoiling-gateway'

const pathOf = (call: string) => CALLS[call]?.description.path.replace('{product}', 'wallet') ?? ''

const lineOf = ({ calls }: Report, name: string) => calls.find((line) => line.name === name)

const checkOf = ({ browser }: Report, name: string) => browser.find((check) => check.name === name)

/** Plays all calls and one payment, with mistakes in these calls. */
async function playWith(mistakes: Readonly<Record<string, Mistake>>, timings: object = {}) {
  const provider = await openProvider()
  const byPath = new Map(Object.entries(mistakes).map(([call, mistake]) => [pathOf(call), mistake]))
  const address = await openSpoilingGateway(provider.origin, byPath)
  const args = (made: Made) => everything({ ...made, tokens: made.tokens.slice(0, 1) })
  return playAt(provider, { address, timings, args })
}

const MOVE_OR_CHANGE = [
  'changePhone',
  'register',
  'quickRegister',
  'updateContact',
  'permitMessages',
  'proveIdentity',
  'foreignNumber',
  'authoriseByThreeDS',
  'authoriseByBkm',
  'authoriseCard',
  'authoriseMix',
  'payFromBalance',
  'startBankTransfer',
  'notifyBankTransfer',
  'applyForCredit',
  'claimRefund',
  'chooseSettlement',
]

describe('conformance without --pay', () => {
  it('conformance without --pay moves no money and changes no member or order (BEST-19~)', async () => {
    const provider = await openProvider()
    const args = (made: Made) => everything(made).filter((arg) => arg !== '--pay')
    const { calls } = await playAt(provider, { args })
    const left = calls.filter(({ state }) => state === 'notPlayed')
    expect(left.map(({ name }) => name)).toEqual(MOVE_OR_CHANGE)
    expect(left.filter(({ reason }) => reason?.endsWith('only with --pay') !== true)).toEqual([])
    expect(calls.filter(({ faults }) => faults.length > 0)).toEqual([])
  })
})

describe('browser checks of the conformance report', () => {
  it('the report names each call that a browser would block, with the header or method at fault (BEST-19~)', async () => {
    const mistakes: readonly (readonly [Mistake, RegExp])[] = [
      ...OF_PREFLIGHT,
      [{ kind: 'unreadable' }, /^expected access-control-allow-origin for the checkout's origin, came none$/],
    ]
    const calls = ['checkExistence', 'startQuickLogin', 'openWallet', 'bonus', 'updateContact', 'permitMessages']
    const report = await playWith(Object.fromEntries(mistakes.map(([mistake], at) => [calls[at] ?? '', mistake])))
    const faulty = report.calls.filter(({ state }) => state === 'fault')
    expect(faulty.map(({ name, faults }) => [name, faults])).toEqual(
      mistakes.map(([, says], at) => [calls[at], [{ says: expect.stringMatching(says) as string }]]),
    )
    expect(checkOf(report, 'CORS')).toMatchObject({
      state: 'fault',
      says: `a page could not make these calls: ${calls.join(', ')}`,
    })
  })

  it('the report names an address that a hosted checkout would not use, though its calls work (BEST-19~)', async () => {
    const provider = await openProvider()
    const configuration = { ...configurationOf(provider.origin), timings: TIMINGS, testMode: false }
    const { token } = provider.makeOrder({ price: 600 })
    const wanted = wantedFor([provider.origin], configuration, ['--token', token])
    const report = await playConformance(wanted, { wait: async () => undefined, askCode: async () => undefined })
    expect(checkOf(report, 'https')).toMatchObject({
      state: 'fault',
      says: expect.stringMatching(/^gateways\.payment: /) as string,
    })
    expect(report.counts.fault).toBe(0)
    expect(exitCodeOf(report)).toBe(1)
  })
})

describe('notes and faults in the conformance report', () => {
  it('the report says why the checkout can’t show the wait of a 429 (BEST-19~)', async () => {
    const report = await playWith({
      checkExistence: { kind: 'answered', status: 429 },
      startQuickLogin: {
        kind: 'answered',
        status: 429,
        headers: { 'retry-after': '1', 'access-control-expose-headers': '' },
      },
    })
    expect(lineOf(report, 'checkExistence')?.notes).toEqual(['429 without Retry-After: the checkout can name no wait'])
    expect(lineOf(report, 'startQuickLogin')?.notes).toEqual(['Retry-After is not exposed to pages'])
  })

  it.each([
    [429, 'startQuickLogin'],
    [503, 'openWallet'],
  ])(
    'the report says that pages cannot read the Retry-After of a single HTTP %i to %s (BEST-19~)',
    async (status, call) => {
      const lineWith = async (exposed: string) => {
        const headers = { 'retry-after': '1', 'access-control-expose-headers': exposed }
        const body = JSON.stringify({ status: 'failure', errorCode: '50000' })
        const report = await playWith({ [call]: { kind: 'answered', status, headers, body, isOnce: true } })
        return lineOf(report, call)
      }
      const hidden = { state: 'ok', notes: ['Retry-After is not exposed to pages'] }
      expect(await lineWith('')).toMatchObject(hidden)
      expect(await lineWith('x-retry-after')).toMatchObject(hidden)
      for (const exposed of ['date, Retry-After', '*'])
        expect(await lineWith(exposed)).toMatchObject({ state: 'ok', notes: [] })
    },
  )

  it('the report says what pages cannot read only where --origin names the pages (BEST-19~)', async () => {
    const provider = await openProvider()
    const { token } = provider.makeOrder({ price: 600 })
    const headers = { 'retry-after': '1', 'access-control-expose-headers': '' }
    const mistakes = new Map([[pathOf('detail'), { kind: 'answered', headers } as const]])
    const address = await openSpoilingGateway(provider.origin, mistakes)
    const notesWith = async (origin: readonly string[]) => {
      const wanted = wantedOf([address, '--config', 'checkout.json', '--token', token, ...origin], () =>
        JSON.stringify({ ...configurationOf(provider.origin), timings: TIMINGS }),
      )
      const report = await playConformance(wanted, { wait: async () => undefined, askCode: async () => undefined })
      return lineOf(report, 'detail')?.notes
    }
    expect(await notesWith(['--origin', ORIGIN])).toEqual(['Retry-After is not exposed to pages'])
    expect(await notesWith([])).toEqual([])
  })

  it('the report notes each call that is slower than the limit of the slow notice (BEST-19~)', async () => {
    const slow = 'slow: the shopper sees a notice after 0 s'
    const notesIn = ({ calls }: Report) => calls.flatMap(({ notes }) => notes)
    expect(notesIn(await playWith({}, { slowAfter: 0 }))).toContain(slow)
    expect(notesIn(await playWith({})).filter((note) => note.startsWith('slow'))).toEqual([])
  })

  it('the report has a fault of the outcome where detail does not say how the payment ended (BEST-19~)', async () => {
    const report = await playWith({ detail: { kind: 'changed', field: 'paymentStatus', to: undefined } })
    expect(lineOf(report, 'outcome')?.faults).toEqual([
      { at: 'paymentStatus', says: 'expected text after a payment, came nothing' },
    ])
  })

  it('the report repeats no text of a failure or a refusal, which could name the shopper (BEST-19~)', async () => {
    const secret = 'of deniz@posta.example'
    expect(whyNone(new TypeError('fetch failed', { cause: new Error(secret) }))).toBe('there was no connection')
    const body = JSON.stringify({ status: 'failure', errorCode: `no member ${secret}`, errorMessage: secret })
    const report = await playWith({
      checkExistence: { kind: 'answered', body },
      installments: { kind: 'failed' },
      creditPlans: { kind: 'changed', field: 'bankInstallmentList', to: CARD },
    })
    const said = report.calls.flatMap(({ name, faults }) => faults.map(({ says }) => `${name}: ${says}`))
    expect(said).toEqual([
      'checkExistence: refused with a code of another form (HTTP 200); expected a success',
      'installments: HTTP 500: the checkout takes it for no answer',
      'creditPlans: expected a list, came text of 16 characters',
    ])
    expect(JSON.stringify(report)).not.toContain(secret)
  })

  it('the report of a command that played no call is not a success (BEST-19~)', async () => {
    const provider = await openProvider()
    const report = await playAt(provider, { args: () => [] })
    expect(report.counts).toMatchObject({ ok: 0, fault: 0 })
    expect(exitCodeOf(report)).toBe(1)
  })
})
