import type { Asked } from './asked.ts'
import type { Call } from './calls.ts'
import type { Failure } from './envelope.ts'
import { type Fields, mapDeep, textAt, valueAt } from './fields.ts'
import { refuse } from './refusals.ts'
import type { Deps } from './deps.ts'

/** A foreign buyer is not a member and has none of these. */
const MEMBERS_ONLY = ['memberId', 'memberToken', 'memberEmail', 'memberGsmNumber', 'authenticationToken']

/** Must be present, but may be empty: the browser may not provide a value. */
const MAY_BE_EMPTY = ['browserFingerprint', 'memberKycLevel', 'buyerProtected']

const ERROR_CODES: Readonly<Record<string, string>> = {
  email: '3',
  memberEmail: '3',
  gsmNumber: '25',
  phoneNumber: '25',
  memberGsmNumber: '25',
  checkoutFormToken: '5132',
}

const lacks = (body: Fields, field: string) => {
  const value = valueAt(body, field)
  if (MAY_BE_EMPTY.includes(field)) return value === undefined
  return value === undefined || value === null || value === ''
}

const hasMaskedPhone = (body: Fields) => {
  let masked = false
  mapDeep(body, (value, key) => {
    if (/gsmNumber|phoneNumber/i.test(key) && typeof value === 'string' && value.includes('*')) masked = true
    return value
  })
  return masked
}

const namesToken = ({ body, call }: Asked) =>
  !['detail', 'refundDetail', 'settlementDetail'].includes(call) || 'checkoutFormToken' in body || 'token' in body

const otherToken = ({ body, call, order }: Asked) => {
  if (call === 'settlementSettings') return false
  const given = textAt(body, 'checkoutFormToken') ?? textAt(body, 'token')
  return given !== undefined && given !== order.token
}

/** What the documents require of this call and the caller has omitted; recorded as the caller's fault. */
export const faultOf = (call: Call, asked: Asked, deps: Deps, query: URLSearchParams): Failure | undefined => {
  const { body, order } = asked
  const foreign = order.foreign && asked.member === undefined
  const missing = call.required
    .split(' ')
    .filter((field) => field !== '' && !(foreign && MEMBERS_ONLY.includes(field)))
    .find((field) => lacks(body, field))
  if (missing !== undefined) return refuse(deps, asked, `${missing} is missing`, ERROR_CODES[missing] ?? '24')
  if (!query.has('locale')) return refuse(deps, asked, 'locale is not in the query', '24')
  if (!namesToken(asked)) return refuse(deps, asked, 'the body has no token', '5132')
  if (otherToken(asked)) return refuse(deps, asked, 'the body names another token than the header', '5124')
  if (hasMaskedPhone(body)) return refuse(deps, asked, 'a masked phone number came back', '25')
  return undefined
}
