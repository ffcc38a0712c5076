import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import { bankTransferLogic } from '../../src/services/payment/bank-transfer'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import { NO_OTHER_TABS } from '../../src/services/tabs/payment-lock'
import { TRANSFER } from '../machines/fixtures/bank-accounts'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysOver } from '../support/answering-http'
import { tabStorage } from '../support/tab-storage'
import { payingDeps } from './support/paying-deps'

const PAID = { status: 'success', paymentStatus: 'SUCCESS' }

/** The outcome of a refused notice of an order with this detail. */
function notifiedAt(detail: object, endPaid = () => undefined, { sessionStore } = tabStorage()) {
  const { payments, transfers } = gatewaysOver(
    answersByPath({ '/detail': detail, '/notify': { status: 'failure', errorCode: '1' } }),
  )
  const submissions = createSubmissions(sessionStore, { now: () => 7 }, { ...NO_OTHER_TABS, endPaid })
  const { actors } = bankTransferLogic({ ...payingDeps(), payments, transfers, submissions }).implementations
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

  it('an order found paid when its transfer is notified is paid in every tab (BEST-02~)', async () => {
    const endPaid = vi.fn()
    await notifiedAt({ status: 'success', paymentStatus: 'INIT_BANK_TRANSFER' }, endPaid)
    expect(endPaid).not.toHaveBeenCalled()
    await notifiedAt(PAID, endPaid)
    expect(endPaid).toHaveBeenCalledTimes(1)
  })

  it('an order found paid when its transfer is notified is stored for a reload, as ordered with its code (BOOT-14~, AGR-02~)', async () => {
    const tab = tabStorage()
    const stored = () => createSubmissions(tab.sessionStore, { now: () => 8 }).paid()
    await notifiedAt({ status: 'success', paymentStatus: 'INIT_BANK_TRANSFER' }, undefined, tab)
    expect(stored()).toBeUndefined()
    await notifiedAt({ ...PAID, callbackUrl: 'https://www.shop.example/back' }, undefined, tab)
    expect(stored()).toMatchObject({ sentAt: TRANSFER.begunAt, attempted: undefined, paid: { paid: TRANSFER.amount } })
    expect(JSON.stringify([...tab.entries])).not.toContain('shop.example')
    const elsewhere = tabStorage()
    await notifiedAt({ ...PAID, paymentId: 'another' }, undefined, elsewhere)
    expect(createSubmissions(elsewhere.sessionStore, { now: () => 8 }).paid()).toMatchObject({ sentAt: undefined })
  })
})
