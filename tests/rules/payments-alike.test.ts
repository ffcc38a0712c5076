import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { everyCall } from '../support/every-call'

interface Entries {
  readonly entries: Readonly<Record<string, { readonly type: string }>>
}

/** What a call has to be asked with, by field; that each call is asked so is told call by call, over the wire. */
function requestOf(path: string) {
  const found = everyCall.find(({ description }) => description.path === path)
  if (!found?.request || !('entries' in found.request)) throw new Error(`nobody describes ${path}`)
  const { entries } = found.request as unknown as Entries
  return { kind: found.description.kind, request: found.request, fields: Object.keys(entries).sort(), entries }
}

const AUTH = '/payment/iyzipos/checkoutform/auth/ecom'
const THREE_DS = '/payment/iyzipos/checkoutform/initialize3ds/ecom'
const BKM = '/payment/iyzipos/checkoutform/initializebkm/ecom'
const MIX = '/payment/fund/auth/mix-payment'
const PAYMENTS = [AUTH, THREE_DS, BKM, MIX, '/payment/fund/auth', '/payment/bank-transfer/checkoutForm/initialize']

const OF_ALL = ['browserFingerprint', 'conversationId', 'locale', 'paidPrice', 'paymentChannel', 'userIdentification']

describe('payments', () => {
  it('are all those calls that say a price to be paid and are sent once (PAY-07~)', () => {
    const found = everyCall.filter(
      ({ description, request }) =>
        description.kind === 'money' &&
        request !== undefined &&
        'entries' in request &&
        'paidPrice' in (request as unknown as Entries).entries,
    )
    expect(found.map(({ description }) => description.path).sort()).toEqual([...PAYMENTS].sort())
  })

  it.each(PAYMENTS)(
    'by %s carry the fingerprint and the hashed e-mail beside the plain one, channel and language (PAY-07)',
    (path) => {
      const { kind, fields, entries } = requestOf(path)
      expect(kind).toBe('money')
      expect(fields).toEqual(expect.arrayContaining(OF_ALL))
      expect(fields.filter((field) => field === 'memberEmail' || field === 'email')).toHaveLength(1)
      for (const field of OF_ALL) expect([field, entries[field]?.type]).not.toEqual([field, 'optional'])
    },
  )

  it('by card share one payload, of which the balance adds its part and BKM Express has no card (CARD-17)', () => {
    const card = requestOf(AUTH)
    expect(requestOf(THREE_DS).fields).toEqual(card.fields)
    expect(requestOf(MIX).fields).toEqual([...card.fields, 'memberBalanceAmount'].sort())
    expect(requestOf(BKM).fields).toEqual(card.fields.filter((field) => !['paymentCard', 'reward'].includes(field)))
    expect(card.fields).toEqual(
      [...OF_ALL, 'memberId', 'memberToken', 'memberEmail', 'gsmNumber', 'installment', 'paymentCard', 'reward'].sort(),
    )
    // A buyer from abroad is no member; who pays a part from a balance is one.
    expect(card.entries['memberToken']?.type).toBe('optional')
    expect(requestOf(MIX).entries['memberToken']?.type).not.toBe('optional')
    expect(v.is(card.request, {})).toBe(false)
  })
})
