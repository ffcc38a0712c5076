import { beforeAll, describe, expect, it } from 'vitest'
import { withOwnSandbox, withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
import { type Shopper, withShoppers } from './support/shoppers'
import { receiptOf, valueOf } from '../support/value-of'

/** Each call of a shopper, by the end of its path, with its idempotency header. */
async function keysOf({ seen }: Shopper) {
  return (await seen()).map(({ path, headers }) => [path.replace(/^\/[^/]+/, ''), headers['idempotency-key']])
}

async function payAndAsk(shopper: Shopper) {
  const { app, payment } = shopper
  valueOf(await app.payments.payByCard.auth(await payment({ submissionId: 'the-submission' })))
  valueOf(await app.payments.outcome())
}

const OTHER_CALLS = [
  [PATHS.loginStart, undefined],
  [PATHS.loginComplete, undefined],
  [PATHS.cards, undefined],
] as const

describe('without a configured idempotency header', () => {
  const arrive = withShoppers(withSandbox())

  it('a submission id is sent in the body alone where no idempotency header is configured (BEST-01~)', async () => {
    const shopper = await arrive()
    await payAndAsk(shopper)
    expect(await keysOf(shopper)).toEqual([...OTHER_CALLS, [PATHS.cardAuth, undefined], [PATHS.detail, undefined]])
    expect(await shopper.seen(PATHS.cardAuth)).toMatchObject([{ body: { conversationId: 'the-submission' } }])
  })
})

describe('with a configured idempotency header', () => {
  const sandbox = withOwnSandbox()
  const arrive = withShoppers(sandbox)
  beforeAll(() => sandbox.client.setLedgerMode('strict'))

  it('money calls carry the submission id in the idempotency header, and no other call does (BEST-01~)', async () => {
    const shopper = await arrive()
    await payAndAsk(shopper)
    const sent = [PATHS.cardAuth, 'the-submission']
    expect(await keysOf(shopper)).toEqual([...OTHER_CALLS, sent, [PATHS.detail, undefined]])
    expect(await shopper.seen(PATHS.cardAuth)).toMatchObject([{ body: { conversationId: 'the-submission' } }])
  })

  it('the same submission is answered again, and paid once (BEST-01~)', async () => {
    const { app, token, payment } = await arrive()
    const paying = await payment()
    const receipt = receiptOf(await app.payments.payByCard.auth(paying))
    expect(receiptOf(await app.payments.payByCard.auth(paying))).toEqual(receipt)
    expect((await sandbox.client.ledger(token)).authorisations).toHaveLength(1)
  })

  it('another submission for a paid order is refused, and the order is paid once (BEST-01~)', async () => {
    const { app, open, token, payment } = await arrive()
    const paying = await payment()
    valueOf(await app.payments.payByCard.auth(paying))
    const another = { ...paying, submissionId: 'another' }
    const said = { tr: 'Önceden onaylanan işlem', en: 'Transaction already approved' }
    const refusalIn = (language: 'tr' | 'en') => ({
      kind: 'refused',
      code: '10203',
      group: 'APPROVED_COMPLETED',
      message: said[language],
      language,
    })
    expect(await app.payments.payByCard.auth(another)).toEqual(refusalIn('tr'))
    const { payments } = open({ language: 'en' })
    expect(await payments.payByCard.auth(another)).toEqual(refusalIn('en'))
    expect((await sandbox.client.ledger(token)).authorisations).toHaveLength(1)
  })
})
