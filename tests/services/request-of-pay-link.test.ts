import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { AnyAttempted } from '../../machines/payment/rules'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import { TIMINGS } from '../machines/fixtures/timings'
import { gatewaysAnswered } from '../support/answering-http'
import { sent, startAs } from './support/first-question'
import { payingDeps } from './support/paying-deps'

const price = { minor: 1000, currency: 'TRY' }
const UNDONE = { text: undefined, key: 'errors.requestUndone' }

const FLOWS = [
  ['refund', { refundToBalanceUsed: true, refundToken: 'r' }, undefined, 'claimed'],
  ['settlement', { settlementToBalanceUsed: true, settlementToken: 's' }, 'ALL_TIME', 'ALL_TIME'],
] as const

describe.each(FLOWS)('a %s of a link to pay', (method, flags, choice, decided) => {
  const attempted: AnyAttempted = { method, price, sum: price, choice }
  const order = { status: 'success', price: 10, ...flags }

  it('a request found after a reload has its own words, also on a link to pay (BOOT-17~, REF-02~, SET-02~)', async () => {
    const start = (paymentStatus: string) =>
      startAs({ ...order, paymentStatus, submissionId: sent.id }, { ...sent, attempted })
    expect(await start('SUCCESS')).toMatchObject({ kind: 'paid', receipt: { decided } })
    expect(await start('FAILURE')).toMatchObject({ kind: 'started', refused: UNDONE })
  })

  it('a request shown as done keeps its decision while the order says nothing, also on a link to pay (BOOT-17~, REF-01~, SET-01~)', async () => {
    const shown = { ...sent, attempted, state: 'paid', paid: { paymentId: '7', paid: price } } as const
    expect(await startAs(order, shown)).toMatchObject({ kind: 'paid', receipt: { decided } })
  })

  it('a request whose answer was lost is found with its own words, also on a link to pay (BOOT-17~, REF-02~, SET-02~)', async () => {
    for (const [paymentStatus, output] of [
      ['SUCCESS', { kind: 'paid', receipt: { decided } }],
      ['FAILURE', { kind: 'notCharged', problem: UNDONE }],
    ] as const) {
      const deps = payingDeps()
      const submissionId = deps.submissions.begin(attempted)
      const { payments } = gatewaysAnswered({ ...order, paymentStatus, submissionId })
      const input = { token: 'tok', isAtBank: false, timings: TIMINGS }
      const actor = createActor(reconciliationLogic({ ...deps, payments }), { input }).start()
      const { output: found } = await waitFor(actor, (later) => !later.hasTag('busy'), { timeout: 2_000 })
      expect(found).toMatchObject(output)
    }
  })
})
