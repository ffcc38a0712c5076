import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { EMPTY_CARD } from '../../machines/entities/card'
import { DEFAULT_TIMINGS } from '../../src/app/composition/timings'
import { checkoutHandlers } from '../../src/services/checkout/checkout'
import { checkOrderHandler } from '../../src/services/payment/check-order'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import type { StoredSubmission } from '../../src/services/storage/session-store'
import { TIMINGS } from '../machines/fixtures/timings'
import { gatewaysAnswered } from '../support/answering-http'
import { ATTEMPTED } from '../support/attempted'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { NOTHING_COUNTED } from '../support/nothing-counted'
import { tabStorage } from '../support/tab-storage'
import { QUESTION, signal } from './support/first-question'
import { payingDeps } from './support/paying-deps'

const SENT_AT = 9_000_000

const { moneyDeadline, processingWindow, bankSession } = DEFAULT_TIMINGS

const WINDOW = moneyDeadline + processingWindow

const EARLIER: StoredSubmission = {
  id: 'earlier',
  sentAt: SENT_AT - bankSession,
  attempted: { ...ATTEMPTED, choice: 7 },
  state: 'sessionOver',
}

const LATER: StoredSubmission = {
  id: 'later',
  sentAt: SENT_AT,
  attempted: ATTEMPTED,
  state: 'answerLost',
  earlier: { ...EARLIER, earlier: undefined },
}

const report = (body: object, systemTime = SENT_AT + WINDOW) => ({
  status: 'success',
  price: 2480.5,
  paymentId: 7,
  paymentStatus: 'INIT_THREEDS',
  systemTime,
  ...body,
})

/** A page of a tab whose second attempt has lost its answer, after the first one's bank session was over. */
function secondTry(later = LATER) {
  const { sessionStore } = tabStorage()
  sessionStore.saveSubmission(later)
  const submissions = createSubmissions(sessionStore, { now: () => SENT_AT })
  const { vault } = payingDeps()
  const depsOf = (body: object) => ({
    ...payingDeps({ submissions, vault }),
    payments: gatewaysAnswered(body).payments,
  })
  return {
    card: () => vault.read(),
    kept: () => sessionStore.submission(),
    start: (body: object) =>
      checkoutHandlers({
        ...depsOf(body),
        events: NOTHING_COUNTED,
        sessionStore: EMPTY_SESSION_STORE,
        bootAnswer: undefined,
        add: () => undefined,
      }).startOrder(QUESTION, signal),
    async search(body: object) {
      const input = { token: 'tok', isAtBank: false, timings: TIMINGS }
      const actor = createActor(reconciliationLogic(depsOf(body)), { input }).start()
      const snapshot = await waitFor(actor, (at) => !at.hasTag('busy'))
      actor.stop()
      return snapshot.output
    },
    check: (body: object) =>
      checkOrderHandler({
        ...depsOf(body),
        lock: { take: async () => true, release: () => undefined },
      } as unknown as Parameters<typeof checkOrderHandler>[0])({ price: ATTEMPTED.price }, signal),
  }
}

const OPEN = { text: undefined, key: 'errors.bankSession' }

describe('an earlier attempt that may still be charged', () => {
  it.each([
    ['does not name', {}],
    ['names', { submissionId: 'earlier' }],
  ])(
    'an earlier attempt that the order %s ends a later one that it has never reported, and is warned of (PAY-13~, PAY-14~, BEST-01~)',
    async (_, named) => {
      for (const way of ['start', 'search'] as const) {
        const page = secondTry()
        const early = await page[way](report(named, SENT_AT + WINDOW - 1))
        expect(early?.kind).toBe(way === 'start' ? 'unsettled' : undefined)
        expect(page.kept()?.state).toBe('answerLost')
        const ended = await page[way](report(named))
        expect(ended).toMatchObject(
          way === 'start'
            ? { kind: 'started', attempted: ATTEMPTED, refused: OPEN }
            : { kind: 'notCharged', problem: OPEN },
        )
        expect(await page.start(report(named))).toMatchObject({ kind: 'started', refused: OPEN })
        expect(await page.check(report(named))).toEqual({ kind: 'ready' })
      }
    },
  )

  it('an attempt that its bank may still charge is warned of when a look finds the order free, and only then (PAY-14~)', async () => {
    const page = secondTry(EARLIER)
    expect(await page.search(report({}))).toEqual({ kind: 'free', problem: OPEN })
    expect(await page.search(report({ paymentStatus: 'NONE' }))).toEqual({ kind: 'free', problem: undefined })
  })

  it('an earlier attempt is no reason to pay beside another device’s, or to end a later one that was led to its bank (PAY-13~, BEST-01~)', async () => {
    const other = secondTry()
    expect(await other.start(report({ submissionId: 'of another' }))).toMatchObject({ kind: 'unsettled' })
    const led = secondTry({ ...LATER, state: 'ledToBank' })
    expect(await led.start(report({ submissionId: 'earlier' }))).toMatchObject({ kind: 'unsettled', isAtBank: true })
    const told = secondTry()
    expect(await told.start(report({ submissionId: 'earlier', paymentStatus: 'CALLBACK_THREEDS' }))).toMatchObject({
      kind: 'unsettled',
      isAtBank: true,
    })
  })
})

describe('a payment that this tab has shown as paid', () => {
  const receipt = { paymentId: '7', paid: ATTEMPTED.sum }
  const PAID: StoredSubmission = { id: 'later', sentAt: SENT_AT, attempted: ATTEMPTED, state: 'paid', paid: receipt }

  it.each([
    ['a dead link', { status: 'failure', errorCode: '5125' }],
    ['an order without a payment', report({ paymentStatus: 'NONE' })],
    ['the failure of another attempt', report({ paymentStatus: 'FAILURE', paymentId: 8, submissionId: 'another' })],
    ['another attempt at its bank', report({ paymentId: 8, submissionId: 'another' })],
  ])(
    'a payment that this tab has shown as paid is found again past %s (RES-04~, BEST-04~, PAY-14~)',
    async (_, said) => {
      const page = secondTry(PAID)
      expect(await page.search(said)).toEqual({ kind: 'paid', receipt: { ...receipt, callbackUrl: undefined } })
      expect(page.kept()?.state).toBe('paid')
      expect(page.card()).toEqual(EMPTY_CARD)
    },
  )

  it('a payment that this tab has shown as paid is not, if the order says that this very payment failed (RES-04~)', async () => {
    const page = secondTry(PAID)
    expect(await page.search(report({ paymentStatus: 'FAILURE', submissionId: 'later' }))).toMatchObject({
      kind: 'free',
    })
  })
})
