import { beforeAll, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { PAYMENT_PATHS, readyToSend } from './payments'
import type { PaymentCall } from './payments'
import { expectRefused, refusalsOf } from './refusals'
import { call, emailHash } from './shopper'

let sandbox: Harness
let ready: Awaited<ReturnType<typeof readyToSend>>
beforeAll(async () => {
  sandbox = await openSandbox()
  ready = await readyToSend(sandbox, { member: { balance: 5000 } })
})

const STRANGE = { memberEmail: 'baska@posta.example', userIdentification: emailHash('baska@posta.example') }

async function expectMistake(name: PaymentCall, payload: object): Promise<void> {
  const { token, login } = ready
  const answer = await call(sandbox, { token, path: PAYMENT_PATHS[name], payload, headers: login.headers })
  await expectRefused(sandbox, token, answer, 'wrong-payload', '11', 400)
}

describe('fields of payment payloads', () => {
  const reward = (changed: object) => ({ reward: { rewardAmount: 10, rewardUsage: 1, ...changed } })

  it.each<[string, PaymentCall, Record<string, unknown>]>([
    ['a reward of nothing', 'auth', reward({ rewardAmount: 0 })],
    ['a reward used twice', 'auth', reward({ rewardUsage: 2 })],
    ['a reward with more to say', 'auth', reward({ points: 1000 })],
    ['a balance part of nothing', 'mix', { memberBalanceAmount: 0 }],
    ['installments beside the balance', 'mix', { installment: 3 }],
    ['a balance part without a mixed payment', 'auth', { memberBalanceAmount: 480 }],
    ['installments in the wallet of the card banks', 'bkm', { installment: 3 }],
    ['points in the wallet of the card banks', 'bkm', reward({})],
    ['six digits of a card', 'installment', { binNumber: '454359' }],
    ['another currency than that of the order', 'installment', { currency: 'USD' }],
    ['another currency than that of the order', 'bonus', { currency: 'USD' }],
  ])('a payload with %s is refused and recorded in the call %s (SBX-06~)', async (_, name, changed) => {
    await expectMistake(name, { ...ready.payloads[name], ...changed })
  })

  it.each<[PaymentCall, Record<string, unknown>, string]>([
    ['balance', { authenticationToken: 'x' }, 'memberToken'],
    ['balance', { memberId: '1' }, 'memberId'],
    ['balance', { memberGsmNumber: '+905610000000' }, 'memberGsmNumber'],
    ['balance', { userIdentification: '0'.repeat(64) }, 'userIdentification'],
    ['balance', STRANGE, 'memberEmail'],
    ['mix', { memberToken: 'x' }, 'memberToken'],
    ['mix', STRANGE, 'memberEmail'],
    ['auth', STRANGE, 'memberEmail'],
    ['threeDS', { memberId: '1' }, 'memberId'],
    ['threeDS', STRANGE, 'memberEmail'],
    ['bkm', { memberToken: 'x' }, 'memberToken'],
    ['bkm', STRANGE, 'memberEmail'],
  ])(
    'a payload of another member is refused and recorded in the call %s (PAY-07~, SBX-06~)',
    async (name, changed, detail) => {
      const answer = await ready.send(name, changed)
      await expectRefused(sandbox, ready.token, answer, 'wrong-identity', '60010', 400)
      expect((await refusalsOf(sandbox, ready.token)).at(-1)).toMatchObject({ detail })
    },
  )

  it('a payload may spell the member’s e-mail in any case (PAY-07~)', async () => {
    for (const wanted of [{}, { email: 'Ece.Su@Posta.example' }]) {
      const { send, member, token } = await readyToSend(sandbox, { member: wanted })
      const claims = {
        memberEmail: member.email.toUpperCase(),
        userIdentification: emailHash(member.email.toLowerCase()),
      }
      expect((await send('auth', claims)).body).toMatchObject({ status: 'success' })
      expect(await refusalsOf(sandbox, token)).toEqual([])
    }
  })

  it.each<[PaymentCall, Record<string, unknown>]>([
    ['threeDS', { paidPrice: 2479.99 }],
    ['bkm', { paidPrice: 2481 }],
    ['balance', { paidPrice: 2481 }],
    ['mix', { paidPrice: 2481 }],
    ['mix', { memberBalanceAmount: 2480 }],
  ])(
    'a payload with another amount than the order’s is refused and recorded in the call %s (BEST-08~, SBX-06~)',
    async (name, changed) => {
      await expectRefused(sandbox, ready.token, await ready.send(name, changed), 'wrong-amount', '10232', 400)
    },
  )
})
