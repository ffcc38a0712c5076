import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { reconciliationMachine } from '../../machines/after/reconciliation/machine'
import { isWindowOver, unpaidProblem, receiptFrom, verdictOf } from '../../machines/entities/payment-verdict'
import { EMPTY_CARD } from '../../machines/entities/card'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import type { OrderPayment } from '../../machines/entities/order-payment'
import { TIMINGS } from '../machines/fixtures/timings'
import { ATTEMPTED } from '../support/attempted'
import { gatewaysOver, httpAnswering } from '../support/answering-http'
import { GOOD_CARD } from '../support/cards'
import { payingDeps } from './support/paying-deps'
import { PAYMENT_STATUSES } from '../support/specification'

const OURS = 'f00d'
const statuses = [...PAYMENT_STATUSES, 'success', 'Failure', 'FAILED', 'PAID', '', 'constructor', undefined]
const submissions = [OURS, 'another', '', undefined]

const saying = (paymentStatus: string | undefined, submissionId: string | undefined): OrderPayment => ({
  paymentStatus,
  submissionId,
  refusal: undefined,
  paymentId: '99',
  paid: undefined,
  callbackUrl: 'https://www.shop.example/callback',
})

const WITH_BANK = [
  'INIT_BANK_TRANSFER',
  'INIT_CREDIT',
  'PENDING_CREDIT',
  'INIT_THREEDS',
  'CALLBACK_THREEDS',
  'BKM_POS_SELECTED',
]

describe('the verdict on a lost payment', () => {
  it.each(statuses)(
    'the verdict on a lost payment with the status %s is the table’s, for any submission (PAY-06~)',
    (status) => {
      for (const named of submissions) {
        for (const isWindowOver of [true, false]) {
          const isOurFailure = status === 'FAILURE' && named === OURS
          const isUnpaid = status === 'FAILURE' || status === 'NONE'
          const notYet = WITH_BANK.includes(status ?? '') ? 'withBank' : 'unknown'
          const expected =
            status === 'SUCCESS' ? 'paid' : isOurFailure || (isUnpaid && isWindowOver) ? 'notCharged' : notYet
          const attempt = { submissionId: OURS, isWindowOver, isBankUnseen: false, isSessionOver: false }
          expect(verdictOf(saying(status, named), attempt), `${String(named)} ${String(isWindowOver)}`).toBe(expected)
        }
      }
    },
  )

  it.each(WITH_BANK)(
    'a lost payment with an unvisited bank is "not charged" only if %s awaits the visit (CARD-10~, CRED-04~, PAY-06~)',
    (status) => {
      for (const isWindowOver of [true, false]) {
        const attempt = { submissionId: OURS, isWindowOver, isBankUnseen: true, isSessionOver: false }
        const isWaitedFor = ['INIT_THREEDS', 'BKM_POS_SELECTED', 'INIT_CREDIT'].includes(status)
        const expected = isWaitedFor ? 'notCharged' : 'withBank'
        expect(verdictOf(saying(status, OURS), attempt)).toBe(expected)
        expect(verdictOf(saying(status, undefined), attempt)).toBe(expected)
        expect(verdictOf(saying(status, 'another'), attempt)).toBe('withBank')
        expect(verdictOf(saying('SUCCESS', OURS), attempt)).toBe('paid')
      }
    },
  )

  it.each(WITH_BANK)(
    'a lost payment past the bank’s session is "not charged" only if %s awaits a card’s bank (PAY-13~, PAY-06~)',
    (status) => {
      for (const isWindowOver of [true, false]) {
        const attempt = { submissionId: OURS, isWindowOver, isBankUnseen: false, isSessionOver: true }
        const expected = ['INIT_THREEDS', 'BKM_POS_SELECTED'].includes(status) ? 'notCharged' : 'withBank'
        expect(verdictOf(saying(status, OURS), attempt)).toBe(expected)
        expect(verdictOf(saying(status, undefined), attempt)).toBe(expected)
        expect(verdictOf(saying(status, 'another'), attempt)).toBe('withBank')
        expect(verdictOf(saying('SUCCESS', OURS), attempt)).toBe('paid')
      }
    },
  )

  it('a payment that was not charged shows the reason of this payment alone (CARD-13~)', () => {
    const attempt = { submissionId: OURS, isWindowOver: true, isBankUnseen: false, isSessionOver: false }
    const refused = { ...saying('FAILURE', OURS), refusal: { code: '10680', group: undefined, message: 'Onaylanmadı' } }
    expect(unpaidProblem(refused, attempt)).toEqual({ text: 'Onaylanmadı', key: 'errors.generic' })
    const ofAnother = { ...refused, submissionId: 'another' }
    expect(unpaidProblem(ofAnother, attempt)).toEqual({ text: undefined, key: 'errors.notCharged' })
    // A bank that was not reached has given no reason.
    const unreached = { ...refused, refusal: { ...refused.refusal, group: 'REQUEST_TIMEOUT' } }
    expect(unpaidProblem(unreached, attempt)).toEqual({ text: undefined, key: 'errors.notCharged' })
    const unseen = { ...attempt, isBankUnseen: true, isSessionOver: false }
    expect(unpaidProblem(saying('INIT_THREEDS', OURS), unseen)).toEqual({ text: undefined, key: 'errors.bankPage' })
    const inVain = { ...attempt, isSessionOver: true }
    expect(unpaidProblem(saying('INIT_THREEDS', OURS), inVain)).toEqual({ text: undefined, key: 'errors.bankSession' })
    expect(unpaidProblem(saying('NONE', undefined), unseen)).toEqual({ text: undefined, key: 'errors.notCharged' })
  })

  it('a payment without a submission of ours is never "not charged" (PAY-06~)', () => {
    for (const status of statuses) {
      for (const named of submissions) {
        expect(verdictOf(saying(status, named), undefined)).not.toBe('notCharged')
      }
    }
  })

  it('the processing window ends after its length, and never without a time (PAY-06~)', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (sentAt, after, length) => {
        expect(isWindowOver({ sentAt, now: sentAt + after, length })).toBe(after >= length)
        expect(isWindowOver({ sentAt: undefined, now: sentAt, length })).toBe(false)
        expect(isWindowOver({ sentAt, now: undefined, length })).toBe(false)
      }),
    )
  })

  it('a receipt has the attempted amount where the provider leaves out the paid one (PAY-12~)', () => {
    const receipt = { paymentId: '99', paid: ATTEMPTED.sum, callbackUrl: 'https://www.shop.example/callback' }
    expect(receiptFrom(saying('SUCCESS', OURS), ATTEMPTED.sum)).toEqual(receipt)
    expect(receiptFrom(saying('SUCCESS', OURS), undefined)).toEqual({ ...receipt, paid: undefined })
    const said = { ...saying('SUCCESS', OURS), paid: ATTEMPTED.price }
    expect(receiptFrom(said, ATTEMPTED.sum)).toEqual({ ...receipt, paid: ATTEMPTED.price })
  })
})

const FAILED_ELSEWHERE = { status: 'success', paymentStatus: 'FAILURE', submissionId: 'another' }

/** Checks the outcome over a gateway with this answer, during an attempt. */
async function askOver(answer: (submissionId: string) => object, status = 200, sentAt?: number, isLedToBank = false) {
  const deps = payingDeps()
  if (sentAt !== undefined) deps.time.set(sentAt)
  const submissionId = deps.submissions.begin(ATTEMPTED)
  if (isLedToBank) deps.submissions.handOver()
  return { deps, submissionId, ...(await ask(deps, answer(submissionId), status)) }
}

async function ask(deps: ReturnType<typeof payingDeps>, answer: object, status?: number) {
  const http = httpAnswering(JSON.stringify(answer), status)
  const logic = reconciliationLogic({ ...deps, payments: gatewaysOver(http).payments })
  const actor = createActor(logic, { input: { token: 'tok', isAtBank: false, timings: TIMINGS } }).start()
  const snapshot = await waitFor(actor, (later) => !later.hasTag('busy'), { timeout: 2_000 })
  return { snapshot, calls: http.calls }
}

describe('askOutcome', () => {
  it('askOutcome that finds SUCCESS is paid as attempted, and clears submission and card (PAY-06~, PAY-12~, BEST-01~)', async () => {
    const { deps, snapshot } = await askOver((submissionId) => ({
      status: 'success',
      paymentStatus: 'SUCCESS',
      paymentId: 99,
      submissionId,
    }))
    expect(snapshot.output).toEqual({
      kind: 'paid',
      receipt: { paymentId: '99', paid: ATTEMPTED.sum, callbackUrl: undefined },
      isOwnPaymentFound: true,
    })
    expect(deps.submissions.current()).toBeUndefined()
    expect(deps.vault.read()).toEqual(EMPTY_CARD)
  })

  it.each([
    ['another attempt', { submissionId: 'another' }, false, undefined],
    ['another attempt, after the bank', { submissionId: 'another' }, true, undefined],
    ['nobody', {}, false, undefined],
    ['no attempt, after the bank', {}, true, ATTEMPTED],
  ] as const)(
    'a SUCCESS that names %s shows our own amounts only if the payment is ours (PAY-12~, RES-01~)',
    async (_, named, isLedToBank, attempted) => {
      const said = { status: 'success', paymentStatus: 'SUCCESS', paymentId: 99, ...named }
      const { deps, snapshot } = await askOver(() => said, 200, undefined, isLedToBank)
      expect(snapshot.output).toMatchObject({ kind: 'paid', receipt: { paymentId: '99', paid: attempted?.sum } })
      expect(Object.keys(snapshot.output ?? {}).includes('isOwnPaymentFound')).toBe(attempted !== undefined)
      expect(deps.submissions.paid()).toMatchObject({ attempted })
    },
  )

  it('a failure of another attempt leaves our attempt at the bank overtaken (PAY-12~)', async () => {
    const { deps } = await askOver(() => ({ ...FAILED_ELSEWHERE }), 200, undefined, true)
    expect(deps.submissions.current()).toMatchObject({ state: 'overtaken' })
  })

  it.each([
    ['of its bank, without a name', { paymentStatus: 'INIT_THREEDS' }, true],
    ['of an earlier failure, without a name', { paymentStatus: 'FAILURE' }, false],
    ['of a transfer', { paymentStatus: 'INIT_BANK_TRANSFER' }, false],
    ['of another attempt’s bank', { paymentStatus: 'INIT_THREEDS', submissionId: 'another' }, false],
  ])(
    'a FAILURE after a closed bank page is ours only if our bank was seen before: earlier %s (GWY-11~)',
    async (_, before, isOurs) => {
      const { deps } = await askOver(() => ({ status: 'success', ...before }), 200, undefined, true)
      deps.submissions.onBankEvent('closed')
      const { snapshot } = await ask(deps, { status: 'success', paymentStatus: 'FAILURE' })
      expect(snapshot.status).toBe(isOurs ? 'done' : 'active')
    },
  )

  it('askOutcome takes the paid amount from the provider’s answer (PAY-06~, PAY-09~)', async () => {
    const said = { status: 'success', paymentStatus: 'SUCCESS', paymentId: 99, paidPrice: 2603.01, currency: 'TRY' }
    const { snapshot } = await askOver(() => said)
    expect(snapshot.output).toMatchObject({ receipt: { paid: { minor: 260_301, currency: 'TRY' } } })
  })

  it('askOutcome that finds our FAILURE is not charged with its reason, and keeps the card (PAY-06~, BEST-01~)', async () => {
    const failed = { status: 'success', paymentStatus: 'FAILURE', errorCode: '10680', errorMessage: 'Onaylanmadı' }
    const { deps, snapshot } = await askOver((submissionId) => ({ ...failed, submissionId }))
    const problem = { text: 'Onaylanmadı', language: 'tr', key: 'errors.generic' }
    expect(snapshot.output).toEqual({ kind: 'notCharged', problem })
    expect(deps.submissions.current()).toBeUndefined()
    expect(deps.vault.read()).toEqual(GOOD_CARD)
  })

  it.each([
    ['another attempt failed', { status: 'success', paymentStatus: 'FAILURE', submissionId: 'another' }, 200],
    ['some attempt failed', { status: 'success', paymentStatus: 'FAILURE' }, 200],
    ['nothing', { status: 'success' }, 200],
    ['it is with the bank', { status: 'success', paymentStatus: 'INIT_THREEDS' }, 200],
    ['the token is dead', { status: 'failure', errorCode: '5125' }, 200],
    ['nothing was paid yet', { status: 'success', paymentStatus: 'NONE' }, 200],
    ['failure of its own', { status: 'failure', paymentStatus: 'FAILURE', submissionId: 'x' }, 200],
    ['that it is broken', { status: 'success', paymentStatus: 'SUCCESS' }, 503],
    ['something else', { paymentStatus: 'SUCCESS' }, 200],
  ])(
    'askOutcome that finds %s leaves the outcome unknown and keeps the attempt (PAY-06~, BEST-01~)',
    async (_, answer, status) => {
      const { deps, snapshot, submissionId } = await askOver(() => answer, status)
      expect(snapshot.status).toBe('active')
      expect(deps.submissions.current()?.id).toBe(submissionId)
      expect(deps.vault.read()).toEqual(GOOD_CARD)
    },
  )

  it.each(['NONE', 'FAILURE'])(
    'askOutcome that finds %s judges the processing window by that very answer’s time (CNT-09~, PAY-06~)',
    async (paymentStatus) => {
      const { moneyDeadline, processingWindow } = payingDeps().timings
      const SENT = 1_000_000
      for (const [later, isOver] of [
        [moneyDeadline + processingWindow - 1_000, false],
        [moneyDeadline + processingWindow + 1_000, true],
        [undefined, false],
      ] as const) {
        const said = { status: 'success', paymentStatus, systemTime: later && SENT + later }
        const { deps, snapshot } = await askOver(() => said, 200, SENT)
        expect(snapshot.status).toBe(isOver ? 'done' : 'active')
        expect(deps.submissions.current() === undefined).toBe(isOver)
      }
    },
  )

  it('askOutcome reads the detail once, and sends no payment (PAY-06~)', async () => {
    const { calls } = await askOver(() => ({ status: 'success' }))
    expect(calls.map(({ path, kind }) => [path, kind])).toEqual([['/payment/pay-with-{product}/detail', 'read']])
    expect(Object.keys(reconciliationMachine.implementations.actors)).toEqual(['askOutcome', 'goToBank', 'postToken'])
  })
})
