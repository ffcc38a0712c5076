import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { CreditSubmission } from '../../machines/payment/shopping-credit/ports'
import type { Outcome } from '../../src/gateways/outcome'
import type { ShoppingCreditGateway } from '../../src/gateways/member/shopping-credit/gateway'
import { checkOrderHandler } from '../../src/services/payment/check-order'
import { paymentLogic } from '../../src/services/payment/payment'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import { MEMBER, ORDER } from '../machines/fixtures/shopper'
import { TIMINGS } from '../machines/fixtures/timings'
import { gatewaysOver, httpAnswering } from '../support/answering-http'
import { sendingIn } from '../support/port-answer'
import { payingDeps } from './support/paying-deps'

const unexpected = () => Promise.reject(new Error('this is unexpected'))

const refused = (code: string) => ({ kind: 'refused', code, group: undefined, message: undefined }) as const

const APPLIED: CreditSubmission = {
  method: 'shopping-credit',
  price: ORDER.price,
  sum: ORDER.price,
  bankPart: ORDER.price,
  gate: undefined,
  question: { member: MEMBER, price: ORDER.price, acquirerId: 901, isOnlyForBankUsers: false },
  choice: 901,
}

/** The application is refused with this code, and the order, if it can be read, gives this answer, which may name its conversation. */
async function appliedFor(refusal: Outcome<never>, order: object, isNamed: boolean, unread = 0) {
  const ids: string[] = []
  let validations = 0
  const credits: ShoppingCreditGateway = {
    banks: unexpected,
    plans: unexpected,
    validate: async () => {
      validations += 1
      return { kind: 'ok', value: { creditToken: 'credit-secret', creditId: '55' } }
    },
    apply: async ({ submissionId }) => {
      ids.push(submissionId)
      return refusal
    },
  }
  let looks = 0
  const body = () => ({ status: 'success', price: 2480.5, ...order, ...(isNamed && { conversationId: ids[0] }) })
  const { payments } = gatewaysOver({
    send: (call) => {
      looks += 1
      return httpAnswering(JSON.stringify(body()), looks > unread ? 200 : 503).send(call)
    },
  })
  const deps = payingDeps({ credits, payments })
  const { send } = sendingIn(paymentLogic(deps))
  const answer = await send(APPLIED)
  return { answer, deps, again: () => send(APPLIED), validations: () => validations }
}

describe('an application for a credit that the network delivers twice', () => {
  it.each([
    ['at once', 0],
    ['after a look in vain', 1],
  ])(
    'an application refused because it was delivered before is looked up %s, and then blocks no other method (CRED-06~, PAY-13~, PAY-14~)',
    async (_, unread) => {
      const { answer, deps } = await appliedFor(refused('200321'), { paymentStatus: 'INIT_CREDIT' }, true, unread)
      expect(answer).toEqual({ kind: 'unknown' })
      const search = createActor(reconciliationLogic(deps), {
        input: { token: 'tok', isAtBank: false, timings: TIMINGS },
      })
      search.start()
      expect(await toPromise(search)).toEqual({
        kind: 'notCharged',
        problem: { text: undefined, key: 'errors.creditPage' },
      })
      const check = checkOrderHandler(deps)
      expect(await check({ price: ORDER.price }, new AbortController().signal)).toEqual({ kind: 'ready' })
    },
  )

  it('an application that is made again after it was looked up is validated again (CRED-03~, CRED-06~)', async () => {
    for (const unread of [0, 1]) {
      const applied = await appliedFor(refused('200321'), { paymentStatus: 'INIT_CREDIT' }, true, unread)
      await applied.again()
      expect(applied.validations()).toBe(2)
    }
  })

  it.each([
    ['because of an application that names another', '200321', { paymentStatus: 'INIT_CREDIT' }, false],
    ['by an order that has no application', '200321', { paymentStatus: 'NONE' }, true],
    ['for another reason', '150803', { paymentStatus: 'INIT_CREDIT' }, true],
  ])('an application refused %s stays refused (CRED-06~)', async (_, code, order, isNamed) => {
    const { answer, deps } = await appliedFor(refused(code), order, isNamed)
    expect(answer).toMatchObject({ kind: 'refused', refusal: { code } })
    expect(deps.submissions.current()).toBeUndefined()
  })
})
