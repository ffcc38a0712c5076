import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { EMPTY_FORM } from '../../machines/entities/entry-form'
import { checkMember } from '../../machines/sign-in/identify/ports'
import { identifyMachine } from '../../machines/sign-in/identify/machine'
import { formView } from '../../machines/sign-in/identify/view'
import { type RawAnswer, loginRefusal, outcomeOf } from '../../src/gateways/answer'
import { GatewayError } from '../../src/gateways/outcome'
import { implementPort } from '../../src/services/platform/implement-port'
import { settled } from '../machines/support/settled'

const PAYMENT = '/payment/fund/auth'
const MEMBER = '/api/v1/members-login/kyc-level'
const value = v.object({ paymentId: v.string() })

const json = (body: unknown, status = 200): RawAnswer => ({ status, text: JSON.stringify(body) })
const outcome = (answer: RawAnswer, path = PAYMENT) => outcomeOf(answer, path, value)

function faultOf(answer: RawAnswer, path = PAYMENT): string {
  try {
    return outcome(answer, path).kind
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return error.fault
  }
}

const answered = fc.integer({ min: 200, max: 499 })
const broken = fc.integer({ min: 500, max: 599 })
const neither = fc.jsonValue().filter((status) => status !== 'success' && status !== 'failure')

/** The problem that the shopper sees after the member look-up ends with this answer. */
async function problemAfter(answer: RawAnswer) {
  const logic = identifyMachine.provide({
    actors: {
      checkMember: implementPort(checkMember, async () => {
        outcomeOf(answer, MEMBER, value)
        return { kind: 'newcomer' }
      }),
    },
  })
  const form = { ...EMPTY_FORM, email: 'ayse@shop.example', gsmNumber: '5321234567' }
  const actor = createActor(logic, { input: { form, entrance: 'identify' } }).start()
  actor.send({ type: 'order.arrived', form: EMPTY_FORM, isQuick: false, isMembersOnly: false })
  actor.send({ type: 'shopper.continued' })
  await settled()
  return formView(actor.getSnapshot()).problem
}

describe('outcomeOf an answer', () => {
  it('an answer below 500 is success, failure or malformed; malformed and 5xx show the generic error (GWY-02)', async () => {
    fc.assert(
      fc.property(answered, (status) => {
        expect(outcome(json({ status: 'success', paymentId: 'p' }, status))).toEqual({
          kind: 'ok',
          value: { paymentId: 'p' },
        })
        expect(outcome(json({ status: 'failure', errorCode: '5', errorMessage: 'no' }, status))).toMatchObject({
          kind: 'refused',
          code: '5',
          message: 'no',
        })
      }),
    )
    fc.assert(
      fc.property(answered, neither, (status, word) => {
        expect(faultOf(json({ status: word, paymentId: 'p' }, status))).toBe('malformed')
        expect(faultOf(json(word, status))).toBe('malformed')
      }),
    )
    fc.assert(
      fc.property(broken, fc.constantFrom('success', 'failure', 'x'), (status, word) => {
        expect(faultOf(json({ status: word, paymentId: 'p' }, status))).toBe('server')
        expect(faultOf({ status, text: '<h1>Bad gateway</h1>' })).toBe('server')
      }),
    )
    const generic = { text: undefined, key: 'errors.generic' }
    expect(await problemAfter(json({ status: 'maybe', paymentId: 'p' }))).toEqual(generic)
    expect(await problemAfter(json({ status: 'success', paymentId: 'p' }, 503))).toEqual(generic)
    expect(await problemAfter(json({ status: 'success', paymentId: 'p' }))).toBeUndefined()
  })

  it('a success that lacks a required field is malformed, and the error names path and field (GWY-08~)', () => {
    expect(() => outcome(json({ status: 'success' }))).toThrow(`malformed ${PAYMENT} paymentId`)
    expect(() => outcome(json({ status: 'success', paymentId: 5 }))).toThrow(`malformed ${PAYMENT} paymentId`)
  })

  it('member and consumer answers have their value in data or at the top, payments at the top', () => {
    const wrapped = json({ status: 'success', data: { paymentId: 'in' }, paymentId: 'out' })
    expect(outcome(wrapped, MEMBER)).toMatchObject({ value: { paymentId: 'in' } })
    expect(outcome(wrapped, '/api/v1/consumer-funds/balances')).toMatchObject({ value: { paymentId: 'in' } })
    expect(outcome(wrapped, PAYMENT)).toMatchObject({ value: { paymentId: 'out' } })
    expect(outcome(json({ status: 'success', paymentId: 'flat' }), MEMBER)).toMatchObject({
      value: { paymentId: 'flat' },
    })
  })

  it('an error code is read as a number or as text, and is empty where it is absent', () => {
    expect(outcome(json({ status: 'failure', errorCode: 5125, errorGroup: 'TOKEN' }))).toMatchObject({
      code: '5125',
      group: 'TOKEN',
    })
    expect(outcome(json({ status: 'failure', errorCode: null }))).toEqual({
      kind: 'refused',
      code: '',
      group: undefined,
      message: undefined,
    })
  })

  it('an answer that is longer than a mebibyte is not read at all', () => {
    const answer = json({ status: 'success', paymentId: 'p', padding: 'x'.repeat(1024 * 1024) })
    expect(faultOf(answer)).toBe('malformed')
    expect(faultOf(json({ status: 'success', paymentId: 'p', padding: 'x'.repeat(1024 * 1000) }))).toBe('ok')
  })

  it('an empty body is a success with a status of 2xx alone, for a call that needs no value (GWY-11~)', () => {
    const kindOf = (status: number) => {
      try {
        return outcomeOf({ status, text: '\n' }, MEMBER, v.undefined()).kind
      } catch (error) {
        return error instanceof GatewayError && error.fault
      }
    }
    expect([199, 200, 204, 299, 300, 304].map(kindOf)).toEqual([
      'malformed',
      'ok',
      'ok',
      'ok',
      'malformed',
      'malformed',
    ])
  })

  it('a 401 refuses the login for any body, even one that is empty, malformed or too long (GWY-10~)', () => {
    const refused = (text: string) => loginRefusal({ status: 401, text })
    const body = JSON.stringify({ status: 'failure', errorCode: '17', errorGroup: 'AUTH' })
    expect(refused(body)).toMatchObject({ code: '17', group: 'AUTH', isLoginRefused: true })
    for (const text of ['', '<html>', '{"errorCode":{}}', body.padEnd(1024 * 1024 + 1)])
      expect(refused(text)).toEqual({ code: '401', group: undefined, message: undefined, isLoginRefused: true })
  })
})
