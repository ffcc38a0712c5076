import { createActor, waitFor } from 'xstate'
import { reconciliationLogic } from '../../../src/services/reconciliation/reconciliation'
import { TIMINGS } from '../../machines/fixtures/timings'
import type { Submissions } from '../../../src/services/reconciliation/submission'
import { ATTEMPTED } from '../../support/attempted'
import { type AnsweringHttp, gatewaysOver } from '../../support/answering-http'
import { payingDeps } from './paying-deps'

/** In server time. */
export const SENT = 1_000_000

/** The search after a call that was answered so, over an order that says what follows. */
export function searching(
  state: Parameters<Submissions['become']>[0],
  orderOver: (submissionId: string) => AnsweringHttp,
) {
  const deps = payingDeps()
  deps.time.set(SENT)
  const submissionId = deps.submissions.begin(ATTEMPTED)
  deps.submissions.become(state)
  const http = orderOver(submissionId)
  const logic = reconciliationLogic({ ...deps, payments: gatewaysOver(http).payments })
  const actor = createActor(logic, { input: { token: 'tok', isAtBank: false, timings: TIMINGS } }).start()
  return { deps, http, actor, answered: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) }
}
