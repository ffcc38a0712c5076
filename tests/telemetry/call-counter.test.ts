import { describe, expect, it } from 'vitest'
import { experimentGroupOf } from '../../machines/entities/init-data'
import type { Call } from '../../src/gateways/call'
import { DETAIL_PATHS } from '../../src/gateways/detail-request'
import type { Outcome } from '../../src/gateways/outcome'
import { createCallCounter } from '../../src/services/telemetry/call-counter'
import type { CountedEvent } from '../../src/services/telemetry/events'

const REFUSED: Outcome<unknown> = { kind: 'refused', code: '1', group: undefined, message: undefined }
const ok = (value?: unknown): Outcome<unknown> => ({ kind: 'ok', value })

function counting(isOutcomeAwaited = false) {
  const events: CountedEvent[] = []
  const counter = createCallCounter({
    events: { record: (event) => events.push(event) },
    isOutcomeAwaited: () => isOutcomeAwaited,
  })
  const eventsOf = (path: string, outcome: Outcome<unknown>, call: object = {}) => {
    counter.onOutcome({ path, kind: 'read', by: 'visitor', ...call } as Call<unknown>, outcome)
    return events.splice(0).map(({ category, action, ...rest }) => [category, action, ...Object.values(rest)].join(' '))
  }
  return { ...counter, eventsOf }
}

const order = (init: object = {}, paymentStatus?: string, gsmNumber = '+905321234567') =>
  ok({
    order: { contact: { gsmNumber } },
    outcome: { paymentStatus },
    init: { customCountlySegments: { shop: 'blue' }, countlyStartType: 'fast', experimentGroup: 'GROUP_B', ...init },
  })

const GROUPS = { 0: 'ORIGIN', 1: 'GROUP_A', 2: 'GROUP_B' } as const

const DETAIL_PATH = DETAIL_PATHS.pay

describe('events of calls', () => {
  const START = '/api/v1/members-login/otp-quick-login-initialize'
  it.each([
    [START, ok({ memberUserExists: true, shouldUseEmail: false }), 'gsm-check checked member'],
    [START, ok({ memberUserExists: false, shouldUseEmail: false }), 'gsm-check checked newcomer'],
    [START, ok({ memberUserExists: true, shouldUseEmail: true }), 'multi-email asked'],
    [START, REFUSED, 'gsm-check checked Failure'],
    ['/api/v2/members-login/otp-quick-login-initialize', REFUSED, 'gsm-check checked Failure'],
    ['/api/v1/checkout/update-contact', ok(), 'multi-email updated Success'],
    ['/api/v1/members-login/login-complete', ok(), 'otp verified Success'],
    ['/api/v1/members-login/login-complete', REFUSED, 'otp verified Failure'],
    ['/api/v1/members-login/login/sms-resend', ok(), 'otp resent Success'],
    ['/api/v1/members-login/login/gsm-update', REFUSED, 'otp number-changed Failure'],
    ['/api/v2/members-login/register', ok(), 'registration registered Success'],
    ['/api/v1/members-login/quick-register', REFUSED, 'registration registered Failure'],
    ['/api/v1/members-auth/cardsAndMemberToken', ok(), 'dashboard opened Success'],
    ['/api/v2/pay-with-credit/bank-list', ok(), 'shopping-credit offered Success'],
    ['/api/v1/pay-with-credit/validation', REFUSED, 'shopping-credit validated Failure'],
    ['/api/v2/pay-with-credit/application', ok(), 'result credit Success'],
    ['/payment/bank-transfer/checkoutForm/initialize', ok(), 'result transfer Success'],
    ['/payment/bank-transfer/checkoutForm/notify', ok(), 'bank-transfer notified Success'],
    ['/payment/iyzipos/checkoutform/auth/ecom', ok({ kind: 'paid' }), 'result card Success'],
    ['/payment/iyzipos/checkoutform/auth/ecom', ok({ kind: 'redirected' }), 'result card Directed to 3DS'],
    ['/payment/iyzipos/checkoutform/initialize3ds/ecom', ok({ kind: 'redirected' }), 'result card Directed to 3DS'],
    ['/payment/iyzipos/checkoutform/initializebkm/ecom', REFUSED, 'result bkm Failure'],
    ['/payment/fund/auth/mix-payment', ok({ kind: 'paid' }), 'result mixed Success'],
    ['/payment/fund/auth', REFUSED, 'result balance Failure'],
  ])('%s is tracked by its family and its outcome (EVT-01~, RES-02~)', (path, outcome, told) => {
    expect(counting().eventsOf(path, outcome)).toEqual([told])
  })

  it.each<[answer: string, outcome: Outcome<unknown>]>([
    ['success that names no payment', ok({ kind: 'bare', answered: 'done' })],
    ['refused login', { ...REFUSED, code: '401', isLoginRefused: true }],
    ['refusal because of an earlier approval', { ...REFUSED, code: '10203' }],
    ['bank that was not reached', { ...REFUSED, code: '10228' }],
  ])('a payment whose answer is a %s is tracked once, by the order’s status (RES-02~)', (_, outcome) => {
    const { eventsOf } = counting(true)
    expect(eventsOf('/payment/iyzipos/checkoutform/auth/ecom', outcome, { kind: 'money' })).toEqual([])
    expect(eventsOf(DETAIL_PATH, ok({ paymentStatus: 'SUCCESS' }))).toEqual(['result after-bank Success'])
  })

  it('a call of unknown meaning is not tracked (EVT-01~)', () => {
    expect(counting().eventsOf('/api/v1/consumer-funds/balances', ok())).toEqual([])
  })

  it('a payment at a bank is tracked once, by the order’s status, only where this page awaits it (RES-02~)', () => {
    const waiting = counting(true)
    expect(waiting.eventsOf(DETAIL_PATH, ok({ paymentStatus: 'INIT_THREEDS' }))).toEqual([])
    expect(waiting.eventsOf(DETAIL_PATH, ok({ paymentStatus: 'FAILURE' }))).toEqual(['result after-bank Failure'])
    expect(waiting.eventsOf(DETAIL_PATH, ok({ paymentStatus: 'FAILURE' }))).toEqual([])
    waiting.eventsOf('/payment/fund/auth', REFUSED, { kind: 'money' })
    expect(waiting.eventsOf(DETAIL_PATH, order({}, 'SUCCESS'))).toEqual([
      'session started fast',
      'result after-bank Success',
    ])
    expect(counting().eventsOf(DETAIL_PATH, ok({ paymentStatus: 'SUCCESS' }))).toEqual([])
    expect(waiting.eventsOf(DETAIL_PATH, REFUSED)).toEqual([])
  })
})

describe('the data of each event', () => {
  it('an event has its order’s segments, start type and experiment; the session starts once (EVT-01~, EVT-03~)', () => {
    const { eventsOf, segments } = counting()
    expect(segments()).toEqual({})
    expect(eventsOf(DETAIL_PATH, order())).toEqual(['session started fast'])
    expect(eventsOf(DETAIL_PATH, order({ experimentGroup: 'ORIGIN' }))).toEqual([])
    expect(segments()).toEqual({ shop: 'blue', startType: 'fast', experimentGroup: 'GROUP_B', areaCode: '532' })
  })

  it('an event has no start type where the order names no known one (EVT-01~)', () => {
    for (const countlyStartType of [undefined, 'a b', 'ayse@posta.example', 'x'.repeat(41)]) {
      const { eventsOf, segments } = counting()
      expect(eventsOf(DETAIL_PATH, order({ countlyStartType }))).toEqual(['session started'])
      expect(segments()['startType']).toBeUndefined()
    }
  })

  it('an event has the area code of the phone that the shopper gives, in place of the order’s (EVT-01~)', () => {
    const { eventsOf, segments } = counting()
    eventsOf(DETAIL_PATH, order())
    eventsOf('/x', ok(), { kind: 'sms', body: { phoneNumber: '+905541112233' } })
    expect(segments()['areaCode']).toBe('554')
    eventsOf('/x', ok(), { kind: 'sms', body: { gsmNumber: '+905051112233' } })
    expect(segments()['areaCode']).toBe('505')
    eventsOf('/x', ok(), { kind: 'sms', body: { email: 'a@b.example' } })
    eventsOf('/x', ok(), { kind: 'money', body: { gsmNumber: '+905991112233' } })
    expect(segments()['areaCode']).toBe('505')
  })

  it.each(['+90 532 123 45 67', '0532 123 45 67', '905321234567', '0090 532 1234567', '5321234567'])(
    'an event has the same area code for a phone in any form: %s (EVT-01~)',
    (phone) => {
      const ofOrder = counting()
      ofOrder.eventsOf(DETAIL_PATH, order({}, undefined, phone))
      const typed = counting()
      typed.eventsOf('/x', ok(), { kind: 'sms', body: { phoneNumber: phone } })
      expect([ofOrder.segments()['areaCode'], typed.segments()['areaCode']]).toEqual(['532', '532'])
    },
  )

  it('an event has no area code of a foreign phone, nor the order’s any more (EVT-01~, FRGN-02~)', () => {
    const { eventsOf, segments } = counting()
    eventsOf(DETAIL_PATH, order({}, undefined, '+4915112345678'))
    expect(segments()['areaCode']).toBeUndefined()
    const changed = counting()
    changed.eventsOf(DETAIL_PATH, order())
    const body = { email: 'anna@posta.example', gsmNumber: '+4915112345678' }
    changed.eventsOf('/api/v1/checkout/update-contact', ok(), { kind: 'preference', body })
    expect(changed.segments()['areaCode']).toBeUndefined()
    changed.eventsOf(DETAIL_PATH, order())
    expect(changed.segments()['areaCode']).toBeUndefined()
  })

  const oddGroups: readonly unknown[] = [
    3,
    -1,
    0.5,
    '3',
    '',
    ' 1',
    '1.0',
    '0x1',
    'x',
    null,
    undefined,
    true,
    [],
    [1],
    [[2]],
    {},
    { toString: null, valueOf: 'x' },
  ]
  it('an event has the experiment group 0 as ORIGIN, 1 as GROUP_A, 2 as GROUP_B and any other as ORIGIN (EVT-03)', () => {
    const groups = [
      ...([0, 1, 2, '1', '2'] as const).map((told) => [told, GROUPS[told]] as const),
      ...oddGroups.map((told) => [told, 'ORIGIN'] as const),
    ]
    for (const [told, group] of groups) {
      const { eventsOf, segments } = counting()
      eventsOf(DETAIL_PATH, order({ experimentGroup: experimentGroupOf(told) }))
      expect([told, segments()['experimentGroup']]).toEqual([told, group])
    }
  })
})
