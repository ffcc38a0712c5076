import { describe, expect, it } from 'vitest'
import { CALLS } from '../../scripts/conformance/call-list'
import { contactOf } from '../../scripts/conformance/order-visit'
import type { Line, Player } from '../../scripts/conformance/player'
import { type Report, reportOf } from '../../scripts/conformance/report'
import { playConformance } from '../../scripts/conformance/run'
import type { Detail } from '../../src/gateways/payment/order/detail'
import { configurationOf } from '../documented-provider/configuration'
import { CARD, openProvider, TIMINGS, wantedFor } from './conformance/playing'
import { openSpoilingGateway } from './conformance/spoiling-gateway'

const lineOf = ({ calls }: Report, name: string) => calls.find((line) => line.name === name)

const PRICE = 600

/** Plays these many orders of one member, whose codes are entered. */
async function playOrders(count: number, balance: number) {
  const provider = await openProvider()
  const { email, gsmNumber } = provider.makeMember({ cards: [CARD], balance })
  const tokens = Array.from({ length: count }, () => provider.makeOrder({ email, gsmNumber, price: PRICE }).token)
  const args = ['--pay', ...tokens.flatMap((token) => ['--token', token])]
  const configuration = { ...configurationOf(provider.origin), timings: TIMINGS }
  const report = await playConformance(wantedFor([provider.origin], configuration, args), {
    wait: async () => undefined,
    askCode: async () => provider.codes(gsmNumber).at(-1),
  })
  return { report, booked: tokens.map((token) => provider.ledger(token).map(({ method }) => method)) }
}

describe('orders that conformance pays', () => {
  it('the order of the first token, which the visit has changed, is paid after the others (BEST-19~)', async () => {
    const { booked } = await playOrders(3, 0)
    expect(booked.map((methods) => methods.length)).toEqual([1, 0, 0])
  })

  it('a balance that is exactly the price pays an order (BEST-19~)', async () => {
    // The mixed payment before it takes half a price.
    const { report } = await playOrders(6, 1.5 * PRICE)
    expect(lineOf(report, 'authoriseMix')).toMatchObject({ state: 'ok', plays: 1 })
    expect(lineOf(report, 'payFromBalance')).toMatchObject({ state: 'ok', plays: 1 })
  })
})

describe('the wait and the contact of conformance', () => {
  it.each([
    ['120', [120_000], 'ok'],
    ['121', [], 'fault'],
  ])('a Retry-After of %s seconds is waited for up to two minutes: %j (BEST-19~)', async (seconds, waited, state) => {
    const provider = await openProvider()
    const { email, gsmNumber } = provider.makeMember({})
    const { token } = provider.makeOrder({ email, gsmNumber, price: PRICE })
    const body = JSON.stringify({ status: 'failure', errorCode: '50000' })
    const headers = { 'retry-after': seconds, 'access-control-expose-headers': 'retry-after' }
    const { path } = CALLS['startQuickLogin']?.description ?? { path: '' }
    const limited = new Map([[path, { kind: 'answered', status: 429, headers, body, isOnce: true } as const]])
    const address = await openSpoilingGateway(provider.origin, limited)
    const waits: number[] = []
    const configuration = { ...configurationOf(provider.origin), timings: TIMINGS }
    const report = await playConformance(wantedFor([address], configuration, ['--token', token]), {
      wait: async (milliseconds) => void waits.push(milliseconds),
      askCode: async () => undefined,
    })
    expect(waits.filter((milliseconds) => milliseconds > 0)).toEqual(waited)
    expect(lineOf(report, 'startQuickLogin')).toMatchObject({ state, plays: 1 })
  })

  it.each<[string, object, object, object | undefined]>([
    ['of the order', {}, {}, { email: 'deniz@posta.example', phone: '+905321234567' }],
    ['of the command line', { email: 'a@b.example', phone: '+4915112345678' }, {}, expect.anything()],
    ['without an e-mail', {}, { email: '' }, undefined],
    ['without a phone', {}, { gsmNumber: '' }, undefined],
    ['with a masked phone', {}, { gsmNumber: '+90532*****67' }, undefined],
  ])('conformance logs in with a contact only if it is whole: one %s (BEST-19~)', (_, wanted, changed, expected) => {
    const contact = { email: 'deniz@posta.example', gsmNumber: '+905321234567', ...changed }
    expect(contactOf({ wanted } as Player, { order: { contact } } as Detail)).toEqual(expected)
  })

  it('the report has the time of the slowest answer, or 0 ms without one (BEST-19~)', () => {
    const line = (milliseconds: number): Line => ({ faults: [], notes: [], plays: 1, milliseconds, reason: undefined })
    const timeIn = (...times: readonly number[]) => {
      const lines = new Map(times.map((milliseconds, at) => [Object.values(CALLS)[at], line(milliseconds)]))
      const { browser } = reportOf({ wanted: { addressFaults: [] }, lines } as unknown as Player)
      return browser.find(({ name }) => name === 'time')?.says
    }
    expect(timeIn(40, 1200, 7)).toBe('the longest answer took 1200 ms')
    expect(timeIn()).toBe('the longest answer took 0 ms')
  })
})
