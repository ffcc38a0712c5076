import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentGateway } from '../../src/gateways/payment/gateway'
import { createServerClock } from '../../src/services/platform/server-clock'
import { syncedClock } from '../../src/services/platform/synced-clock'
import { gatewaysAnswered, gatewaysOver, httpAnswering } from '../support/answering-http'

const SERVER = Date.UTC(2026, 10, 21, 12)
const PAUSE = 5_000
const body = (systemTime?: number) => ({ status: 'success', price: 10, ...(systemTime && { systemTime }) })

const hearing = (payments: PaymentGateway, { members } = gatewaysAnswered(body())) => {
  const time = createServerClock()
  return { time, ...syncedClock({ payments, members }, time, PAUSE) }
}

/** A gateway whose answers about the order are held until released. */
function held() {
  const waiting: (() => void)[] = []
  const { payments } = gatewaysAnswered(body(SERVER))
  const wait = () => new Promise<void>((resolve) => waiting.push(resolve))
  const outcome = vi.fn(() => wait().then(() => payments.outcome()))
  const detail = () => wait().then(() => payments.detail())
  return { outcome, letGo: () => waiting.shift()?.(), ...hearing({ ...payments, detail, outcome }) }
}

describe('syncedClock', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('the server’s time comes with each answer about the order that has one (CNT-01~, CNT-09~)', async () => {
    for (const call of ['detail', 'outcome'] as const) {
      const { payments, time } = hearing(gatewaysAnswered(body(SERVER)).payments)
      await payments[call]()
      expect(time.now()).toBe(SERVER)
      const silent = hearing(gatewaysAnswered(body()).payments)
      await silent.payments[call]()
      expect([silent.time.now(), silent.time.nowOrDevice()]).toEqual([undefined, Date.now()])
    }
  })

  it('the server’s time comes with the wallet, where no answer about the order has one (CNT-01~, PAY-02~)', async () => {
    const wallet = { memberToken: 'wallet', items: [], memberTokenExpireDate: 600, systemTime: SERVER }
    const answered = gatewaysAnswered({ status: 'success', data: wallet })
    const { payments, members, time } = hearing(gatewaysAnswered(body()).payments, answered)
    await payments.detail()
    expect(time.now()).toBeUndefined()
    expect(await members.openWallet('7')).toMatchObject({ value: { memberToken: 'wallet', endsAt: SERVER + 600_000 } })
    expect(time.now()).toBe(SERVER)
    time.set(SERVER + 600_000)
    await members.openWallet('7')
    expect(time.now()).toBe(SERVER)
  })

  it('the wallet’s time moves no clock that an answer about the order has set (CNT-01~)', async () => {
    for (const wrong of [-600_000, 3_600_000]) {
      const wallet = { memberToken: 'wallet', items: [], systemTime: SERVER + wrong }
      const { payments, members, time } = hearing(
        gatewaysAnswered(body(SERVER)).payments,
        gatewaysAnswered({ status: 'success', data: wallet }),
      )
      await payments.outcome()
      await members.openWallet('7')
      expect(time.now()).toBe(SERVER)
    }
  })

  it('the server’s time counts from the arrival of an answer that is read late (CNT-01~)', async () => {
    const { payments } = gatewaysAnswered(body(SERVER))
    const cameAt = performance.now()
    vi.advanceTimersByTime(3_000)
    const early = { ...payments, detail: async () => ({ ...(await payments.detail()), cameAt }) }
    const { time, payments: heard } = hearing(early)
    await heard.detail()
    expect(time.now()).toBe(SERVER + 3_000)
  })

  it('askTime reads the order without a notice, and again only after a pause (CNT-09~)', async () => {
    const http = httpAnswering(JSON.stringify(body(SERVER)))
    const { askTime, time } = hearing(gatewaysOver(http).payments)
    askTime()
    askTime()
    await vi.advanceTimersByTimeAsync(PAUSE - 1)
    askTime()
    expect(http.calls.map(({ path, kind, isQuiet }) => [path, kind, isQuiet])).toEqual([
      ['/payment/pay-with-{product}/detail', 'read', true],
    ])
    expect(time.now()).toBe(SERVER + PAUSE - 1)
    await vi.advanceTimersByTimeAsync(1)
    askTime()
    expect(http.calls).toHaveLength(2)
  })

  it('askTime reads the order again after the same pause when the first read failed (CNT-09~)', async () => {
    const http = httpAnswering('', 503)
    const { askTime } = hearing(gatewaysOver(http).payments)
    askTime()
    await vi.advanceTimersByTimeAsync(PAUSE)
    askTime()
    expect(http.calls).toHaveLength(2)
  })

  it('askTime makes no call beside a shopper’s call, which brings the time as well (CNT-09~)', async () => {
    const { payments, askTime, outcome, letGo } = held()
    const asked = payments.detail()
    askTime()
    expect(outcome).not.toHaveBeenCalled()
    letGo()
    await asked
    askTime()
    expect(outcome).toHaveBeenCalledTimes(1)
  })
})
