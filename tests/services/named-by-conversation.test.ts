import { describe, expect, it } from 'vitest'
import type { OrderPayment } from '../../machines/entities/order-payment'
import { namesOtherAttempt, unpaidProblem, verdictOf } from '../../machines/entities/payment-verdict'
import { pageAfter, sent } from './support/first-question'

const ATTEMPT = { submissionId: 'ours', isWindowOver: false, isBankUnseen: false, isSessionOver: false }

const failure = (names: Pick<OrderPayment, 'submissionId'> & Partial<OrderPayment>): OrderPayment => ({
  paymentStatus: 'FAILURE',
  refusal: { code: '10051', group: undefined, message: 'Yetersiz' },
  paymentId: undefined,
  paid: undefined,
  callbackUrl: undefined,
  ...names,
})

describe('failures that name their payment by a conversation id', () => {
  it.each(['conversationId', 'paymentConversationId'])(
    'a failure with our submission as its %s is known as ours on a reload (CARD-13~, PAY-06~)',
    async (name) => {
      const body = {
        status: 'success',
        price: 10,
        paymentStatus: 'FAILURE',
        errorCode: '10680',
        errorMessage: 'Olmadı',
      }
      const refused = { text: 'Olmadı', key: 'errors.generic' }
      expect(await pageAfter({ ...body, [name]: sent.id }, sent).start()).toMatchObject({ kind: 'started', refused })
      expect(await pageAfter({ ...body, [name]: 'of the shop' }, sent).start()).toMatchObject({ kind: 'unsettled' })
    },
  )

  it('a failure whose conversation id is our submission is ours, with the bank’s reason (CARD-13~, PAY-06~)', () => {
    const ours = failure({ submissionId: undefined, conversationIds: ['of the shop', 'ours'] })
    expect(verdictOf(ours, ATTEMPT)).toBe('notCharged')
    expect(unpaidProblem(ours, ATTEMPT).key).not.toBe('errors.notCharged')
  })

  it('a failure that names another conversation is neither ours nor known as another attempt’s (PAY-06~)', () => {
    const shops = failure({ submissionId: undefined, conversationIds: ['of the shop'] })
    expect([verdictOf(shops, ATTEMPT), namesOtherAttempt(shops, ATTEMPT)]).toEqual(['unknown', false])
    expect(unpaidProblem(shops, ATTEMPT).key).toBe('errors.notCharged')
  })

  it('a failure of another submission is another attempt’s, unless its conversation id is ours (PAY-06~)', () => {
    const nobody = { ...ATTEMPT, submissionId: undefined }
    expect(namesOtherAttempt(failure({ submissionId: 'another', conversationIds: [] }), nobody)).toBe(true)
    expect(namesOtherAttempt(failure({ submissionId: 'another', conversationIds: ['ours'] }), ATTEMPT)).toBe(false)
  })
})
