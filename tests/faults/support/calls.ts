import { PATHS } from '../../gateways/support/paths'
import { intoBalance } from './into-balance-calls'
import type { JourneyCall } from './journey-call'
import { OUTCOME, bare, lost } from './lost-calls'

const AUTH = {
  path: PATHS.cardAuth,
  gateway: 'payment',
  place: 1,
  countsFrom: 'sending',
} as const

const BY_BANK = {
  path: PATHS.threeDS,
  gateway: 'payment',
  place: 1,
  countsFrom: 'sending',
  manner: 'threeDS',
} as const

/** Sent for every member, right before the read of the order. */
const LIMIT = {
  path: PATHS.kycLimit,
  gateway: 'consumer',
  place: 2,
  values: ['data', 'data.isKycViolated'],
  isRead: true,
  isQuestion: true,
  isGate: true,
} as const

const BALANCES = {
  path: PATHS.balances,
  gateway: 'consumer',
  place: 1,
  values: ['data', 'data.amount', 'data.currencyCode'],
  isRead: true,
  isQuestion: true,
} as const

const BY_TRANSFER = { gateway: 'payment', countsFrom: 'sending', manner: 'transfer' } as const

const BY_CREDIT = { gateway: 'member', manner: 'credit' } as const

const PAID_VALUES = ['status', 'paymentId', 'paidPrice', 'callbackUrl']

export const CALLS: readonly JourneyCall[] = [
  {
    name: 'detail',
    path: PATHS.detail,
    gateway: 'payment',
    place: 1,
    values: ['status', 'price', 'systemTime'],
    isRead: true,
    isQuestion: true,
  },
  {
    name: 'login initialize',
    path: PATHS.loginStart,
    gateway: 'member',
    place: 1,
    values: ['data', 'data.memberUserExists', 'data.referenceCode', 'data.expireDurationInSeconds'],
  },
  {
    name: 'sms resend',
    path: PATHS.resend,
    gateway: 'member',
    place: 2,
    values: ['data', 'data.referenceCode'],
    asksForAnotherCode: true,
  },
  {
    name: 'login complete',
    path: PATHS.loginComplete,
    gateway: 'member',
    place: 2,
    values: ['data.memberLoginDto', 'data.accessToken', 'data.expiresIn'],
  },
  {
    name: 'cards',
    path: PATHS.cards,
    gateway: 'member',
    place: 3,
    values: ['data.memberToken', 'data.items'],
    isRead: true,
  },
  {
    name: 'installments',
    path: PATHS.installments,
    gateway: 'payment',
    place: 2,
    values: ['status', 'installmentDetails', 'installmentDetails.0.installmentPrices'],
    isRead: true,
    isQuestion: true,
    isOffer: true,
  },
  {
    name: 'bonus',
    path: PATHS.bonus,
    gateway: 'payment',
    place: 3,
    values: ['status', 'amount', 'cardBank'],
    isQuestion: true,
    isOffer: true,
  },
  { name: 'balances', ...BALANCES, isOffer: true },
  { name: 'balances, to pay from', ...BALANCES, manner: 'balance', strikes: 'always' },
  {
    name: 'kyc level',
    path: PATHS.kycLevel,
    gateway: 'member',
    place: 4,
    values: ['data', 'data.kycLevel'],
    isRead: true,
    isQuestion: true,
    isGate: true,
  },
  { name: 'kyc limit', ...LIMIT },
  { name: 'kyc limit, balance', ...LIMIT, manner: 'balance', strikes: 'always' },
  { name: 'kyc limit, mixed', ...LIMIT, manner: 'mixed', strikes: 'always' },
  {
    name: 'detail, before paying',
    path: PATHS.detail,
    gateway: 'payment',
    place: 1,
    values: ['status', 'price', 'currency'],
    countsFrom: 'paying',
    isRead: true,
    isQuestion: true,
  },
  { name: 'card auth', ...AUTH, values: PAID_VALUES, isMoney: true },
  { name: 'fund auth', ...AUTH, path: PATHS.balanceAuth, values: PAID_VALUES, manner: 'balance', isMoney: true },
  {
    name: 'mix-payment',
    ...AUTH,
    path: PATHS.mixAuth,
    values: PAID_VALUES,
    manner: 'mixed',
    isMoney: true,
    strikes: 'once',
  },
  {
    name: 'mix-payment, at bank',
    ...BY_BANK,
    path: PATHS.mixAuth,
    values: ['threeDSHtmlContent'],
    manner: 'mixedAtBank',
    strikes: 'once',
  },
  { name: 'card auth, declined', ...AUTH, values: ['status', 'errorCode'], firstCard: 'declined', isMoney: true },
  {
    name: 'card auth, installments',
    ...AUTH,
    values: ['paidPrice'],
    manner: 'installments',
    isMoney: true,
    strikes: 'once',
  },
  { name: 'initialize3ds', ...BY_BANK, values: ['status', 'paymentId', 'threeDSHtmlContent'] },
  { name: 'detail, from the bank', ...OUTCOME, manner: 'threeDS' },
  { name: 'detail, paid', ...OUTCOME, brought: lost('after-commit') },
  {
    name: 'detail, paid from balance',
    ...OUTCOME,
    brought: lost('after-commit', PATHS.balanceAuth),
    manner: 'balance',
    strikes: 'twice',
  },
  { name: 'detail, bare success', ...OUTCOME, ...bare(PATHS.cardAuth) },
  { name: 'detail, bare balance', ...OUTCOME, ...bare(PATHS.balanceAuth), manner: 'balance', strikes: 'twice' },
  { name: 'detail, bare mix', ...OUTCOME, ...bare(PATHS.mixAuth), manner: 'mixed', strikes: 'twice' },
  {
    name: 'credit banks',
    ...BY_CREDIT,
    path: PATHS.creditBanks,
    place: 5,
    values: ['data', 'data.items'],
    isRead: true,
    isQuestion: true,
    strikes: 'always',
  },
  {
    name: 'credit plans',
    ...BY_CREDIT,
    path: PATHS.creditPlans,
    place: 6,
    values: ['data', 'data.bankInstallmentList'],
    isRead: true,
    isQuestion: true,
    isOffer: true,
    strikes: 'always',
  },
  {
    name: 'credit validation',
    ...BY_CREDIT,
    path: PATHS.creditValidation,
    place: 1,
    values: ['data', 'data.creditToken'],
    countsFrom: 'paying',
  },
  {
    name: 'credit application',
    ...BY_CREDIT,
    path: PATHS.creditApplication,
    place: 1,
    values: ['data', 'data.formData'],
    countsFrom: 'sending',
  },
  {
    name: 'detail, from the credit’s bank',
    ...OUTCOME,
    // The application goes to another gateway.
    place: 1,
    manner: 'credit',
    strikes: 'twice',
  },
  {
    name: 'transfer start',
    ...BY_TRANSFER,
    path: PATHS.transferStart,
    place: 1,
    values: ['status', 'code', 'bankTransferPaymentId'],
    isMoney: true,
  },
  { name: 'transfer notify', ...BY_TRANSFER, path: PATHS.transferNotify, place: 2, values: ['status'] },
  {
    name: 'detail, code lost',
    ...OUTCOME,
    values: [...OUTCOME.values, 'code', 'bankTransferPaymentId', 'bankId'],
    brought: lost('after-commit', PATHS.transferStart),
    manner: 'transfer',
    strikes: 'twice',
  },
  ...intoBalance('refund', PATHS.refundDetail, PATHS.refundClaim),
  ...intoBalance('settlement', PATHS.settlementDetail, PATHS.settlementSettings),
  { name: 'detail, never arrived', ...OUTCOME, brought: lost('before'), acts: ['without:systemTime', 'says:SUCCESS'] },
  { name: 'detail, declined', ...OUTCOME, brought: lost('after-commit'), firstCard: 'declined' },
]
