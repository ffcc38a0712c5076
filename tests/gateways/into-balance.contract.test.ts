import { describe, expect, it } from 'vitest'
import { createIntoBalanceGateway } from '../../src/gateways/consumer/into-balance-gateway'
import { withSandbox } from '../support/with-sandbox'
import type { Arrange } from './support/arrange'
import { bothProviders } from './support/both-providers'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const PRICE = { minor: 248_037, currency: 'TRY' }
const BEFORE = 10

async function atTheLink(arrange: Arrange, flow: 'refund' | 'settlement') {
  const shopper = await arrange({ flow, price: PRICE.minor / 100, balance: BEFORE })
  const { order, init } = valueOf(await shopper.app.payments.detail())
  expect(order.price).toEqual(PRICE)
  await shopper.logIn()
  const gateway = createIntoBalanceGateway(shopper.app.requestContext)
  const balance = async () => valueOf(await gateway.balance({ currency: 'TRY' })).minor
  return { shopper, init, gateway, balance }
}

describe.each(bothProviders(sandbox, arrive))('a refund at %s', (_, arrange) => {
  it('a refund goes into the balance once, to the minor unit (REF-01~, REF-02~, GWY-12~)', async () => {
    const { shopper, init, gateway, balance } = await atTheLink(arrange, 'refund')
    const { refundToken = '' } = init
    const claim = { submissionId: 'a-claim', refundToken, price: PRICE }
    expect(valueOf(await gateway.claimRefund(claim))).toEqual(PRICE)
    expect(await gateway.claimRefund({ ...claim, submissionId: 'another' })).toMatchObject({ kind: 'refused' })
    expect(await balance()).toBe(BEFORE * 100 + PRICE.minor)
    expect(await shopper.orderNow()).toMatchObject({ isSettled: true })
    expect(await shopper.sent(PATHS.refundClaim)).toMatchObject([{ claimToken: refundToken }, {}])
  })

  it('a refund whose claim is cut before it arrives leaves the balance as it was (REF-02~, GWY-12~)', async () => {
    const { shopper, init, gateway, balance } = await atTheLink(arrange, 'refund')
    const { refundToken = '' } = init
    await shopper.strike({ path: PATHS.refundClaim, phase: 'before', act: 'reset', nth: 1 })
    const claim = { submissionId: 'a-claim', refundToken, price: PRICE }
    await expect(gateway.claimRefund(claim)).rejects.toMatchObject({ name: 'GatewayError' })
    expect(await shopper.sent(PATHS.refundClaim)).toHaveLength(1)
    expect(await balance()).toBe(BEFORE * 100)
  })
})

describe.each(bothProviders(sandbox, arrive))('a settlement at %s', (_, arrange) => {
  it.each([
    ['ONE_TIME', PRICE.minor],
    ['ALL_TIME', PRICE.minor],
    ['DISABLED', 0],
  ] as const)('a settlement by %s is chosen once (SET-01~, GWY-12~)', async (mode, added) => {
    const { shopper, init, gateway, balance } = await atTheLink(arrange, 'settlement')
    const { settlementToken = '' } = init
    const choice = { submissionId: 'a-choice', mode, settlementToken }
    expect(valueOf(await gateway.chooseSettlement(choice))).toBe(mode)
    expect(await gateway.chooseSettlement({ ...choice, submissionId: 'another' })).toMatchObject({ kind: 'refused' })
    expect(await balance()).toBe(BEFORE * 100 + added)
    expect(await shopper.orderNow()).toMatchObject({ isSettled: true })
    expect(await shopper.sent(PATHS.settlementSettings)).toMatchObject([
      { settlementToBalanceType: mode, token: settlementToken },
      {},
    ])
  })
})
