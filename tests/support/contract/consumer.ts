import { balance, checkLimit } from '../../../src/gateways/consumer/balance/calls'
import { claimRefund } from '../../../src/gateways/consumer/refund/calls'
import { chooseSettlement } from '../../../src/gateways/consumer/settlement/calls'
import { PRICE, SUBMISSION, row } from './row'

export const CONSUMER_ROWS = [
  row(balance, {
    method: 'GET',
    path: '/api/v1/consumer-funds/balances',
    by: 'member',
    kind: 'read',
    input: { currency: 'TRY' },
    body: undefined,
    answer: { amount: '2480.5', currencyCode: 'TRY' },
    value: PRICE,
  }),
  row(checkLimit, {
    method: 'POST',
    path: '/api/v1/consumer-funds/balance/kyc-limit-validation',
    by: 'member',
    kind: 'read',
    input: { memberId: '7', price: PRICE },
    body: { memberId: '7', amount: 2480.5, currencyCode: 'TRY' },
    answer: { isKycViolated: true },
    value: true,
  }),
  row(claimRefund, {
    method: 'POST',
    path: '/api/v1/consumer-funds/refund-to-balance/claim',
    by: 'member',
    kind: 'money',
    input: { ...SUBMISSION, refundToken: 'refund', price: PRICE },
    body: { claimToken: 'refund' },
    answer: { amount: '2480.50', currencyCode: 'TRY' },
    value: PRICE,
  }),
  row(chooseSettlement, {
    method: 'POST',
    path: '/api/v1/consumer-funds/settlement-to-balance/settings',
    by: 'member',
    kind: 'money',
    input: { ...SUBMISSION, mode: 'ALL_TIME', settlementToken: 'settlement' },
    body: { settlementToBalanceType: 'ALL_TIME', token: 'settlement' },
    answer: { settlementToBalanceType: 'ALL_TIME' },
    value: 'ALL_TIME',
  }),
]
