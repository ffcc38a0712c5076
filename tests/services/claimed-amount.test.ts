import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { refundLogic } from '../../src/services/into-balance/refund'
import { ORDER } from '../machines/fixtures/shopper'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysOver } from '../support/answering-http'
import { NO_OTHER_TABS } from '../../src/services/tabs/payment-lock'
import { payingDeps } from './support/paying-deps'

/** The outcome of a claim of the order's price, over a provider with this answer. */
function claimed(data: object) {
  const { requestContext, payments } = gatewaysOver(answersByPath({ '/claim': { status: 'success', data } }))
  const deps = { ...payingDeps(), requestContext, payments, lock: NO_OTHER_TABS }
  const { actors } = refundLogic(deps, () => undefined).implementations
  const input = { price: ORDER.price }
  return toPromise(createActor(actors['claimRefund'] as AnyActorLogic, { input }).start())
}

describe('the receipt of a refund claim', () => {
  it.each([
    ['the amount that its answer tells', { amount: 12, currencyCode: 'TRY' }, { minor: 1200, currency: 'TRY' }],
    ['the amount that was asked for where the answer tells none', { token: 'tok' }, ORDER.price],
  ])('a claimed refund is shown with %s (REF-01~, PAY-12~)', async (_, data, paid) => {
    expect(await claimed(data)).toMatchObject({ kind: 'claimed', receipt: { paid, decided: 'claimed' } })
  })
})
