import { describe, expect, it } from 'vitest'
import { creditPlans } from '../../src/gateways/member/shopping-credit/calls'
import { type App, openApp } from './support/app'
import { GOOD_CARD } from './support/cards'
import { configurationFor } from './support/configuration-for'
import { json, openServer } from './support/own-server'
import { valueOf } from '../support/value-of'

const PRICE = { minor: 100_000, currency: 'EUR' }
const TOKEN = 'a-token'

/** The app in front of gateways that answer every call with this success. */
async function appAnswered(body: object): Promise<App> {
  const server = await openServer((outgoing) => json(outgoing, { status: 'success', ...body }))
  return openApp({ configuration: configurationFor(server.origin), token: TOKEN })
}

const lost = (fields: object, name: string, odd: unknown) => ({ ...fields, [name]: odd })

const ODD = [undefined, null, '', { odd: true }]

describe('installments with odd fields', () => {
  const read = async (changed: object) => {
    const part = { installmentNumber: 3, installmentPrice: 334, totalPrice: 1000, ...changed }
    const { payments } = await appAnswered({ installmentDetails: [{ force3ds: 0, installmentPrices: [part] }] })
    const [card] = valueOf(await payments.installments({ bin: '55260800', price: PRICE }))
    return card?.installmentPrices
  }

  it.each(ODD)(
    'installments with %j for installmentPrice have a third of the total (GWY-11~, INST-02~)',
    async (odd) => {
      expect(await read({ installmentPrice: odd })).toMatchObject([
        { installmentNumber: 3, installmentPrice: { minor: 33_333, currency: 'EUR' } },
      ])
    },
  )

  it.each(['totalPrice', 'installmentNumber'])('installments without %s are not offered (GWY-11~)', async (name) => {
    for (const odd of ODD) expect(await read({ [name]: odd })).toEqual([])
  })
})

describe('bank plans with odd fields', () => {
  const PLAN = { installmentNumber: 3, installmentPrice: 340, totalPrice: 1020, interestRate: 2.5 }
  const PLAN_READ = { installmentNumber: 3, totalPrice: { minor: 102_000, currency: 'EUR' }, interestRate: 2.5 }

  it.each(Object.keys(PLAN))('a bank plan without %s is not offered, and the others are (GWY-11~)', async (name) => {
    for (const odd of ODD) {
      const { requestContext } = await appAnswered({ bankInstallmentList: [lost(PLAN, name, odd), PLAN] })
      expect(valueOf(await creditPlans(requestContext, { acquirerId: 1, price: PRICE }))).toMatchObject([PLAN_READ])
    }
  })
})

describe('resent codes with odd fields', () => {
  it.each([...ODD, 0, 'soon'])('a resent code with %j for its duration has no expiry (GWY-11~)', async (odd) => {
    const { members } = await appAnswered({ referenceCode: 'r', expireDurationInSeconds: odd })
    const last = { memberUserId: 'u', referenceCode: 'q' }
    expect(valueOf(await members.resendCode(last))).toEqual({ referenceCode: 'r', expiresInSeconds: undefined })
  })
})

describe('card calls that lead to a bank', () => {
  const PAYMENT = {
    submissionId: 's',
    price: PRICE,
    installment: 1,
    memberId: '1',
    memberEmail: 'a@posta.example',
    gsmNumber: '+905321234567',
    memberToken: 't',
    userIdentification: '',
    browserFingerprint: '',
    card: GOOD_CARD,
  }
  const SAID = { token: TOKEN, paymentId: '7', paidPrice: 1000, currency: 'EUR' }

  it.each(['threeDS', 'bkm'] as const)(
    'the call %s is paid by an answer with a payment and its amount (GWY-11~)',
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
  ] as const)(
    'the call %s without %s in its answer may only have begun: the answer is malformed (GWY-11~, PAY-06~)',
    async (call, name) => {
      for (const odd of [undefined, null]) {
        const { payments } = await appAnswered(lost(SAID, name, odd))
        await expect(payments.payByCard[call](PAYMENT)).rejects.toMatchObject({ fault: 'malformed' })
      }
    },
  )
})
