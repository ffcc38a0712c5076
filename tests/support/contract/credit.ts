import {
  applyForCredit,
  creditBanks,
  creditPlans,
  validateCredit,
} from '../../../src/gateways/member/shopping-credit/calls'
import { CHANNEL, EMAIL, PAGE, PAGE_SENT, PHONE, PRICE, SUBMISSION, TOKEN, row } from './row'

const read = { method: 'POST', by: 'member', kind: 'read' } as const

const lira = (minor: number) => ({ minor, currency: 'TRY' })

export const CREDIT_ROWS = [
  row(creditBanks, {
    ...read,
    path: '/api/v2/pay-with-credit/bank-list',
    input: { kycLevel: 1, price: PRICE },
    body: { memberKycLevel: 1, paidPrice: 2480.5, locale: 'tr' },
    answer: {
      items: [
        {
          acquirerId: 12,
          bankName: 'Halk Bankası',
          onlyBankUser: true,
          isActive: true,
          bankId: 12,
          bankLogoUrl: 'https://cdn.wallet.example/halk.svg',
          basketMinAmount: '500.00',
          basketMaxAmount: 100_000,
          bankInfoList: [{ installmentNumber: 3, interestRate: '3.49' }],
        },
      ],
    },
    value: [
      {
        acquirerId: 12,
        bankName: 'Halk Bankası',
        logo: 'https://cdn.wallet.example/halk.svg',
        isOnlyForBankUsers: true,
        isActive: true,
        bankId: 12,
        basketMinAmount: lira(50_000),
        basketMaxAmount: lira(10_000_000),
        rates: [{ installmentNumber: 3, interestRate: 3.49 }],
      },
    ],
  }),
  row(validateCredit, {
    ...read,
    path: '/api/v1/pay-with-credit/validation',
    input: { memberId: '7', price: PRICE, paymentSourceName: 'Çiçek Evi' },
    body: {
      checkoutFormToken: TOKEN,
      paymentChannel: CHANNEL,
      memberId: '7',
      paidPrice: 2480.5,
      paymentSourceName: 'Çiçek Evi',
    },
    answer: { creditToken: 'credit-token', creditId: 'credit' },
    value: { creditToken: 'credit-token', creditId: 'credit' },
  }),
  row(applyForCredit, {
    method: 'POST',
    by: 'member',
    kind: 'money',
    path: '/api/v2/pay-with-credit/application',
    input: {
      ...SUBMISSION,
      creditToken: 'credit-token',
      acquirerId: 12,
      memberId: '7',
      memberEmail: EMAIL,
      memberGsmNumber: PHONE,
      paymentSourceName: 'Çiçek Evi',
    },
    body: {
      creditToken: 'credit-token',
      memberGsmNumber: PHONE,
      memberEmail: EMAIL,
      memberId: '7',
      paymentSourceName: 'Çiçek Evi',
      acquirerId: 12,
    },
    answer: { formData: PAGE_SENT, paymentId: 99 },
    value: { html: PAGE, paymentId: '99' },
  }),
  row(creditPlans, {
    ...read,
    path: '/api/v1/pay-with-credit/installment/payment-plan',
    input: { price: PRICE, acquirerId: 'bank-12' },
    body: { paidPrice: 2480.5, acquirerId: 'bank-12' },
    answer: {
      bankInstallmentList: [
        {
          installmentNumber: 3,
          installmentPrice: 900.1,
          totalPrice: '2700.30',
          interestRate: 3.49,
          allocationFee: 12.4,
        },
      ],
    },
    value: [
      {
        installmentNumber: 3,
        installmentPrice: lira(90_010),
        totalPrice: lira(270_030),
        interestRate: 3.49,
        allocationFee: lira(1240),
      },
    ],
  }),
]
