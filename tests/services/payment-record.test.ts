import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { endingLogics } from '../../src/services/checkout/endings'
import { createServerClock } from '../../src/services/platform/server-clock'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import { ATTEMPTED } from '../support/attempted'
import { gatewaysAnswered } from '../support/answering-http'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { valueOf } from '../support/value-of'
import { payingDeps } from './support/paying-deps'

const CALENDAR = { holidays: ['2026-11-27'], halfDays: ['2026-11-30'] }

/** What the result reads from such an order, after a payment sent at 1,000,000. */
async function recordOf(said: object = {}): Promise<unknown> {
  const { payments } = gatewaysAnswered({ status: 'success', price: 10, ...said })
  const { init } = valueOf(await payments.detail())
  const time = { ...createServerClock(), now: () => 1_000_000 }
  const submissions = createSubmissions(EMPTY_SESSION_STORE, time)
  submissions.begin(ATTEMPTED)
  submissions.settle({ paymentId: '7', paid: ATTEMPTED.sum })
  const { resultExtras } = endingLogics({ ...payingDeps({ submissions }), calendar: CALENDAR }, () => init)
  const { readRecord } = resultExtras.implementations.actors
  const record: unknown = await toPromise(createActor(readRecord as AnyActorLogic).start())
  return record
}

describe('the payment record', () => {
  it('the payment record has the time of sending and the configured calendar (AGR-02~)', async () => {
    expect(await recordOf()).toMatchObject({ orderedAt: 1_000_000, calendar: CALENDAR })
  })

  it('the payment record is of a protected order only where the order says so (AGR-03~)', async () => {
    expect(await recordOf({ buyerProtectionEnabled: true })).toMatchObject({ isProtected: true })
    for (const said of [{ buyerProtectionEnabled: false }, {}])
      expect(await recordOf(said)).toMatchObject({ isProtected: false })
  })
})
