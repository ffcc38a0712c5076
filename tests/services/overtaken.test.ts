import { expect, it } from 'vitest'
import { isOurSuccess } from '../../machines/entities/payment-verdict'
import { bankObserver } from '../../src/services/reconciliation/bank-observer'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import { unresolvedAttempt } from '../../src/services/reconciliation/unresolved-attempt'
import { ATTEMPTED } from '../support/attempted'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { payingDeps } from './support/paying-deps'

const NAMELESS = {
  paymentStatus: 'SUCCESS',
  submissionId: undefined,
  paymentId: '99',
  paid: undefined,
  callbackUrl: undefined,
  refusal: undefined,
}

it.each(['onGone', 'onOpenBeside'] as const)(
  'an overtaken payment whose shopper goes to its bank again (%s) claims no success without an id (PAY-12~, RES-01~)',
  (way) => {
    const submissions = createSubmissions(EMPTY_SESSION_STORE, { now: () => undefined })
    const bank = bankObserver(submissions)
    const isOurs = () =>
      isOurSuccess(NAMELESS, unresolvedAttempt({ submissions, timings: payingDeps().timings }, undefined), false)
    submissions.begin(ATTEMPTED)
    submissions.handOver()
    expect(isOurs()).toBe(true)
    submissions.onBankEvent('otherReported')
    expect(isOurs()).toBe(false)
    bank[way]()
    expect(isOurs()).toBe(false)
    submissions.onBankEvent('cameBack')
    expect([isOurs(), submissions.current()?.state]).toEqual([false, 'overtaken'])
  },
)
