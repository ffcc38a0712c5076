import { describe, expect, it } from 'vitest'
import { receiptFrom } from '../../machines/entities/payment-verdict'
import { sendOnce } from '../../src/services/payment/money-call'
import { verifyRefusal } from '../../src/services/payment/verify-refusal'
import { ORDER } from '../machines/fixtures/shopper'
import { gatewaysOver, httpAnswering } from '../support/answering-http'
import { ATTEMPTED } from '../support/attempted'
import { payingDeps } from './support/paying-deps'

const REFUSED = { kind: 'refused', code: '10051', group: undefined, message: undefined } as const

/** A balance payment is refused, and the order then gives this answer about it. */
async function refusedAt(order: object | undefined, isOurs = false) {
  const { submissions } = payingDeps()
  const answer = await sendOnce(
    { submissions, attempted: ATTEMPTED },
    () => Promise.resolve(REFUSED),
    (receipt) => ({ kind: 'paid' as const, receipt }),
    (submissionId) => {
      const body = order && JSON.stringify({ status: 'success', ...order, ...(isOurs && { submissionId }) })
      const { payments } = gatewaysOver(httpAnswering(body ?? ''))
      return verifyRefusal(payments, { submissionId, valueOf: (payment) => receiptFrom(payment, ORDER.price) })
    },
  )
  return { answer, submissions }
}

describe('refused balance payments', () => {
  it('a refused balance payment whose order is paid under its own submission is paid (PAY-06~)', async () => {
    const { answer } = await refusedAt({ paymentStatus: 'SUCCESS' }, true)
    expect(answer).toMatchObject({ kind: 'paid', receipt: { paid: ORDER.price } })
  })

  it.each([
    ['is paid by another attempt', { paymentStatus: 'SUCCESS', submissionId: 'another' }],
    ['is paid by an attempt without a name', { paymentStatus: 'SUCCESS' }],
    ['answers that its token was used', { status: 'failure', errorCode: '5124' }],
    ['cannot be asked', undefined],
  ])(
    'a refused balance payment whose order %s is unknown, neither ours nor "not charged" (RES-01~, PAY-14~)',
    async (_, order) => {
      const { answer, submissions } = await refusedAt(order)
      expect([answer, submissions.current()?.attempted]).toEqual([{ kind: 'unknown' }, ATTEMPTED])
    },
  )

  it.each(['INIT_THREEDS', 'BKM_POS_SELECTED'])(
    'a refused mixed payment whose first delivery waits at a bank (%s) is looked up, its page being lost (PAY-06~, PAY-13~)',
    async (paymentStatus) => {
      const { answer, submissions } = await refusedAt({ paymentStatus }, true)
      expect([answer, submissions.current()?.state]).toEqual([{ kind: 'unknown' }, 'answerLost'])
      const others = await refusedAt({ paymentStatus })
      expect(others.answer).toEqual({ kind: 'refused', refusal: REFUSED })
    },
  )

  it.each([
    ['is unpaid', { paymentStatus: 'NONE' }],
    ['says nothing about a payment', {}],
  ])('a refused balance payment whose order %s is refused (BAL-04~)', async (_, order) => {
    const { answer, submissions } = await refusedAt(order)
    expect([answer, submissions.current()]).toEqual([{ kind: 'refused', refusal: REFUSED }, undefined])
  })
})
