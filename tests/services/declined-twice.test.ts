import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { type CardChoices, submissionOf } from '../../machines/payment/card/choices'
import { paymentLogic } from '../../src/services/payment/payment'
import { CHOICES } from '../machines/support/choices'
import { saved } from '../machines/fixtures/wallet'
import { TIMINGS } from '../machines/fixtures/timings'
import { gatewaysOver, httpAnswering } from '../support/answering-http'
import { attemptIn } from '../support/port-answer'
import { payingDeps } from './support/paying-deps'

const paidWith = (isProviderCard: boolean): CardChoices => ({
  ...CHOICES,
  cardSource: 'savedCard',
  selectedCard: 'own',
  wallet: { ...CHOICES.wallet, cards: [saved('own', { isProviderCard })] },
})

/** Pays with a saved card; the call is declined, and each later read of the order says that this very payment is paid. */
async function declined(isProviderCard: boolean) {
  const deps = payingDeps()
  deps.session.saveMemberToken('wallet-token', undefined, deps.session.credentials())
  const order = { status: 'success', price: 2480.5, paymentStatus: 'NONE' }
  const { payments } = gatewaysOver({
    async send(call) {
      const refusal = JSON.stringify({ status: 'failure', errorCode: '10051' })
      if (call.kind === 'money') return httpAnswering(refusal).send(call)
      const submissionId = deps.submissions.current()?.id
      const body = submissionId === undefined ? order : { ...order, paymentStatus: 'SUCCESS', submissionId }
      return httpAnswering(JSON.stringify(body)).send(call)
    },
  })
  const submission = submissionOf(paidWith(isProviderCard))
  const input = { submission, level: 2, mayHaveRisen: false, timings: { ...TIMINGS, threeDSPause: 1 } } as const
  return toPromise(createActor(attemptIn(paymentLogic({ ...deps, payments })), { input }).start())
}

it('a decline of the provider’s own card is no refusal, if its first delivery has taken the balance (PAY-06~, PAY-14~)', async () => {
  expect(await declined(true)).toMatchObject({ kind: 'paid' })
})

it('a decline of any other card is its bank’s own answer (PAY-14~)', async () => {
  expect(await declined(false)).toMatchObject({ kind: 'refused', refusal: { code: '10051' } })
})
