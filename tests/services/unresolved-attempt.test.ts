import { describe, expect, it } from 'vitest'
import { isOurSuccess, problemOfLoss, verdictOf } from '../../machines/after/reconciliation/rules'
import type { OrderPayment } from '../../machines/entities/order-payment'
import { bankObserver } from '../../src/services/reconciliation/bank-observer'
import { unresolvedAttempt } from '../../src/services/reconciliation/unresolved-attempt'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import type { KeptSubmission } from '../../src/services/storage/session-store'
import { NO_OTHER_TABS } from '../../src/services/tabs/payment-lock'
import { ATTEMPTED } from '../support/attempted'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { payingDeps } from './support/paying-deps'

const OURS = 'f00d'
const KEPT = { id: OURS, sentAt: undefined, state: 'sent' } as const
const submissions = [OURS, 'another', '', undefined]

const saying = (paymentStatus: string, submissionId: string | undefined): OrderPayment => ({
  paymentStatus,
  submissionId,
  refusal: undefined,
  paymentId: '99',
  paid: undefined,
  callbackUrl: undefined,
})

describe('an unanswered payment', () => {
  it('an unanswered payment waits out the window where the payment at the bank has no name (PAY-06~, PAY-14~)', () => {
    const lost = {
      submissionId: OURS,
      isBankUnseen: true,
      isAnswerLost: true,
      isWindowOver: false,
      isSessionOver: false,
    }
    const said = saying('INIT_THREEDS', undefined)
    expect(verdictOf(said, lost)).toBe('withBank')
    expect(verdictOf(said, { ...lost, isWindowOver: true })).toBe('notCharged')
    expect(verdictOf(said, { ...lost, isAnswerLost: false })).toBe('notCharged')
    expect(verdictOf(saying('INIT_THREEDS', OURS), lost)).toBe('notCharged')
  })

  it.each([
    ['names ours', OURS, 'at once', 'at once', 'at once'],
    ['names another', 'another', 'window', 'session', 'session'],
    ['names no attempt', undefined, 'window', 'session', 'at once'],
  ])(
    'an unanswered payment that FAILURE %s ends at once, with its window, or the bank’s session (PAY-06~, PAY-13~, CARD-13~)',
    (_, named, lost, ledToBank, backFromBank) => {
      const said = { ...saying('FAILURE', named), refusal: { code: '10680', group: undefined, message: 'Olmadı' } }
      const waits = [lost, ledToBank, backFromBank].map((end, steps) => {
        const at = { submissionId: OURS, isBankUnseen: false, isLedToBank: steps > 0, isBackFromBank: steps > 1 }
        const verdicts = [
          { ...at, isWindowOver: false, isSessionOver: false },
          { ...at, isWindowOver: true, isSessionOver: false },
          { ...at, isWindowOver: true, isSessionOver: true },
        ].map((attempt) => {
          const isOver = verdictOf(said, attempt) === 'notCharged'
          if (isOver) expect(problemOfLoss(said, attempt).text).toBe(end === 'at once' ? 'Olmadı' : undefined)
          return isOver
        })
        return ['at once', 'window', 'session', 'never'][verdicts.filter((isOver) => !isOver).length]
      })
      expect(waits).toEqual([lost, ledToBank, backFromBank])
    },
  )

  it('an unanswered payment is back from its bank once its left page is reloaded or shown again (PAY-13~, CARD-13~)', () => {
    let kept: KeptSubmission | undefined
    const sessionStore = { submission: () => kept, keepSubmission: (next?: KeptSubmission) => void (kept = next) }
    const open = () => createSubmissions(sessionStore, { now: () => undefined })
    const page = open()
    page.begin(ATTEMPTED)
    page.handOver()
    page.comeBack()
    expect([page.isBackFromBank(), open().isBackFromBank()]).toEqual([false, false])
    page.become('goneToBank')
    expect([page.isBackFromBank(), open().isBackFromBank()]).toEqual([false, true])
    page.comeBack()
    expect(page.isBackFromBank()).toBe(true)
    page.become('bankUnreachable')
    expect(open().isBackFromBank()).toBe(false)
    page.begin(ATTEMPTED)
    expect([page.isBackFromBank(), open().isBackFromBank()]).toEqual([false, false])
  })

  it('a payment is not back from its bank once that is gone to again, here or in another window (SHELL-12~, GWY-11~)', () => {
    let kept: KeptSubmission | undefined
    const sessionStore = { submission: () => kept, keepSubmission: (next?: KeptSubmission) => void (kept = next) }
    const open = () => createSubmissions(sessionStore, { now: () => undefined })
    const page = open()
    page.begin(ATTEMPTED)
    const { tellGone, tellBack, tellOpenBeside } = bankObserver(page)
    for (const tellAway of [tellGone, tellOpenBeside]) {
      tellOpenBeside()
      tellBack()
      expect([page.isBackFromBank(), open().isBackFromBank()]).toEqual([true, true])
      tellAway()
      expect(page.isBackFromBank()).toBe(false)
    }
    expect(open().isBackFromBank()).toBe(false)
  })

  it('a payment whose bank’s page was closed is back from it once its order names a bank’s turn (SHELL-12~, GWY-11~)', () => {
    const page = createSubmissions(EMPTY_SESSION_STORE, { now: () => undefined })
    const { tellClosed, tellOpenBeside } = bankObserver(page)
    const facts = () => unresolvedAttempt({ submissions: page, timings: payingDeps().timings }, undefined)
    page.begin(ATTEMPTED)
    tellOpenBeside()
    tellClosed()
    expect([page.isBackFromBank(), verdictOf(saying('FAILURE', undefined), facts())]).toEqual([false, 'unknown'])
    page.sawAtBank()
    expect([page.isBackFromBank(), verdictOf(saying('FAILURE', undefined), facts())]).toEqual([true, 'notCharged'])
    tellOpenBeside()
    expect(page.isBackFromBank()).toBe(false)
    tellClosed()
    expect(page.isBackFromBank()).toBe(true)
    page.begin(ATTEMPTED)
    tellOpenBeside()
    tellClosed()
    expect(page.isBackFromBank()).toBe(false)
  })

  it('a payment is back from its bank no longer once the order speaks of another one (RES-01~, GWY-11~)', () => {
    const page = createSubmissions(EMPTY_SESSION_STORE, { now: () => undefined })
    const { tellGone, tellBack, tellClosed } = bankObserver(page)
    page.begin(ATTEMPTED)
    tellGone()
    tellBack()
    page.sawAnother()
    expect(page.isBackFromBank()).toBe(false)
    page.sawAtBank()
    tellClosed()
    tellBack()
    expect([page.isBackFromBank(), page.current()?.state]).toEqual([false, 'sent'])
  })

  it('an unanswered payment is a success of ours only by our name, or without one after the bank (PAY-12~, RES-01~)', () => {
    const table = submissions.map((named) => [
      named,
      ...[true, false].map((isLedToBank) =>
        isOurSuccess(saying('SUCCESS', named), { submissionId: OURS, isLedToBank }),
      ),
    ])
    expect(table).toEqual([
      [OURS, true, true],
      ['another', false, false],
      ['', false, false],
      [undefined, true, false],
    ])
    expect(isOurSuccess(saying('SUCCESS', undefined), undefined)).toBe(false)
    expect(isOurSuccess(saying('SUCCESS', undefined), { submissionId: undefined, isLedToBank: true })).toBe(false)
  })

  it.each(['NONE', 'FAILURE', 'INIT_THREEDS'])(
    'an unanswered payment that says %s and no time is judged by the steady clock (GWY-11~, PAY-06~)',
    (paymentStatus) => {
      const { timings } = payingDeps()
      const limit =
        paymentStatus === 'INIT_THREEDS' ? timings.bankSession : timings.moneyDeadline + timings.processingWindow
      let steady = 0
      const kept = { ...EMPTY_SESSION_STORE, submission: () => ({ ...KEPT, attempted: ATTEMPTED }) }
      const [sent, reloaded] = [EMPTY_SESSION_STORE, kept].map((sessionStore) =>
        createSubmissions(sessionStore, { now: () => undefined }, NO_OTHER_TABS, () => steady),
      )
      sent?.begin(ATTEMPTED)
      for (const submissions of [sent, reloaded]) {
        if (!submissions) throw new Error('there are two')
        for (const [at, isOver] of [
          [limit - 1, false],
          [limit, true],
        ] as const) {
          steady = at
          const own = unresolvedAttempt({ submissions, timings }, undefined)
          expect(verdictOf(saying(paymentStatus, undefined), own) === 'notCharged').toBe(isOver)
        }
      }
    },
  )
})
