import { createActor, waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { checkoutHandlers } from '../../src/services/checkout/checkout'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import { createTransferStore } from '../../src/services/storage/transfer-store'
import { TRANSFER } from '../machines/fixtures/bank-accounts'
import { TIMINGS } from '../machines/fixtures/timings'
import { gatewaysAnswered } from '../support/answering-http'
import { ATTEMPTED } from '../support/attempted'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { NOTHING_COUNTED } from '../support/nothing-counted'
import { tabStorage } from '../support/tab-storage'
import { QUESTION, signal } from './support/first-question'
import { payingDeps } from './support/paying-deps'

const PAID = { status: 'success', price: 2603.01, currency: 'TRY', paymentStatus: 'SUCCESS' }

/** A tab whose card payment is at its bank, and which may have a transfer of the same order, left before or still in use. */
function atTheBank(isLeft: boolean, named: object, isInUse = false) {
  const { storage } = tabStorage()
  const { requestContext, payments } = gatewaysAnswered({ ...PAID, ...named })
  const transferStore = createTransferStore(requestContext.token, () => storage)
  if (isLeft || isInUse) transferStore.save(TRANSFER)
  if (isLeft) transferStore.leave()
  const state = 'ledToBank' as const
  const kept = { id: 's-1', sentAt: undefined, attempted: ATTEMPTED, state }
  const sessionStore = { ...EMPTY_SESSION_STORE, submission: () => kept }
  const submissions = createSubmissions(sessionStore, { now: () => undefined })
  return { ...payingDeps({ payments, submissions }), transferStore, sessionStore }
}

type Deps = ReturnType<typeof atTheBank>

async function whenAsked(deps: Deps) {
  const actor = createActor(reconciliationLogic(deps), { input: { token: 'tok', isAtBank: true, timings: TIMINGS } })
  const { output } = await waitFor(actor.start(), (later) => !later.hasTag('busy'), { timeout: 2_000 })
  return output?.kind === 'paid' && output.receipt.paid !== undefined
}

async function whenLoaded(deps: Deps) {
  const add = () => undefined
  const answers = checkoutHandlers({ ...deps, events: NOTHING_COUNTED, bootAnswer: undefined, add })
  const opening = await answers.startOrder(QUESTION, signal)
  return opening.kind === 'paid' && opening.isOwnPaymentFound
}

it.each([
  ['asked', whenAsked],
  ['loaded again', whenLoaded],
])(
  'a paid order that names no attempt is not the card payment’s beside a left transfer: %s (RES-01~, GWY-11~)',
  async (_, isOurs) => {
    const shown = [{}, { submissionId: 's-1' }].map((named) =>
      Promise.all([false, true].map((isLeft) => isOurs(atTheBank(isLeft, named)))),
    )
    expect(await Promise.all(shown)).toEqual([
      [true, false],
      [true, true],
    ])
  },
)

it('a paid order that names no attempt is not the card payment’s beside a transfer in use, loaded again (RES-01~, GWY-11~)', async () => {
  expect(await Promise.all([false, true].map((isInUse) => whenLoaded(atTheBank(false, {}, isInUse))))).toEqual([
    true,
    false,
  ])
})
