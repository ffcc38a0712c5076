import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../machines/entities/language'
import { withSandbox } from '../support/with-sandbox'
import { bothProviders } from './support/both-providers'
import { type Decline, DECLINES, ERROR_CARDS, GOOD_CARD } from './support/cards'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'
import { receiptOf, valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const LANGUAGES: readonly Language[] = ['tr', 'en']

const refusalOf = ({ code, group, ...message }: Decline, language: Language) => ({
  kind: 'refused',
  code,
  group,
  message: message[language],
})

describe.each(bothProviders(sandbox, arrive))('a card at %s', (_, arrange) => {
  it('a card payment ends in a receipt, and the order is paid once (GWY-12~)', async () => {
    const { app, callbackUrl, booked, payment } = await arrange({ price: 2480.5, currency: 'USD' })
    const receipt = receiptOf(await app.payments.payByCard.auth(await payment()))
    expect(receipt).toEqual({
      paymentId: expect.stringMatching(/^\d+$/) as string,
      paid: { minor: 248050, currency: 'USD' },
      callbackUrl,
    })
    expect(await booked()).toMatchObject([{ minor: 248050, currency: 'USD', paymentId: receipt.paymentId }])
    expect(valueOf(await app.payments.outcome())).toMatchObject({
      paymentStatus: 'SUCCESS',
      paymentId: receipt.paymentId,
    })
  })

  it('a card payment without a fingerprint is accepted (PAY-07~, GWY-12~)', async () => {
    const { app, payment } = await arrange()
    valueOf(await app.payments.payByCard.auth(await payment({ browserFingerprint: '' })))
  })

  it.each([0.01, 0.07, 0.29, 1.1, 19.99, 1005.05, 99_999.99, 9_999_999_999.99])(
    'a card pays %d to the minor unit (PAY-07~, GWY-12~)',
    async (price) => {
      const { app, booked, payment, sent } = await arrange({ price })
      const minor = Math.round(price * 100)
      expect(receiptOf(await app.payments.payByCard.auth(await payment())).paid).toEqual({ minor, currency: 'TRY' })
      expect(await sent(PATHS.cardAuth)).toMatchObject([{ paidPrice: price }])
      expect(await booked()).toMatchObject([{ minor }])
    },
  )

  it('a declined card leaves the order to be paid with another card (GWY-12~)', async () => {
    const { app, booked, payment } = await arrange()
    const paying = await payment()
    const declined = { ...paying, card: { ...GOOD_CARD, cardNumber: '4124111111111116' } }
    expect(await app.payments.payByCard.auth(declined)).toMatchObject({ kind: 'refused', code: '10084' })
    valueOf(await app.payments.payByCard.auth({ ...paying, submissionId: 'another' }))
    expect(await booked()).toMatchObject([{ submissionId: 'another' }])
  })
})

describe('a card that pays', () => {
  it.each(LANGUAGES)(
    'a card payment sends everything that a card call carries, and no more, in %s (CARD-17~, PAY-07~)',
    async (language) => {
      const { open, member, token, payment, seen } = await arrive({ member: { email: 'ELIF.Yilmaz@Posta.Example' } })
      const paying = await payment({ submissionId: 'my-submission' })
      valueOf(await open({ language }).payments.payByCard.auth(paying))
      const calls = await seen(PATHS.cardAuth)
      expect(calls).toMatchObject([{ method: 'POST', query: { locale: language }, token }])
      expect(calls[0]?.body).toEqual({
        locale: language,
        conversationId: 'my-submission',
        paymentChannel: 'PAY_WITH_WALLET',
        memberId: member.memberId,
        memberEmail: 'ELIF.Yilmaz@Posta.Example',
        gsmNumber: member.gsmNumber,
        memberToken: paying.memberToken,
        userIdentification: createHash('sha256').update('elif.yilmaz@posta.example').digest('hex'),
        browserFingerprint: paying.browserFingerprint,
        paidPrice: 2480,
        installment: 1,
        paymentCard: { ...GOOD_CARD },
      })
    },
  )

  it('an American Express card pays with its own number and code lengths', async () => {
    const { app, payment } = await arrive()
    const card = { ...GOOD_CARD, cardNumber: '374427000000003', cvc: '1234' }
    valueOf(await app.payments.payByCard.auth(await payment({ card })))
  })
})

describe('a card that is declined', () => {
  it.each(ERROR_CARDS.map(([number, decline]) => [number, decline.code, decline] as const))(
    'the card %s is declined with %s in both languages, and no money moves (GWY-05~)',
    async (cardNumber, _, decline) => {
      const { open, token, payment } = await arrive()
      const paying = await payment({ card: { ...GOOD_CARD, cardNumber } })
      for (const language of LANGUAGES) {
        const outcome = await open({ language }).payments.payByCard.auth({ ...paying, submissionId: `in-${language}` })
        expect(outcome).toMatchObject(refusalOf(decline, language))
      }
      expect((await sandbox.client.ledger(token)).authorisations).toEqual([])
    },
  )
})

const DEBIT = { ...GOOD_CARD, cardNumber: '5890040000000016' }

const HOUSE_RULES = [
  ['a card of last year', DECLINES.past, {}, { card: { ...GOOD_CARD, expireYear: '2020' } }],
  ['a debit card', DECLINES.debitNeeds3d, {}, { card: DEBIT }],
  ['a debit card in installments', DECLINES.debitInInstallments, {}, { card: DEBIT, installment: 2 }],
  ['installments', DECLINES.installments, {}, { installment: 3 }],
  ['an order that needs 3-D', DECLINES.needs3d, { flags: { force3Ds: true } }, {}],
  [
    'the card of a wallet that holds too little',
    DECLINES.funds,
    {},
    { card: { ...GOOD_CARD, cardNumber: '5358050000000002' } },
  ],
] as const

describe('a rule of the provider', () => {
  it.each(HOUSE_RULES)('the provider refuses %s in both languages (GWY-05~)', async (_, decline, order, changed) => {
    const { open, token, payment } = await arrive({ order })
    const paying = await payment(changed)
    for (const language of LANGUAGES) {
      const outcome = await open({ language }).payments.payByCard.auth({ ...paying, submissionId: `in-${language}` })
      expect(outcome).toMatchObject(refusalOf(decline, language))
    }
    expect((await sandbox.client.ledger(token)).authorisations).toEqual([])
  })

  it.each(LANGUAGES)('the provider refuses a price that is not the order’s, in %s (GWY-05~)', async (language) => {
    const { open, token, payment, willBeRefused } = await arrive()
    const outcome = await open({ language }).payments.payByCard.auth(
      await payment({ price: { minor: 1, currency: 'TRY' } }),
    )
    expect(outcome).toMatchObject(refusalOf(DECLINES.amount, language))
    expect((await sandbox.client.ledger(token)).authorisations).toEqual([])
    willBeRefused('wrong-amount')
  })

  it('the provider lets a wallet card pay from its balance', async () => {
    const { app, payment } = await arrive({ member: { balance: 2480 } })
    const card = { ...GOOD_CARD, cardNumber: '5358050000000002' }
    valueOf(await app.payments.payByCard.auth(await payment({ card })))
  })
})
