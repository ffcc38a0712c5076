import { createActor, waitFor } from 'xstate'
import type { UnnamedSuccess, Outcome } from '../../../src/gateways/outcome'
import { sendOnce } from '../../../src/services/payment/money-call'
import { reconciliationLogic } from '../../../src/services/reconciliation/reconciliation'
import { TIMINGS } from '../../machines/fixtures/timings'
import type { Submissions } from '../../../src/services/reconciliation/submission'
import { ATTEMPTED } from '../../support/attempted'
import { type AnsweringHttp, gatewaysOver } from '../../support/answering-http'
import { payingDeps } from './paying-deps'

/** In server time. */
export const SENT = 1_000_000

type OrderOver = (submissionId: string) => AnsweringHttp

function depsAtSending() {
  const deps = payingDeps()
  deps.time.set(SENT)
  return deps
}

function searchIn(deps: ReturnType<typeof depsAtSending>, http: AnsweringHttp) {
  const logic = reconciliationLogic({ ...deps, payments: gatewaysOver(http).payments })
  const actor = createActor(logic, { input: { token: 'tok', isAtBank: false, timings: TIMINGS } }).start()
  return { deps, http, actor, answered: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) }
}

/** The search after a payment that ended in this state, over an order with these answers. */
export function searching(state: Parameters<Submissions['become']>[0], orderOver: OrderOver) {
  const deps = depsAtSending()
  const submissionId = deps.submissions.begin(ATTEMPTED)
  deps.submissions.become(state)
  return searchIn(deps, orderOver(submissionId))
}

/** The same after a call that was really sent. Throws if its answer needs no search. */
export async function searchingAfter<Value>(
  send: (submissionId: string) => Promise<Outcome<Value | UnnamedSuccess>>,
  orderOver: OrderOver,
) {
  const deps = depsAtSending()
  const { submissions } = deps
  await sendOnce({ submissions, attempted: ATTEMPTED }, send, () => {
    throw new Error('the answer needs no search')
  })
  const submissionId = submissions.current()?.id
  if (submissionId === undefined) throw new Error('the answer has settled its attempt')
  return searchIn(deps, orderOver(submissionId))
}
