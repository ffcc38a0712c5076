import { describe, expect, it } from 'vitest'
import { isOurSuccess, unpaidProblem, verdictOf } from '../../machines/entities/payment-verdict'
import type { OrderPayment } from '../../machines/entities/order-payment'
import { bankObserver } from '../../src/services/reconciliation/bank-observer'
import { unresolvedAttempt } from '../../src/services/reconciliation/unresolved-attempt'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import type { StoredSubmission } from '../../src/services/storage/session-store'
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

type OpenedPage = ReturnType<typeof openedPage>

/** A page with the tab's stored submission, and what it concludes from a FAILURE that names no attempt. */
function openedPage(kept?: StoredSubmission) {
  const sessionStore = { submission: () => kept, saveSubmission: (next?: StoredSubmission) => void (kept = next) }
  const page = createSubmissions(sessionStore, { now: () => undefined })
  const facts = () => unresolvedAttempt({ submissions: page, timings: payingDeps().timings }, undefined)
  return {
    submissions: page,
    bank: bankObserver(page),
    state: () => page.current()?.state,
    isBack: () => facts()?.isBackFromBank,
    verdict: () => verdictOf(saying('FAILURE', undefined), facts()),
    reloaded: () => openedPage(kept),
  }
}

describe('unresolved attempts', () => {
  it('a lost answer waits out the window where the payment at the bank names no attempt (PAY-06~, PAY-14~)', () => {
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
    'a FAILURE that %s ends a lost payment at once, with its window or with the bank’s session (PAY-06~, PAY-13~, CARD-13~)',
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
          if (isOver) expect(unpaidProblem(said, attempt).text).toBe(end === 'at once' ? 'Olmadı' : undefined)
          return isOver
        })
        return ['at once', 'window', 'session', 'never'][verdicts.filter((isOver) => !isOver).length]
      })
      expect(waits).toEqual([lost, ledToBank, backFromBank])
    },
  )

  it('a payment is back from its bank once its left page is loaded again or shown again (PAY-13~, CARD-13~)', () => {
    const page = openedPage()
    page.submissions.begin(ATTEMPTED)
    page.submissions.handOver()
    page.submissions.onBankEvent('cameBack')
    expect([page.state(), page.reloaded().state()]).toEqual(['ledToBank', 'ledToBank'])
    page.bank.onGone()
    expect(page.state()).toBe('goneToBank')
    expect(page.reloaded().state()).toBe('backFromBank')
    page.submissions.onBankEvent('cameBack')
    expect(page.state()).toBe('backFromBank')
    page.bank.onUnseen()
    for (const tellAway of [page.bank.onGone, page.bank.onOpenBeside, page.submissions.handOver]) {
      tellAway()
      page.submissions.onBankEvent('cameBack')
      expect([page.state(), page.reloaded().state()]).toEqual(['bankUnreachable', 'bankUnreachable'])
    }
  })

  it('a payment is not back from its bank once the shopper goes there again, in any window (SHELL-12~, GWY-11~)', () => {
    const page = openedPage()
    page.submissions.begin(ATTEMPTED)
    for (const tellAway of [page.bank.onGone, page.bank.onOpenBeside]) {
      page.bank.onOpenBeside()
      page.bank.onReturned()
      expect([page.isBack(), page.reloaded().isBack()]).toEqual([true, true])
      tellAway()
      expect(page.isBack()).toBe(false)
    }
    expect(page.reloaded().isBack()).toBe(false)
  })

  it('a payment is back from its bank by closed page and order together, over a reload, too (SHELL-12~, GWY-11~)', () => {
    const closed = ({ bank }: OpenedPage) => bank.onBankClosed()
    const reported = ({ submissions }: OpenedPage) => submissions.onBankEvent('reported')
    for (const [first, second] of [[closed, reported] as const, [reported, closed] as const])
      for (const isReloaded of [false, true]) {
        const opened = openedPage()
        opened.submissions.begin(ATTEMPTED)
        opened.bank.onOpenBeside()
        first(opened)
        const page = isReloaded ? opened.reloaded() : opened
        expect([page.isBack(), page.verdict()]).toEqual([false, 'unknown'])
        second(page)
        expect([page.isBack(), page.verdict()]).toEqual([true, 'notCharged'])
        page.bank.onOpenBeside()
        expect([page.isBack(), page.verdict()]).toEqual([false, 'unknown'])
        page.bank.onBankClosed()
        expect([page.isBack(), page.reloaded().isBack()]).toEqual([true, true])
        page.submissions.begin(ATTEMPTED)
        page.bank.onOpenBeside()
        page.bank.onBankClosed()
        expect(page.isBack()).toBe(false)
      }
  })

  it('a payment that the order has shown at its bank stays so where the page could not be left (SHELL-12~, GWY-11~)', () => {
    const page = openedPage()
    page.submissions.begin(ATTEMPTED)
    page.bank.onOpenBeside()
    page.submissions.onBankEvent('reported')
    // A second press may follow before the browser reports that the first navigation is blocked.
    page.bank.onGone()
    page.bank.onGone()
    expect([page.state(), page.reloaded().state()]).toEqual(['goneToSeenBank', 'backFromBank'])
    page.bank.onOpenBeside()
    expect([page.state(), page.isBack()]).toEqual(['seenAtBank', false])
    page.bank.onBankClosed()
    expect([page.isBack(), page.verdict()]).toEqual([true, 'notCharged'])
    page.submissions.begin(ATTEMPTED)
    page.bank.onOpenBeside()
    page.bank.onGone()
    page.bank.onOpenBeside()
    expect(page.state()).toBe('ledToBank')
    // A bank's page that is open again no longer counts as closed.
    page.bank.onBankClosed()
    page.bank.onOpenBeside()
    page.submissions.onBankEvent('reported')
    expect([page.state(), page.isBack()]).toEqual(['seenAtBank', false])
  })

  it('a payment whose page was left for a seen bank comes back, closes and ends as any other (GWY-11~)', () => {
    const left = () => {
      const page = openedPage()
      page.submissions.begin(ATTEMPTED)
      page.bank.onOpenBeside()
      page.bank.onReturned()
      page.bank.onGone()
      expect([page.state(), page.isBack()]).toEqual(['goneToSeenBank', false])
      return page
    }
    const ways: readonly (readonly [way: (page: OpenedPage) => void, state: string])[] = [
      [({ submissions }) => submissions.onBankEvent('cameBack'), 'backFromBank'],
      [({ bank }) => bank.onReturned(), 'backFromBank'],
      [({ bank }) => bank.onBankClosed(), 'backFromBank'],
      [({ bank }) => bank.onUnseen(), 'bankUnreachable'],
      [({ submissions }) => submissions.onBankEvent('otherReported'), 'overtaken'],
      [({ submissions }) => submissions.onBankEvent('reported'), 'goneToSeenBank'],
    ]
    for (const [way, state] of ways) {
      const page = left()
      way(page)
      expect(page.state()).toBe(state)
    }
  })

  it('a payment that the order shows at its bank while its page is left counts as seen there (SHELL-12~, GWY-11~)', () => {
    const page = openedPage()
    page.submissions.begin(ATTEMPTED)
    page.bank.onOpenBeside()
    page.bank.onGone()
    page.submissions.onBankEvent('reported')
    expect([page.state(), page.isBack(), page.reloaded().state()]).toEqual(['goneToSeenBank', false, 'backFromBank'])
    page.bank.onOpenBeside()
    expect(page.state()).toBe('seenAtBank')
    page.bank.onBankClosed()
    expect([page.isBack(), page.verdict()]).toEqual([true, 'notCharged'])
  })

  it('a payment is no longer back from its bank once the order names another payment (RES-01~, GWY-11~)', () => {
    const { submissions: page, bank, state } = openedPage()
    page.begin(ATTEMPTED)
    bank.onGone()
    bank.onReturned()
    page.onBankEvent('otherReported')
    expect(state()).toBe('overtaken')
    page.onBankEvent('reported')
    bank.onBankClosed()
    bank.onReturned()
    expect(state()).toBe('overtaken')
  })

  it('a SUCCESS is ours only by our submission id, or without one after our bank redirect (PAY-12~, RES-01~)', () => {
    const table = submissions.map((named) => [
      named,
      ...[true, false].map((isLedToBank) =>
        isOurSuccess(saying('SUCCESS', named), { submissionId: OURS, isLedToBank }, false),
      ),
    ])
    expect(table).toEqual([
      [OURS, true, true],
      ['another', false, false],
      ['', false, false],
      [undefined, true, false],
    ])
    expect(isOurSuccess(saying('SUCCESS', undefined), undefined, false)).toBe(false)
    expect(isOurSuccess(saying('SUCCESS', undefined), { submissionId: undefined, isLedToBank: true }, false)).toBe(
      false,
    )
  })

  it.each(['NONE', 'FAILURE', 'INIT_THREEDS'])(
    'a lost payment with %s and no server time is judged by the monotonic clock (GWY-11~, PAY-06~)',
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
