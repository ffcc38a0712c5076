import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { readyForLater } from './later-money'
import type { Later } from './later-money'
import { brokenLaws } from './payments'
import { refusalsOf } from './refusals'
import { dataOf } from './shopper'

let sandbox: Harness
let shopper: Later
beforeEach(async () => {
  sandbox = await openSandbox()
  shopper = await readyForLater(sandbox)
})

const creditToken = async () => dataOf(await shopper.send('validation', shopper.validation()))['creditToken']
const apply = async (changed = {}) => shopper.send('application', shopper.application(await creditToken(), changed))
const decide = (decision: string, term?: number) =>
  sandbox.control<{ decided: boolean }>(`/orders/${shopper.order.token}/credit`, {
    decision,
    ...(term === undefined ? {} : { term }),
  })
const pass = (advanceSeconds: number) => sandbox.control('/clock', { token: shopper.order.token, advanceSeconds })
const MINUTE = 60

describe('applications for shopping credit', () => {
  it('a credit application returns a document with one form, which leads to the bank (CRED-04~, SBX-01~)', async () => {
    const data = dataOf(await apply())
    const document = Buffer.from(String(data['formData']), 'base64').toString('utf8')
    expect(document.match(/<form /g)).toHaveLength(1)
    expect(document).toContain(`action="${ORIGINS.bank}/credit" method="post"`)
    expect(document).toContain('<title>Anka Bankası</title>')
    expect(document.match(/type="hidden"/g)).toHaveLength(2)
    const { paymentId } = data
    const told = { paymentStatus: 'INIT_CREDIT', submissionId: 'credit-1', paymentId }
    expect((await shopper.detail()).body).toMatchObject(told)
  })

  it('a credit application needs a credit token of the same order and member (CRED-03~)', async () => {
    const other = await readyForLater(sandbox)
    const foreign = dataOf(await other.send('validation', other.validation()))['creditToken']
    for (const token of [foreign, 'made-up']) {
      const answer = await shopper.send('application', shopper.application(token))
      expect(answer.body).toMatchObject({ errorCode: '200322', errorGroup: 'CREDIT_TOKEN_NOT_VALID' })
    }
  })

  it.each([
    ['a bank that is unknown', 999],
    ['a bank that takes a break', 902],
    ['a bank that lends only from 5.000 TL on', 905],
  ])('a credit application fails for %s', async (_, acquirerId) => {
    expect((await apply({ acquirerId })).body).toMatchObject({ errorCode: '200323' })
    expect(await shopper.state()).toMatchObject({ paymentStatus: null })
  })

  it('a credit application fails for goods that are out of stock (CRED-06~)', async () => {
    shopper = await readyForLater(sandbox, { order: { credit: { outOfStock: true } } })
    expect((await apply()).body).toMatchObject({ errorCode: '150803', errorGroup: 'OUT_OF_STOCK' })
  })

  it('an open credit application blocks another validation and another application (CRED-06~)', async () => {
    const token = await creditToken()
    await shopper.send('application', shopper.application(token))
    const again = [
      await shopper.send('validation', shopper.validation()),
      await shopper.send('application', shopper.application(token, { conversationId: 'credit-2' })),
    ]
    for (const { body } of again)
      expect(body).toMatchObject({ errorCode: '200321', errorGroup: 'CREDIT_ALREADY_INITIALIZED' })
  })

  it('a repeated submission of a credit application gets the same form', async () => {
    const token = await creditToken()
    const first = dataOf(await shopper.send('application', shopper.application(token)))
    expect(dataOf(await shopper.send('application', shopper.application(token)))).toEqual(first)
  })

  it('an application to another bank under a known submission id is refused and recorded (SBX-06~)', async () => {
    const token = await creditToken()
    await shopper.send('application', shopper.application(token))
    const other = await shopper.send('application', shopper.application(token, { acquirerId: 903 }))
    expect(other).toMatchObject({ status: 400, body: { errorCode: '11' } })
    const detail = 'conversationId is that of another payment'
    expect(await refusalsOf(sandbox, shopper.order.token)).toMatchObject([{ reason: 'wrong-payload', detail }])
  })

  it('a credit application can follow a rejected one', async () => {
    await apply()
    await decide('reject')
    expect((await apply({ conversationId: 'credit-2' })).body).toMatchObject({ status: 'success' })
  })

  it('a credit application fails for an order that has been paid', async () => {
    const token = await creditToken()
    await shopper.pay()
    expect((await shopper.send('application', shopper.application(token))).body).toMatchObject({ errorCode: '10203' })
  })

  it.each([
    ['another member', { memberId: '19999999' }],
    ['a phone that is not the member’s', { memberGsmNumber: '+905320000000' }],
    ['an e-mail that is not the member’s', { memberEmail: 'baska@posta.example' }],
  ])('a credit application is refused and recorded with %s (SBX-06~)', async (_, changed) => {
    expect((await apply(changed)).status).toBe(400)
    expect((await refusalsOf(sandbox, shopper.order.token)).at(-1)?.reason).toBe('wrong-identity')
  })
})

describe('the source of a credit', () => {
  it('a credit call with another source than the order’s is refused and recorded (CRED-03~, CRED-04~, SBX-06~)', async () => {
    shopper = await readyForLater(sandbox, { order: { init: { paymentSourceName: 'SHOP_X' } } })
    for (const answer of [
      await shopper.send('validation', shopper.validation()),
      await shopper.send('application', shopper.application('any')),
    ])
      expect(answer.status).toBe(400)
    const refusal = { reason: 'wrong-payload', detail: expect.stringContaining('paymentSourceName') as string }
    expect(await refusalsOf(sandbox, shopper.order.token)).toMatchObject([refusal, refusal])
  })

  it('a credit call names the source that the order’s detail names (CRED-03~)', async () => {
    shopper = await readyForLater(sandbox, { order: { init: { paymentSourceName: 'SHOP_X' } } })
    const { paymentSourceName } = (await shopper.detail()).body
    const { body } = await shopper.send('validation', shopper.validation({ paymentSourceName }))
    expect(body).toMatchObject({ status: 'success' })
  })
})

describe('decisions on a credit application', () => {
  it('an approved credit application pays the order from the bank’s account (SBX-01~, SBX-07~)', async () => {
    await apply()
    expect(await decide('approve', 6)).toEqual({ decided: true })
    expect(await shopper.state()).toMatchObject({ paymentStatus: 'SUCCESS', credit: { term: 6 } })
    const { entries } = await sandbox.control<{ entries: { lines: object[] }[] }>(
      `/ledger?token=${shopper.order.token}`,
    )
    expect(entries[0]?.lines).toContainEqual({ account: 'credit:901', minor: -248_000 })
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it.each([
    ['reject', '200325', 'CREDIT_REJECTED'],
    ['cancel', '200326', 'CREDIT_CANCELLED'],
  ])('a credit application that ends by %s moves no money', async (decision, errorCode, errorGroup) => {
    await apply()
    await decide(decision)
    expect((await shopper.detail()).body).toMatchObject({ paymentStatus: 'FAILURE', errorCode, errorGroup })
    expect(await sandbox.control('/ledger')).toMatchObject({ authorisations: [] })
  })

  it('a credit application is decided once, and only for a term that the bank offers', async () => {
    await apply()
    expect(await decide('approve', 5)).toEqual({ decided: false })
    expect(await decide('reject')).toEqual({ decided: true })
    expect(await decide('approve', 6)).toEqual({ decided: false })
    expect(await shopper.state()).toMatchObject({ paymentStatus: 'FAILURE' })
  })

  it('a new customer’s credit application is pending until the bank decides', async () => {
    await apply()
    await decide('new-customer', 12)
    expect((await shopper.detail()).body).toMatchObject({ paymentStatus: 'PENDING_CREDIT' })
    await decide('approve')
    expect(await shopper.state()).toMatchObject({ paymentStatus: 'SUCCESS', credit: { term: 12 } })
  })

  it('a credit application as a new customer has no effect at a bank that takes none', async () => {
    await apply({ acquirerId: 904 })
    expect(await decide('new-customer')).toEqual({ decided: false })
  })

  it('an approval has no effect on an order that was paid by card meanwhile', async () => {
    await apply()
    await shopper.pay({ conversationId: 'card-1' })
    expect(await decide('approve', 6)).toEqual({ decided: false })
    expect(await shopper.state()).toMatchObject({ attempts: [{ errorCode: '200327' }, { paymentStatus: 'SUCCESS' }] })
    expect(await brokenLaws(sandbox)).toEqual([])
  })
})

describe('expiry of a credit application', () => {
  it('a credit application expires after 20 minutes on the bank’s page', async () => {
    await apply()
    await pass(20 * MINUTE - 1)
    expect(await shopper.state()).toMatchObject({ paymentStatus: 'INIT_CREDIT' })
    await pass(1)
    expect(await shopper.state()).toMatchObject({ paymentStatus: 'FAILURE', attempts: [{ errorCode: '200324' }] })
  })

  it('a new customer’s credit application expires after 65 minutes; until then the order answers', async () => {
    await apply()
    await pass(19 * MINUTE)
    await decide('new-customer')
    await pass(65 * MINUTE - 1)
    expect((await shopper.detail()).body).toMatchObject({ paymentStatus: 'PENDING_CREDIT' })
    await pass(1)
    expect(await shopper.state()).toMatchObject({ usable: false, paymentStatus: 'FAILURE' })
  })

  it('an approval shortly before a new customer’s application expires is in the order detail', async () => {
    await apply()
    await decide('new-customer', 6)
    await pass(64 * MINUTE)
    await decide('approve')
    expect((await shopper.detail()).body).toMatchObject({ paymentStatus: 'SUCCESS' })
  })
})
