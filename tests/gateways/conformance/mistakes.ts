import { CALLS } from '../../../scripts/conformance/call-list'
import { drawn } from '../../support/seed'
import type { Mistake } from './spoiling-gateway'

export interface Planted {
  readonly call: string
  readonly mistake: Mistake
  readonly says: RegExp
  /** The path that the report's line must name. */
  readonly at?: string
}

/** Required fields of each answer: a wrong value for one, and the path that the gateways report for it. */
const NEEDED: Readonly<Record<string, readonly (readonly [field: string, to: unknown, at: string | undefined])[]>> = {
  detail: [
    ['price', 'much', 'price'],
    ['price', undefined, 'price'],
  ],
  refundDetail: [
    ['price', {}, 'price'],
    ['price', undefined, 'price'],
  ],
  settlementDetail: [
    ['price', [], 'price'],
    ['price', undefined, 'price'],
  ],
  checkExistence: [
    ['exist', 'maybe', 'exist'],
    ['exist', undefined, 'exist'],
  ],
  startQuickLogin: [
    ['referenceCode', {}, 'referenceCode'],
    ['memberUserId', undefined, 'memberUserId'],
  ],
  startLogin: [
    ['memberUserExists', 'some', 'memberUserExists'],
    ['referenceCode', undefined, 'referenceCode'],
  ],
  resendCode: [
    ['referenceCode', 1.5, 'referenceCode'],
    ['referenceCode', undefined, 'referenceCode'],
  ],
  changePhone: [
    ['referenceCode', '', 'referenceCode'],
    ['referenceCode', undefined, 'referenceCode'],
  ],
  register: [
    ['memberUserId', true, 'memberUserId'],
    ['memberUserId', undefined, 'memberUserId'],
  ],
  quickRegister: [
    ['memberUserId', [], 'memberUserId'],
    ['referenceCode', undefined, 'referenceCode'],
  ],
  completeLogin: [
    ['memberLoginDto.memberId', {}, 'memberLoginDto.memberId'],
    ['memberLoginDto.memberUserId', undefined, 'memberLoginDto.memberUserId'],
    ['accessToken', 7, 'accessToken'],
  ],
  restoreLogin: [['memberLoginDto', 'somebody', 'memberLoginDto']],
  balance: [
    ['amount', 'all', 'amount'],
    ['amount', undefined, 'amount'],
  ],
  kycLevel: [
    ['kycLevel', 9, 'kycLevel'],
    ['kycLevel', undefined, 'kycLevel'],
  ],
  installments: [
    ['installmentDetails', {}, 'installmentDetails'],
    ['installmentDetails', undefined, 'installmentDetails'],
  ],
  bonus: [
    ['amount', '1,5', 'amount'],
    ['amount', undefined, 'amount'],
  ],
  creditBanks: [
    ['items', 'none', 'items'],
    ['items', undefined, 'items'],
  ],
  creditPlans: [
    ['bankInstallmentList', 3, 'bankInstallmentList'],
    ['bankInstallmentList', undefined, 'bankInstallmentList'],
  ],
  validateCredit: [
    ['creditToken', {}, 'creditToken'],
    ['creditToken', undefined, 'creditToken'],
  ],
  applyForCredit: [
    ['formData', 'no form', 'formData'],
    ['formData', undefined, 'formData'],
  ],
  startBankTransfer: [
    ['code', null, 'code'],
    ['bankTransferPaymentId', undefined, 'bankTransferPaymentId'],
  ],
  authoriseByThreeDS: [
    ['threeDSHtmlContent', 'no page', undefined],
    ['threeDSHtmlContent', undefined, undefined],
  ],
  authoriseByBkm: [['threeDSHtmlContent', {}, undefined]],
  authoriseCard: [['paidPrice', 'all', 'paidPrice']],
  authoriseMix: [['paymentStatus', 'PENDING', 'paymentStatus']],
  payFromBalance: [
    ['paidPrice', {}, 'paidPrice'],
    ['currency', 'lira', 'currency'],
  ],
  chooseSettlement: [['settlementToBalanceType', 'NEVER', undefined]],
}

/** Calls without required fields, so an empty answer is valid. */
const SAYS_NOTHING: readonly string[] = [
  'updateContact',
  'permitMessages',
  'sendAppLink',
  'notifyBankTransfer',
  'preference',
]

const mistake = (kind: Exclude<Mistake['kind'], 'changed' | 'answered' | 'preflight'>, says: RegExp) => ({
  mistake: { kind } as Mistake,
  says,
})

/** Mistakes in the preflight only: a browser would not send the call. */
export const OF_PREFLIGHT: readonly (readonly [mistake: Mistake, says: RegExp])[] = [
  [{ kind: 'preflight', status: 403 }, /^preflight: expected a 2xx, came HTTP 403$/],
  [
    { kind: 'preflight', headers: { 'access-control-allow-origin': 'https://elsewhere.example' } },
    /^preflight: the checkout's origin is not allowed$/,
  ],
  [
    { kind: 'preflight', headers: { 'access-control-allow-headers': 'accept, content-type' } },
    /^preflight: not allowed: the header .*x-iyzi-token/,
  ],
  [
    { kind: 'preflight', headers: { 'access-control-allow-headers': '*' } },
    /^preflight: not allowed: the header authorization$/,
  ],
  [
    { kind: 'preflight', headers: { 'access-control-allow-methods': 'GET' } },
    /^preflight: the method PUT is not allowed$/,
  ],
]

const OF_ANY_CALL = [
  mistake('html', /^expected JSON, came HTML$/),
  mistake('failed', /^HTTP 500: /),
  mistake('unreadable', /^expected access-control-allow-origin .* came none$/),
  mistake('redirecting', /^a redirect came: /),
  mistake('closing', /^the connection was closed before an answer$/),
]

/** All possible mistakes in a call's answers, except for a server that hangs. */
export function mistakesOf(call: string): readonly Planted[] {
  const fields = (NEEDED[call] ?? []).map(([field, to, at]): Planted => {
    const says = at === undefined ? /./ : to === undefined ? /^expected .*, came nothing$/ : /^expected .*, came /
    return { call, mistake: { kind: 'changed', field, to }, says, ...(at === undefined ? {} : { at }) }
  })
  const empty = SAYS_NOTHING.includes(call) ? [] : [mistake('empty', /came an empty body$|does not say/)]
  const [failing, elsewhere] = OF_PREFLIGHT
  const asked = [failing, elsewhere].flatMap((one) => (one ? [{ mistake: one[0], says: one[1] }] : []))
  return [...fields, ...[...OF_ANY_CALL, ...empty, ...asked].map((any) => ({ call, ...any }))]
}

/** Calls whose answers others depend on; calls of one group do not depend on each other. */
const GROUPS: readonly (readonly string[])[] = [
  ['startQuickLogin', 'creditBanks', 'balance', 'startBankTransfer', 'refundDetail', 'settlementDetail'],
  ['resendCode', 'validateCredit'],
  ['startLogin'],
  ['completeLogin'],
  ['detail'],
]

/** Calls to the same path as another one; they share its mistakes. */
const BESIDE_ANOTHER: readonly string[] = ['outcome', 'refundOutcome', 'settlementOutcome', 'proveIdentity']

const leaves = Object.keys(CALLS).filter((name) => !GROUPS.flat().includes(name) && !BESIDE_ANOTHER.includes(name))

/** Groups of calls that can be spoiled in one run; together they contain each call of the gateways. */
export const TOGETHER = [leaves, ...GROUPS]

export const hanging = (call: string): Planted => ({ call, ...mistake('hanging', /^no complete answer within 0\.4 s/) })

export const drawnMistake = (call: string, next: () => number): Planted => {
  const [planted] = drawn(mistakesOf(call), 1, next)
  if (!planted) throw new Error(`no mistake is known for ${call}`)
  return planted
}
