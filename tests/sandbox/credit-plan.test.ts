import { beforeEach, describe, expect, it } from 'vitest'
import { planRow } from '../../sandbox/payments/credits/plan'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { readyForLater } from './later-money'
import { dataOf } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const ask = async (paidPrice: number, acquirerId: number) =>
  (await readyForLater(sandbox)).send('plan', { paidPrice, acquirerId })

describe('payment plans of a shopping credit', () => {
  it('a payment plan has a row for each term, with taxed interest and a separate fee (CRED-02~)', async () => {
    const rows = dataOf(await ask(2480, 901))['bankInstallmentList'] as Record<string, number>[]
    expect(rows.map((row) => row['installmentNumber'])).toEqual([3, 6, 9, 12, 24, 36])
    // At 5.187 % a month (3.99 % plus 30 % taxes), the debt before each payment is 2,608.64, 1,782.68 and 913.88.
    expect(rows[0]).toEqual({
      installmentNumber: 3,
      installmentPrice: 913.87,
      totalPrice: 2741.62,
      interestRate: 3.99,
      allocationFee: 12.4,
    })
  })

  it('a payment plan can be requested for any amount that can be lent (CRED-08~)', async () => {
    expect((await ask(1000, 905)).body).toMatchObject({ status: 'success' })
    expect((await ask(499.99, 905)).body).toMatchObject({ errorCode: '200301' })
  })

  it.each([
    ['a bank that is unknown', 999],
    ['a bank that gives none at the moment', 902],
  ])('a payment plan is refused for %s', async (_, acquirerId) => {
    expect((await ask(2480, acquirerId)).body).toMatchObject({
      errorCode: '200323',
      errorGroup: 'CREDIT_BANK_NOT_AVAILABLE',
    })
  })
})

describe('the arithmetic of a payment plan', () => {
  const cases = [50_000, 99_999, 248_000, 1_234_567, 10_000_000].flatMap((minor) =>
    [3, 6, 9, 12, 24, 36].map((months) => [minor, months] as const),
  )

  it.each(cases)('a payment plan repays %i kuruş in %i months to the last kuruş', (minor, months) => {
    const { monthlyMinor, totalMinor } = planRow(minor, months, 399)
    let debt = minor
    let paid = 0
    for (let month = 1; month <= months; month += 1) {
      debt += Math.floor(debt * 0.0399 * 1.3 + 0.5)
      const payment = month === months ? debt : monthlyMinor
      debt -= payment
      paid += payment
    }
    expect(debt).toBe(0)
    expect(paid).toBe(totalMinor)
    // The last installment equals the others, except for rounding.
    expect(Math.abs(totalMinor - monthlyMinor * months)).toBeLessThan(months * months)
  })

  it('a longer term has a higher total and a lower monthly payment', () => {
    const rows = [3, 6, 12, 24].map((months) => planRow(248_000, months, 399))
    expect(rows.map(({ totalMinor }) => totalMinor)).toEqual(
      rows.map(({ totalMinor }) => totalMinor).sort((a, b) => a - b),
    )
    expect(rows.map(({ monthlyMinor }) => monthlyMinor)).toEqual(
      rows.map(({ monthlyMinor }) => monthlyMinor).sort((a, b) => b - a),
    )
  })
})
