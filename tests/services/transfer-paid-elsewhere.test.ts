import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { bankTransferLogic } from '../../src/services/payment/bank-transfer'
import { TRANSFER } from '../machines/fixtures/bank-accounts'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysOver } from '../support/answering-http'
import { payingDeps } from './support/paying-deps'

const PAID = { status: 'success', paymentStatus: 'SUCCESS' }

/** The outcome of a notice that could not be sent because the order is already paid. */
function notifiedAt(detail: object) {
  const { payments, transfers } = gatewaysOver(
    answersByPath({ '/detail': detail, '/notify': { status: 'failure', errorCode: '1' } }),
  )
  const { actors } = bankTransferLogic({ ...payingDeps(), payments, transfers }).implementations
  const input = { transfer: TRANSFER }
  return toPromise(createActor(actors['notifyTransfer'] as AnyActorLogic, { input }).start())
}

describe('orders found paid when the notice of a transfer is refused', () => {
  it.each([
    ['the transfer itself', { paymentId: TRANSFER.bankTransferPaymentId }, TRANSFER.amount],
    ['a payment without a name', {}, TRANSFER.amount],
    ['another payment', { paymentId: 'another' }, undefined],
    ['another payment of a known amount', { paymentId: 'another', paidPrice: 12 }, { minor: 1200, currency: 'TRY' }],
  ])(
    'an order paid by %s when its transfer is notified shows that payment’s amount alone (PAY-12~)',
    async (_, told, paid) => {
      expect(await notifiedAt({ ...PAID, ...told })).toMatchObject({ kind: 'paid', receipt: { paid } })
    },
  )
})
