import { describe, expect, it } from 'vitest'
import { claimRefund } from '../../src/gateways/consumer/refund/calls'
import { chooseSettlement } from '../../src/gateways/consumer/settlement/calls'
import { creditPlans } from '../../src/gateways/member/shopping-credit/calls'
import { type App, openApp } from './support/app'
import { GOOD_CARD } from './support/cards'
import { configurationFor } from './support/configuration-for'
import { json, openServer } from './support/own-server'
import { valueOf } from '../support/value-of'

const PRICE = { minor: 100_000, currency: 'EUR' }
const TOKEN = 'a-token'

/** The app before gateways that answer every call with this success. */
async function appAnswered(body: object): Promise<App> {
  const server = await openServer((outgoing) => json(outgoing, { status: 'success', ...body }))
  return openApp({ configuration: configurationFor(server.origin), token: TOKEN })
}

const lost = (fields: object, name: string, odd: unknown) => ({ ...fields, [name]: odd })

const ODD = [undefined, null, '', { odd: true }]

describe('an answer about a limit', () => {
  it.each([...ODD, 'yes', 2])('with %j for isKycViolated is beyond the limit (GWY-11~, KYC-07~)', async (odd) => {
    const { consumers } = await appAnswered({ isKycViolated: odd })
    expect(valueOf(await consumers.checkLimit({ memberId: '1', price: PRICE }))).toBe(true)
  })

  it.each([
    [false, false],
    ['0', false],
    ['true', true],
    [1, true],
  ])('with %j for isKycViolated is read as %j (GWY-11~)', async (said, isViolated) => {
    const { consumers } = await appAnswered({ isKycViolated: said })
    expect(valueOf(await consumers.checkLimit({ memberId: '1', price: PRICE }))).toBe(isViolated)
  })
})

describe('a saved card', () => {
  const CARD = { cardToken: 't', lastFourDigits: '0006', binNumber: '55260800', cardType: 'CREDIT_CARD' }

  const read = async (fields: object) => {
    const { members } = await appAnswered({ items: [fields] })
    const [card] = valueOf(await members.openWallet('1')).cards
    return card
  }

  it.each([
    ['absent', undefined, false, false],
    ['unreadable', null, false, true],
    ['unreadable', 'maybe', false, true],
    ['on', true, true, true],
    ['off', false, false, false],
  ])(
    'whose walletCard is %s (%j) draws on the balance: %s, and is gated: %s (GWY-11~)',
    async (_, walletCard, isProviderCard, isGatedAsProviderCard) => {
      expect(await read({ ...CARD, walletCard })).toMatchObject({ isProviderCard, isGatedAsProviderCard })
    },
  )

  it.each([...ODD, 'maybe'])('whose threeDSVerified is %j was not verified (GWY-11~)', async (odd) => {
    expect(await read({ ...CARD, threeDSVerified: odd })).toMatchObject({ isThreeDSVerified: false })
  })

  it.each([
    [3, '0003'],
    ['0003', '0003'],
  ])('whose last digits are %j ends with %s (GWY-11~)', async (lastFourDigits, lastFour) => {
    expect(await read({ ...CARD, lastFourDigits })).toMatchObject({ lastFour })
  })

  it.each([
    ['30', 2030],
    [2030, 2030],
  ])('that expires in the year %j expires in %i (GWY-11~)', async (expireYear, year) => {
    expect(await read({ ...CARD, expireMonth: '12', expireYear })).toMatchObject({ expiry: { month: 12, year } })
  })

  it.each([0, 13, ''])('that expires in the month %j has no expiry (GWY-11~)', async (expireMonth) => {
    expect(await read({ ...CARD, expireMonth, expireYear: 2030 })).toMatchObject({ expiry: undefined })
  })
})

describe('the installments of a card', () => {
  const read = async (changed: object) => {
    const part = { installmentNumber: 3, installmentPrice: 334, totalPrice: 1000, ...changed }
    const { payments } = await appAnswered({ installmentDetails: [{ force3ds: 0, installmentPrices: [part] }] })
    const [card] = valueOf(await payments.installments({ bin: '55260800', price: PRICE }))
    return card?.installmentPrices
  }

  it.each(ODD)('with %j for installmentPrice have a third of the total (GWY-11~, INST-02~)', async (odd) => {
    expect(await read({ installmentPrice: odd })).toMatchObject([
      { installmentNumber: 3, installmentPrice: { minor: 33_333, currency: 'EUR' } },
    ])
  })

  it.each(['totalPrice', 'installmentNumber'])('without %s are not offered (GWY-11~)', async (name) => {
    for (const odd of ODD) expect(await read({ [name]: odd })).toEqual([])
  })
})

describe('the plan of a bank', () => {
  const PLAN = { installmentNumber: 3, installmentPrice: 340, totalPrice: 1020, interestRate: 2.5 }
  const PLAN_READ = { installmentNumber: 3, totalPrice: { minor: 102_000, currency: 'EUR' }, interestRate: 2.5 }

  it.each(Object.keys(PLAN))('without %s is not offered, and the others are (GWY-11~)', async (name) => {
    for (const odd of ODD) {
      const { requestContext } = await appAnswered({ bankInstallmentList: [lost(PLAN, name, odd), PLAN] })
      expect(valueOf(await creditPlans(requestContext, { acquirerId: 1, price: PRICE }))).toMatchObject([PLAN_READ])
    }
  })
})

describe('what goes into the balance', () => {
  const claim = { submissionId: 's', refundToken: 'r', price: PRICE }
  const choice = { submissionId: 's', settlementToken: 't', mode: 'ONE_TIME' } as const

  it.each([
    ['our token', { token: TOKEN }],
    ['a payment', { paymentId: 7 }],
  ])('is what was asked for where the answer names %s without it (GWY-11~)', async (_, named) => {
    const { requestContext } = await appAnswered(named)
    expect(valueOf(await claimRefund(requestContext, claim))).toEqual(PRICE)
    expect(valueOf(await chooseSettlement(requestContext, choice))).toBe('ONE_TIME')
  })

  it.each([{}, { token: 'another' }, { paymentId: '' }])(
    'is looked at first where %j names nothing (GWY-11~)',
    async (said) => {
      const { requestContext } = await appAnswered(said)
      const bare = { kind: 'bare', answered: 'done' }
      expect(valueOf(await claimRefund(requestContext, claim))).toEqual(bare)
      expect(valueOf(await chooseSettlement(requestContext, choice))).toEqual(bare)
    },
  )

  it('is another mode than the chosen one only as a doubt (GWY-11~, SET-02~)', async () => {
    const { requestContext } = await appAnswered({ settlementToBalanceType: 'DISABLED' })
    expect(valueOf(await chooseSettlement(requestContext, choice))).toMatchObject({ kind: 'bare' })
  })
})

describe('a balance', () => {
  it.each([
    [{ amount: '12.50' }, { minor: 1250, currency: 'TRY' }],
    [
      { amount: '12.50', currencyCode: '' },
      { minor: 1250, currency: 'TRY' },
    ],
    [
      { amount: '12.50', currencyCode: 'TL' },
      { minor: 1250, currency: 'TRY' },
    ],
    [{ items: [] }, { minor: 0, currency: 'EUR' }],
    [
      {
        items: [
          { amount: 1, currencyCode: 'TRY' },
          { amount: 2, currencyCode: 'EUR' },
        ],
      },
      { minor: 200, currency: 'EUR' },
    ],
    [{ items: [{ amount: 'x' }, { amount: 3 }] }, { minor: 300, currency: 'TRY' }],
  ])('of %j is %j for an order in EUR (GWY-11~, BAL-01~)', async (said, held) => {
    const { consumers } = await appAnswered(said)
    expect(valueOf(await consumers.balance({ currency: 'EUR' }))).toEqual(held)
  })
})

describe('a code that was sent', () => {
  it.each([...ODD, 0, 'soon'])('with %j for its lifetime has no end (GWY-11~)', async (odd) => {
    const { members } = await appAnswered({ referenceCode: 'r', expireDurationInSeconds: odd })
    const last = { memberUserId: 'u', referenceCode: 'q' }
    expect(valueOf(await members.resendCode(last))).toEqual({ referenceCode: 'r', expiresInSeconds: undefined })
  })

  it.each(['+9053*****67', '+90532XXXX67', '53212'])('to %j names no phone (GWY-11~)', async (gsmNumber) => {
    const { members } = await appAnswered({ memberUserExists: true, referenceCode: 'r', memberUserId: 'u', gsmNumber })
    const start = valueOf(await members.startLogin({ email: 'a@posta.example', phone: '+905321234567' }))
    expect(start.gsmNumber).toBeUndefined()
  })
})

describe('a call that leads to a bank', () => {
  const PAYMENT = {
    ...{ submissionId: 's', price: PRICE, installment: 1, memberId: '1', memberEmail: 'a@posta.example' },
    ...{ gsmNumber: '+905321234567', memberToken: 't', userIdentification: '', browserFingerprint: '' },
    card: GOOD_CARD,
  }
  const SAID = { token: TOKEN, paymentId: '7', paidPrice: 1000, currency: 'EUR' }

  it.each(['threeDS', 'bkm'] as const)(
    '%s is paid by an answer with a payment and its amount (GWY-11~)',
    async (call) => {
      const { payments } = await appAnswered(SAID)
      expect(valueOf(await payments.payByCard[call](PAYMENT))).toMatchObject({ kind: 'paid', receipt: { paid: PRICE } })
    },
  )

  it.each([
    ['threeDS', 'paymentId'],
    ['threeDS', 'paidPrice'],
    ['bkm', 'paymentId'],
    ['bkm', 'paidPrice'],
  ] as const)('%s without %s may only have begun: the outcome is unknown (GWY-11~, PAY-06~)', async (call, name) => {
    for (const odd of [undefined, null]) {
      const { payments } = await appAnswered(lost(SAID, name, odd))
      await expect(payments.payByCard[call](PAYMENT)).rejects.toMatchObject({ fault: 'malformed' })
    }
  })
})
