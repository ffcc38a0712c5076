import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GatewayError } from '../../src/gateways/outcome'
import { gatewaysOver, httpAnswering } from '../support/answering-http'
import { PAYMENT } from '../support/payment'
import { anyText } from '../support/text'

/** Every call of the checkout, each with its own schema. */
function callsOver(text: string, status: number): Record<string, () => Promise<{ kind: string }>> {
  const { members, payments } = gatewaysOver(httpAnswering(text, status))
  return {
    detail: () => payments.detail(),
    outcome: () => payments.outcome(),
    payByCard: () => payments.payByCard.auth(PAYMENT),
    installments: () => payments.installments({ bin: '54003600', price: PAYMENT.price }),
    bonus: () => payments.bonus({ conversationId: 'a-question', price: PAYMENT.price, card: PAYMENT.card }),
    startLogin: () => members.startLogin({ email: 'a@b.co', phone: '+905321234567' }),
    completeLogin: () => members.completeLogin({ memberUserId: 'u', referenceCode: 'r', verificationCode: '123456' }),
    openWallet: () => members.openWallet('7'),
  }
}

const names = Object.keys(callsOver('', 200))

/** How a call ends: with the provider's answer, or with a GatewayError. Anything else fails the test. */
async function endingOf(name: string, text: string, status = 200): Promise<string> {
  try {
    const outcome = await callsOver(text, status)[name]?.()
    return outcome?.kind ?? 'no such call'
  } catch (error) {
    if (error instanceof GatewayError) return error.fault
    throw error
  }
}

const FIELDLESS: readonly string[] = ['outcome', 'openWallet', 'payByCard']

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const HOSTILE: Record<string, string> = {
  nothing: '',
  'half an answer': '{"status":"success","paymentId":"1","paidPr',
  'a page of a proxy': '<!doctype html><title>502</title>',
  'a word': 'success',
  'a word in quotes': '"success"',
  'a list': '[{"status":"success"}]',
  null: 'null',
  'a number': '1e400',
  'two answers': '{"status":"success"}{"status":"success"}',
  'a mark before the answer': '\ufeff{"status":"success"}',
  'a prototype with a status': '{"__proto__":{"status":"success","price":1,"paymentId":"1","paidPrice":1}}',
  'a constructor': '{"status":"success","constructor":{"prototype":{"price":1}},"data":{"constructor":1}}',
  'methods that are none': '{"status":"success","toString":1,"valueOf":null,"hasOwnProperty":"x","data":"x"}',
  'lists a thousand deep': `{"status":"success","data":${nested(1_000)},"price":${nested(1_000)}}`,
  'lists ten thousand deep': `{"status":"success","data":${nested(10_000)},"price":1.001}`,
  'more than is read': `{"status":"success","data":"${'x'.repeat(1024 * 1024)}"}`,
  'a success that shouts': '{"status":"SUCCESS"}',
  'a failure whose code is a list': '{"status":"failure","errorCode":[5125]}',
}

describe('hostile answers', () => {
  it.each(Object.entries(HOSTILE))(
    'a hostile answer of %s is breakage for every call, with any status (GWY-08~)',
    async (_, text) => {
      // These calls need no field: an unknown payment, a wallet without cards, and a bare success, which the page then checks (GWY-11).
      const needy = text.startsWith('{"status":"success"') ? names.filter((name) => !FIELDLESS.includes(name)) : names
      for (const name of needy) {
        expect(await endingOf(name, text), name).toBe('malformed')
        expect(await endingOf(name, text, 404), name).toBe('malformed')
        expect(await endingOf(name, text, 502), name).toBe('server')
      }
      for (const name of FIELDLESS) expect(['ok', 'malformed']).toContain(await endingOf(name, text))
    },
  )

  it('a hostile answer does not pollute the prototype of objects', async () => {
    const text = '{"status":"success","__proto__":{"polluted":1},"data":{"__proto__":{"polluted":1}},"price":1}'
    for (const name of names) await endingOf(name, text)
    expect('polluted' in {}).toBe(false)
  })

  it.each(names)(
    'a hostile answer of any shape to %s is ok, refused, malformed or a server fault (GWY-08~)',
    async (name) => {
      const field = fc.constantFrom(
        'price',
        'paidPrice',
        'paymentId',
        'currency',
        'callbackUrl',
        'goBackUrl',
        'merchantInfo',
        'merchantName',
        'paymentStatus',
        'submissionId',
        'memberUserExists',
        'memberUserId',
        'memberLoginDto',
        'accessToken',
        'memberToken',
        'expiresIn',
        'errorCode',
        'errorMessage',
        'consumerErrorMessage',
        '__proto__',
        'x',
      )
      const body = fc.dictionary(field, fc.oneof(fc.jsonValue(), anyText()), {
        noNullPrototype: true,
      })
      const frame = fc.tuple(fc.constantFrom('success', 'failure'), body, fc.oneof(body, fc.jsonValue()))
      const text = fc.oneof(
        fc.string(),
        fc.json(),
        frame.map(([status, flat, data]) => JSON.stringify({ ...flat, status, data })),
      )
      await fc.assert(
        fc.asyncProperty(text, fc.integer({ min: 200, max: 599 }), async (answer, status) => {
          expect(['ok', 'refused', 'malformed', 'server']).toContain(await endingOf(name, answer, status))
        }),
        { numRuns: 150 },
      )
    },
  )

  it('a hostile answer leaves none of its secrets in the result or the error', async () => {
    const secret = '4543590000000006'
    for (const name of names) {
      const call = callsOver(`{"status":"success","price":"${secret}","memberToken":{"a":"${secret}"}}`, 200)[name]
      const failed = await call?.().then(JSON.stringify, String)
      expect(failed).not.toContain(secret)
    }
  })
})
