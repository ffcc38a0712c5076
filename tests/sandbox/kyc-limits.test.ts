import { describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import { expectRefused } from './refusals'
import { PATHS, call, dataOf, logIn, makeOrder, readyToPay } from './shopper'

type Payload = Record<string, unknown>

async function askingMember(member: Payload = {}, order: Payload = {}) {
  const sandbox = await openSandbox()
  const ready = await readyToPay(sandbox, { member, order })
  const ask = async (amount: number, changed: Payload = {}, order = ready.order) => {
    const { token } = order
    // Each order has a login of its own.
    const { headers } = order === ready.order ? ready.login : await logIn(sandbox, order, ready.member)
    const payload = { memberId: ready.member.memberId, amount, currencyCode: 'TRY', ...changed }
    return call(sandbox, { token, path: PATHS.limit, payload, headers })
  }
  const isViolated = async (...asked: Parameters<typeof ask>) => dataOf(await ask(...asked))['isKycViolated']
  return { sandbox, ask, isViolated, ...ready }
}

describe('the monthly limit of a member', () => {
  it.each([
    [0, 2750],
    [1, 20_000],
  ])(
    'the monthly limit of level %i is reached with %d liras, and exceeded with a kuruş more (KYC-02~)',
    async (kycLevel, limit) => {
      const { isViolated } = await askingMember({ kycLevel })
      expect(await isViolated(limit)).toBe(false)
      expect(await isViolated(limit + 0.01)).toBe(true)
    },
  )

  it('a member of level 2 has no monthly limit (KYC-03~)', async () => {
    const { isViolated } = await askingMember({ kycLevel: 2 })
    expect(await isViolated(9_999_999)).toBe(false)
  })

  it('the monthly limit counts this month’s payments on any order (KYC-02~)', async () => {
    const { sandbox, isViolated, pay } = await askingMember({ kycLevel: 0 })
    expect(await isViolated(2480)).toBe(false)
    await pay()
    expect(await isViolated(270)).toBe(false)
    expect(await isViolated(270.01)).toBe(true)
    expect(await isViolated(270.01, {}, await makeOrder(sandbox))).toBe(true)
  })

  it('the monthly limit counts no declined payment and no payment of another member (KYC-02~)', async () => {
    const { sandbox, isViolated, pay } = await askingMember({ kycLevel: 0 })
    await pay({ installment: 2 })
    const other = await readyToPay(sandbox)
    await other.pay()
    expect(await isViolated(2750)).toBe(false)
  })

  it('the monthly limit starts again with the month in Istanbul (KYC-02~)', async () => {
    const lasting = { memberSessionSeconds: 3_000_000, expiresInSeconds: 3_000_000 }
    const { sandbox, pay, isViolated } = await askingMember({ kycLevel: 0 }, lasting)
    await pay()
    const later = await makeOrder(sandbox, lasting)
    // From 14:36:20 on 21 November to the last second of the month.
    sandbox.pass(9 * 86_400 + 9 * 3600 + 23 * 60 + 39)
    expect(await isViolated(300, {}, later)).toBe(true)
    sandbox.pass(1)
    expect(await isViolated(300, {}, later)).toBe(false)
  })

  it.each([
    [100, 100, false],
    [100, 100.01, true],
    [null, 9_999_999, false],
  ])(
    'the monthly limit can be set for one member: %s for %d is exceeded: %s (KYC-02~)',
    async (monthlyLimit, amount, violated) => {
      const { isViolated } = await askingMember({ kycLevel: 0, monthlyLimit })
      expect(await isViolated(amount)).toBe(violated)
    },
  )

  it('the monthly limit counts liras only (KYC-02~)', async () => {
    const { sandbox, isViolated, pay } = await askingMember({ kycLevel: 0 }, { currency: 'USD' })
    expect(await isViolated(5000, { currencyCode: 'USD' })).toBe(false)
    await pay()
    expect(await isViolated(2750, {}, await makeOrder(sandbox))).toBe(false)
  })

  it('a query for another member’s monthly limit is refused and recorded (KYC-02~)', async () => {
    const { sandbox, ask, order } = await askingMember()
    await expectRefused(sandbox, order.token, await ask(1, { memberId: '1' }), 'wrong-identity', '60010', 400)
  })

  it.each([
    ['three decimals', { amount: 1.001 }],
    ['a negative amount', { amount: -1 }],
    ['no currency', { currencyCode: 'lira' }],
    ['another currency than the order’s', { currencyCode: 'USD' }],
  ])('a query for the monthly limit is refused and recorded with %s (SBX-06~)', async (_, changed) => {
    const { sandbox, ask, order } = await askingMember()
    await expectRefused(sandbox, order.token, await ask(1, changed), 'wrong-payload', '11', 400)
  })
})
