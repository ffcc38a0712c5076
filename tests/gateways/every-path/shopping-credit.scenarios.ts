import { expect } from 'vitest'
import {
  applyForCredit,
  creditBanks,
  creditPlans,
  validateCredit,
} from '../../../src/gateways/member/shopping-credit/calls'
import { outcome } from '../../../src/gateways/payment/order/calls'
import { formOf } from '../../support/bank-form'
import type { Chains } from '../support/driving'
import type { Shopper } from '../support/shoppers'

const PRICE = { minor: 248_000, currency: 'TRY' }
const BANK = 901

const orderOf = ({ member }: Shopper) => ({
  memberId: member.memberId,
  price: PRICE,
  paymentSourceName: 'DEMO_SHOP',
})

const applicationOf = ({ member }: Shopper, creditToken: string) => ({
  submissionId: 'a-credit',
  creditToken,
  acquirerId: BANK,
  memberId: member.memberId,
  memberEmail: member.email,
  memberGsmNumber: member.gsmNumber,
  paymentSourceName: 'DEMO_SHOP',
})

export const creditChains: Chains = {
  'a shopping credit is listed, planned, validated, applied for and granted (GWY-09~, SBX-01~)': async (drive) => {
    const { good, sandbox } = drive
    const shopper = await drive.arrive({ member: { kycLevel: 1 } })
    await shopper.logIn()

    const banks = await good(shopper, creditBanks, { kycLevel: 1, price: PRICE })
    expect(banks).toHaveLength(5)
    expect(banks[0]).toEqual({
      acquirerId: BANK,
      bankId: 9001,
      bankName: 'Anka Bankası',
      logo: expect.stringMatching(/^data:image\/svg\+xml,/) as string,
      isOnlyForBankUsers: false,
      isActive: true,
      basketMinAmount: { minor: 50_000, currency: 'TRY' },
      basketMaxAmount: { minor: 10_000_000, currency: 'TRY' },
      rates: [3, 6, 9, 12, 24, 36].map((installmentNumber) => ({
        installmentNumber,
        interestRate: expect.any(Number) as number,
      })),
    })

    const plans = await good(shopper, creditPlans, { price: PRICE, acquirerId: BANK })
    expect(plans.map(({ installmentNumber }) => installmentNumber)).toEqual([3, 6, 9, 12, 24, 36])
    for (const { totalPrice, allocationFee, interestRate } of plans) {
      expect(totalPrice.minor).toBeGreaterThan(PRICE.minor)
      expect(allocationFee).toEqual({ minor: 1240, currency: 'TRY' })
      expect(interestRate).toBeGreaterThan(3)
    }

    const validation = await good(shopper, validateCredit, orderOf(shopper))
    expect(validation).toEqual({
      creditToken: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      creditId: expect.stringMatching(/^\d+$/) as string,
    })

    const page = await good(shopper, applyForCredit, applicationOf(shopper, validation.creditToken))
    expect(page.paymentId).toMatch(/^\d+$/)
    expect(formOf(page.html)).toEqual({
      id: 'credit-application-form',
      action: `${sandbox.origins.bank}/credit`,
      fields: { applicationKey: expect.any(String) as string, lang: 'tr' },
    })
    expect(await good(shopper, outcome, { currency: 'TRY' })).toMatchObject({ paymentStatus: 'INIT_CREDIT' })

    await sandbox.client.decideCredit(shopper.token, { decision: 'approve' })
    expect(await good(shopper, outcome, { currency: 'TRY' })).toMatchObject({
      paymentStatus: 'SUCCESS',
      paymentId: page.paymentId,
      paid: PRICE,
    })
  },

  'a basket that no bank lends for, and an application without a validation, are refused (GWY-09~)': async (drive) => {
    const { refusal } = drive
    const shopper = await drive.arrive({ member: { kycLevel: 1 }, order: { credit: { category: 'GOLD' } } })
    await shopper.logIn()
    const gold = ['200302', 'CREDIT_GOLD']
    expect(await refusal(shopper, creditBanks, { kycLevel: 1, price: PRICE })).toEqual(gold)
    expect(await refusal(shopper, validateCredit, orderOf(shopper))).toEqual(gold)
    expect(await refusal(shopper, creditPlans, { price: { ...PRICE, minor: 100 }, acquirerId: BANK })).toEqual([
      '200301',
      'CREDIT_AMOUNT_LIMIT',
    ])
    expect(await refusal(shopper, applyForCredit, applicationOf(shopper, 'none'))).toEqual([
      '200322',
      'CREDIT_TOKEN_NOT_VALID',
    ])
  },
}
