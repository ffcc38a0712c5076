import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { readyForLater } from './later-money'
import { refusalsOf } from './refusals'
import { dataOf } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const bankList = (paidPrice = 2480) => ({ memberKycLevel: 2, paidPrice, locale: 'tr' })

interface Listed {
  readonly bankName: string
  readonly isActive: boolean
  readonly onlyBankUser: boolean
  readonly basketMinAmount: number
  readonly basketMaxAmount: number
  readonly bankInfoList: readonly { readonly installmentNumber: number; readonly interestRate: number }[]
}

describe('the bank list for shopping credit', () => {
  it('the bank list has banks with different limits and terms, one inactive, one for its customers (CRED-01~, SBX-01~)', async () => {
    const shopper = await readyForLater(sandbox)
    const items = dataOf(await shopper.send('bankList', bankList()))['items'] as Listed[]
    expect(items.length).toBeGreaterThanOrEqual(4)
    expect(items.filter(({ isActive }) => !isActive)).toHaveLength(1)
    expect(items.filter(({ onlyBankUser }) => onlyBankUser)).toHaveLength(1)
    const terms = ({ bankInfoList }: Listed) => String(bankInfoList.map(({ installmentNumber }) => installmentNumber))
    for (const differing of [
      ({ basketMinAmount }: Listed) => basketMinAmount,
      ({ basketMaxAmount }: Listed) => basketMaxAmount,
      terms,
    ]) {
      expect(new Set(items.map<unknown>(differing)).size).toBeGreaterThan(1)
    }
    for (const { basketMinAmount, basketMaxAmount, bankInfoList } of items) {
      expect(basketMinAmount).toBeGreaterThanOrEqual(500)
      expect(basketMaxAmount).toBeLessThanOrEqual(100_000)
      for (const { interestRate } of bankInfoList) expect(interestRate).toBeGreaterThan(0)
    }
  })

  it('a bank list request with another price than the order’s is refused and recorded (SBX-06~)', async () => {
    const shopper = await readyForLater(sandbox)
    expect((await shopper.send('bankList', bankList(100))).status).toBe(400)
    expect((await refusalsOf(sandbox, shopper.order.token)).at(-1)?.reason).toBe('wrong-amount')
  })
})

interface Wanted {
  readonly member?: object
  readonly order?: { readonly price?: number; readonly [field: string]: unknown }
}

type Case = readonly [who: string, wanted: Wanted, code: string, group: string]

const BARS: readonly Case[] = [
  ['an order of 499,99 TL', { order: { price: 499.99 } }, '200301', 'CREDIT_AMOUNT_LIMIT'],
  ['an order of 100.000,01 TL', { order: { price: 100_000.01 } }, '200301', 'CREDIT_AMOUNT_LIMIT'],
  ['an order in another currency', { order: { currency: 'EUR' } }, '200301', 'CREDIT_AMOUNT_LIMIT'],
  ['gold in the basket', { order: { credit: { category: 'GOLD' } } }, '200302', 'CREDIT_GOLD'],
  ['other excluded goods', { order: { credit: { category: 'OTHER' } } }, '200303', 'CREDIT_OTHER_CATEGORY'],
  ['a phone', { order: { credit: { category: 'PHONE_PC_TABLET' } } }, '200304', 'CREDIT_PHONE_PC_TABLET'],
  ['a member of level 0', { member: { kycLevel: 0 } }, '200305', 'CREDIT_KYC'],
  [
    'a member of level 0 where there is no trust stamp',
    { member: { kycLevel: 0 }, order: { flags: { merchantTrustStampAvailableOrIgnored: false } } },
    '200306',
    'CREDIT_TRUST_STAMP_KYC',
  ],
  ['food', { order: { credit: { category: 'FOOD' } } }, '200307', 'CREDIT_FOOD'],
  ['a restricted member', { member: { creditRestricted: true } }, '200308', 'CREDIT_MEMBER_RESTRICTION'],
  ['a member under 18', { member: { birthDate: '2007-11-22' } }, '200311', 'CREDIT_UNDER_AGE'],
  ['an e-mail that is not confirmed', { member: { emailConfirmed: false } }, '200309', 'CREDIT_EMAIL_CONFIRMATION'],
  ['goods of unknown kind', { order: { credit: { category: 'UNKNOWN' } } }, '200310', 'CREDIT_UNKNOWN_CATEGORY'],
  ['a suspended member', { member: { suspended: true } }, '10630', 'MEMBER_SUSPENDED'],
]

describe('eligibility for shopping credit', () => {
  it.each(BARS)('a shopping credit is refused for %s (CRED-05~)', async (_, wanted, errorCode, errorGroup) => {
    const shopper = await readyForLater(sandbox, wanted)
    const paidPrice = wanted.order?.price ?? 2480
    const answers = [
      await shopper.send('bankList', bankList(paidPrice)),
      await shopper.send('validation', shopper.validation({ paidPrice })),
    ]
    for (const { body } of answers) {
      expect(body).toMatchObject({ status: 'failure', errorCode, errorGroup })
      expect(body['consumerErrorMessage']).toBeTypeOf('string')
    }
  })

  it.each<readonly [string, Wanted]>([
    ['of exactly 500 TL', { order: { price: 500 } }],
    ['of exactly 100.000 TL', { order: { price: 100_000 } }],
    ['on a member’s eighteenth birthday', { member: { birthDate: '2007-11-21' } }],
    ['to a member of level 1', { member: { kycLevel: 1 } }],
  ])('a shopping credit can be given %s (CRED-01~)', async (_, wanted) => {
    const shopper = await readyForLater(sandbox, wanted)
    const paidPrice = wanted.order?.price ?? 2480
    const answer = await shopper.send('validation', shopper.validation({ paidPrice }))
    expect(dataOf(answer)).toEqual({
      creditToken: expect.any(String) as string,
      creditId: expect.any(String) as string,
    })
  })
})
