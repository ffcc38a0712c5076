import { checkoutHandlers } from '../../../src/services/checkout/checkout'
import type { StoredSubmission } from '../../../src/services/storage/session-store'
import { createTransferStore } from '../../../src/services/storage/transfer-store'
import { createServerClock } from '../../../src/services/platform/server-clock'
import { createSubmissions } from '../../../src/services/reconciliation/submission'
import type { RawAnswer } from '../../../src/gateways/answer'
import type { PaymentGateway } from '../../../src/gateways/payment/gateway'
import { TRANSFER } from '../../machines/fixtures/bank-accounts'
import { ATTEMPTED } from '../../support/attempted'
import { NOTHING_COUNTED } from '../../support/nothing-counted'
import { EMPTY_SESSION_STORE } from '../../support/empty-session-store'
import { tabStorage } from '../../support/tab-storage'
import { gatewaysAnswered } from '../../support/answering-http'
import { payingDeps } from './paying-deps'

export const QUESTION = { token: 'tok' } as const
export const { signal } = new AbortController()

export function answersOver(
  payments: PaymentGateway,
  bootAnswer?: Promise<RawAnswer>,
  time = createServerClock(),
  sessionStore = EMPTY_SESSION_STORE,
) {
  const added: object[] = []
  const answers = checkoutHandlers({
    ...payingDeps({ payments }),
    time,
    events: NOTHING_COUNTED,
    sessionStore,
    bootAnswer,
    add: (actors) => added.push(actors),
  })
  return { answers, added, start: () => answers.startOrder(QUESTION, signal) }
}

export const startWith = (body: object) => answersOver(gatewaysAnswered(body).payments).start()

/** The same in a tab that may have left a transfer before. */
export function startAfter(isLeft: boolean, body: object) {
  const { storage } = tabStorage()
  const { requestContext, payments } = gatewaysAnswered(body)
  const kept = createTransferStore(requestContext.token, () => storage)
  kept.save(TRANSFER)
  if (isLeft) kept.leave()
  const deps = {
    ...payingDeps({ payments }),
    transferStore: kept,
    events: NOTHING_COUNTED,
    sessionStore: EMPTY_SESSION_STORE,
  }
  return checkoutHandlers({ ...deps, bootAnswer: undefined, add: () => undefined }).startOrder(QUESTION, signal)
}

/** A page in a tab that has stored this attempt. */
export function pageAfter(body: object, sent: StoredSubmission | undefined) {
  let kept = sent
  const sessionStore = { submission: () => kept, saveSubmission: (next?: StoredSubmission) => void (kept = next) }
  const submissions = createSubmissions(sessionStore, createServerClock())
  const deps = {
    ...payingDeps({ submissions }),
    events: NOTHING_COUNTED,
    sessionStore: EMPTY_SESSION_STORE,
  }
  const start = (answered = body) => {
    const { payments } = gatewaysAnswered(answered)
    return checkoutHandlers({ ...deps, payments, bootAnswer: undefined, add: () => undefined }).startOrder(
      QUESTION,
      signal,
    )
  }
  return { start, kept: () => kept?.id, state: () => kept?.state }
}

export const startAs = (body: object, kept: StoredSubmission | undefined) => pageAfter(body, kept).start()

export const sent: StoredSubmission = { id: 's-1', sentAt: undefined, attempted: ATTEMPTED, state: 'sent' }
