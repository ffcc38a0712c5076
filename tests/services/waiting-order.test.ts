import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import { TIMINGS } from '../machines/fixtures/timings'
import { ATTEMPTED } from '../support/attempted'
import { gatewaysOver, httpAnswering } from '../support/answering-http'
import { payingDeps } from './support/paying-deps'

const TIME = 5_000_000
const { bankSession: SESSION, moneyDeadline, processingWindow } = payingDeps().timings
const WINDOW = moneyDeadline + processingWindow

/** Checks the outcome over a gateway with these answers in turn, in a tab that has sent nothing itself. */
function lookingOn(answers: readonly object[], changed: Partial<ReturnType<typeof payingDeps>> = {}) {
  const deps = payingDeps(changed)
  const asked = answers.map((answer) => gatewaysOver(httpAnswering(JSON.stringify({ status: 'success', ...answer }))))
  let turn = 0
  const outcome = () => {
    const payments = asked[Math.min(turn, asked.length - 1)]?.payments ?? deps.payments
    turn += 1
    return payments.outcome()
  }
  const logic = reconciliationLogic({ ...deps, payments: { outcome } })
  const actor = createActor(logic, { input: { token: 'tok', isAtBank: true, timings: TIMINGS } }).start()
  const answered = () => waitFor(actor, (later) => !later.hasTag('busy'), { timeout: 2_000 })
  return { deps, actor, answered }
}

describe('look-ups of another payment', () => {
  it.each([
    ['SUCCESS', { kind: 'paid' }],
    ['NONE', { kind: 'free', problem: undefined }],
    ['FAILURE', { kind: 'free', problem: { text: 'Onaylanmadı' } }],
  ])('the look-up of another payment that ends with %s ends the search (PAY-13~)', async (paymentStatus, output) => {
    const { answered } = lookingOn([{ paymentStatus, errorCode: '10680', errorMessage: 'Onaylanmadı' }])
    expect((await answered()).output).toMatchObject(output)
  })

  it.each(['INIT_THREEDS', 'CALLBACK_THREEDS', 'BKM_POS_SELECTED', 'INIT_CREDIT', 'PENDING_CREDIT'])(
    'the look-up of another payment at a bank with %s goes on, and offers no way to that bank (PAY-13~)',
    async (paymentStatus) => {
      const { answered, deps } = lookingOn([{ paymentStatus, systemTime: TIME }])
      deps.pendingBankRedirect.hold({ action: 'https://acs.bank.example', host: 'acs.bank.example', fields: [] })
      expect(await answered()).toMatchObject({
        status: 'active',
        context: { lastAnswer: 'withBank', bankHost: undefined },
      })
    },
  )

  it.each([undefined, '99'])(
    'the look-up of another payment at a card’s bank ends with the session, by the server’s time (PAY-13~, CNT-09~)',
    async (paymentId) => {
      const waiting = { paymentStatus: 'INIT_THREEDS', paymentId }
      const { actor, answered, deps } = lookingOn([
        { ...waiting, systemTime: TIME },
        { ...waiting, systemTime: undefined },
        { ...waiting, systemTime: TIME + SESSION - 1 },
        { ...waiting, systemTime: TIME + SESSION },
      ])
      for (let looked = 0; looked < 3; looked += 1) {
        expect((await answered()).status).toBe('active')
        actor.send({ type: 'shopper.askedAgain' })
      }
      const problem = { text: undefined, key: 'errors.bankSession' }
      expect((await answered()).output).toEqual({ kind: 'free', problem })
      expect(deps.submissions.current()).toBeUndefined()
    },
  )

  it('the look-up of another payment begins to count again for a third one (PAY-13~)', async () => {
    const { actor, answered } = lookingOn([
      { paymentStatus: 'INIT_THREEDS', paymentId: '99', systemTime: TIME },
      { paymentStatus: 'INIT_THREEDS', paymentId: '100', systemTime: TIME + SESSION },
    ])
    await answered()
    actor.send({ type: 'shopper.askedAgain' })
    expect((await answered()).status).toBe('active')
  })

  it('the look-up of another payment starts a new count once it was no longer at its bank (PAY-13~)', async () => {
    const waiting = { paymentStatus: 'INIT_THREEDS', paymentId: '99' }
    const { actor, answered } = lookingOn([
      { ...waiting, systemTime: TIME },
      { ...waiting, paymentStatus: 'CALLBACK_THREEDS', systemTime: TIME + SESSION },
      { ...waiting, systemTime: TIME + SESSION },
    ])
    for (let looked = 0; looked < 3; looked += 1) {
      expect((await answered()).status).toBe('active')
      actor.send({ type: 'shopper.askedAgain' })
    }
  })

  it('the look-up of a payment that is a bank transfer leads to the transfer (PAY-13~, BANK-06~)', async () => {
    const waiting = { paymentStatus: 'INIT_BANK_TRANSFER', paymentId: '7', price: 12.5 }
    const told = { code: 'K7M429', bankTransferPaymentId: '7', bankId: 64 }
    const paidPrice = { minor: 1300, currency: 'TRY' }
    for (const [more, code, amount] of [
      [told, 'K7M429', undefined],
      [{ ...told, paidPrice: 13 }, 'K7M429', paidPrice],
      [{}, undefined, undefined],
    ] as const) {
      const { answered, deps } = lookingOn([{ ...waiting, ...more }])
      expect((await answered()).output).toEqual({ kind: 'begun' })
      expect(deps.transferStore.current()).toMatchObject({ code, bankTransferPaymentId: '7', amount })
    }
  })
})

describe('look-ups of our payment after a bank redirect', () => {
  const begun = (answers: (submissionId: string) => readonly object[], sentAt = TIME) => {
    const deps = payingDeps()
    deps.time.set(sentAt)
    const id = deps.submissions.begin(ATTEMPTED)
    deps.pendingBankRedirect.hold({ action: 'https://acs.bank.example', host: 'acs.bank.example', fields: [] })
    return { id, ...lookingOn(answers(id), deps) }
  }

  it.each([
    ['INIT_THREEDS', 'acs.bank.example'],
    ['BKM_POS_SELECTED', 'acs.bank.example'],
    ['INIT_CREDIT', 'acs.bank.example'],
    [undefined, 'acs.bank.example'],
    ['CALLBACK_THREEDS', undefined],
    ['PENDING_CREDIT', undefined],
  ])(
    'the look-up of our payment with %s offers to go to the bank again: %s (PAY-13~)',
    async (paymentStatus, bankHost) => {
      const { answered } = begun(() => [{ paymentStatus, systemTime: TIME }])
      expect((await answered()).context).toMatchObject({ bankHost })
      const another = begun(() => [{ paymentStatus, submissionId: 'another', systemTime: TIME }])
      expect((await another.answered()).context).toMatchObject({ bankHost: undefined })
    },
  )

  it.each(['INIT_THREEDS', 'BKM_POS_SELECTED'])(
    'a payment at a bank whose session is over is not charged and blocks no other: %s (PAY-13~)',
    async (paymentStatus) => {
      const { id, actor, answered, deps } = begun(() => [
        { paymentStatus, systemTime: TIME + SESSION - 1_000 },
        { paymentStatus, systemTime: TIME + SESSION + 1_000 },
      ])
      expect((await answered()).status).toBe('active')
      actor.send({ type: 'shopper.askedAgain' })
      const problem = { text: undefined, key: 'errors.bankSession' }
      expect((await answered()).output).toEqual({ kind: 'notCharged', problem })
      expect([deps.submissions.current(), deps.submissions.unseen()]).toEqual([undefined, [id]])
      expect(deps.submissions.undecided()?.id).toBe(id)
      expect(deps.pendingBankRedirect.host()).toBeUndefined()
    },
  )

  it('a payment past its bank session waits for a later payment until that one’s session is over (PAY-13~)', async () => {
    const later = { paymentStatus: 'INIT_THREEDS', submissionId: 'another', paymentId: '100' }
    const { actor, answered, deps } = begun(() => [
      { ...later, systemTime: TIME + SESSION + 1_000 },
      { ...later, systemTime: TIME + 2 * SESSION + 1_000 },
    ])
    expect((await answered()).status).toBe('active')
    actor.send({ type: 'shopper.askedAgain' })
    expect((await answered()).output).toMatchObject({ kind: 'free' })
    expect(deps.pendingBankRedirect.host()).toBeUndefined()
  })

  it.each([
    ['unanswered', false, WINDOW],
    ['at its bank', true, SESSION],
  ])(
    'a card payment that is %s is not read as another buyer’s transfer while it may be charged (PAY-06~, PAY-13~)',
    async (_, isLedToBank, limit) => {
      const transfer = { paymentStatus: 'INIT_BANK_TRANSFER', paymentId: '7', price: 12.5 }
      const { id, actor, answered, deps } = begun(() => [
        { ...transfer, systemTime: TIME + limit - 1_000 },
        { ...transfer, systemTime: TIME + limit + 1_000 },
      ])
      if (isLedToBank) deps.submissions.handOver()
      expect((await answered()).status).toBe('active')
      expect([deps.submissions.current()?.id, deps.pendingBankRedirect.host()]).toEqual([id, 'acs.bank.example'])
      actor.send({ type: 'shopper.askedAgain' })
      expect((await answered()).output).toEqual({ kind: 'begun' })
    },
  )

  it('a card payment that was answered as done is never read as another buyer’s transfer (GWY-11~, PAY-13~)', async () => {
    const { answered, deps } = begun(() => [{ paymentStatus: 'INIT_BANK_TRANSFER', systemTime: TIME + WINDOW + 1_000 }])
    deps.submissions.become('accepted')
    expect([(await answered()).status, deps.submissions.current()?.state]).toEqual(['active', 'doubted'])
  })
})

describe('look-ups of our credit after a reload before its answer', () => {
  it('a credit is awaited at the bank to which its shopper was led (CRED-04~, PAY-13~)', async () => {
    const deps = payingDeps()
    deps.time.set(TIME)
    const submissionId = deps.submissions.begin({ ...ATTEMPTED, method: 'shopping-credit', choice: 901 })
    deps.submissions.handOver()
    const { answered } = lookingOn([{ paymentStatus: 'INIT_CREDIT', submissionId, systemTime: TIME + 1_000 }], deps)
    expect((await answered()).status).toBe('active')
  })

  it.each([
    ['at once', 'it', 'ours', 'shopping-credit', [true, true]],
    ['with its window', 'no attempt', undefined, 'shopping-credit', [false, true]],
    ['later', 'another attempt', 'another', 'shopping-credit', [false, false]],
    ['later', 'no attempt, after a card’s payment', undefined, 'credit-card', [false, false]],
  ] as const)(
    'a payment without an answer ends %s where the order at a credit’s bank names %s (CRED-04~, PAY-13~, BEST-03~)',
    async (_, _who, named, method, ends) => {
      const deps = payingDeps()
      deps.time.set(TIME)
      const id = deps.submissions.begin({ ...ATTEMPTED, method, choice: 901 })
      const waiting = { paymentStatus: 'INIT_CREDIT', submissionId: named === 'ours' ? id : named }
      const { actor, answered } = lookingOn(
        [1_000, WINDOW + 1_000].map((later) => ({ ...waiting, systemTime: TIME + later })),
        deps,
      )
      const found = [await answered()]
      if (!ends[0]) actor.send({ type: 'shopper.askedAgain' })
      found.push(await answered())
      expect(found.map(({ status }) => status === 'done')).toEqual(ends)
      if (!ends[1]) return
      const problem = { text: undefined, key: 'errors.creditPage' }
      expect(found[1]?.output).toEqual({ kind: 'notCharged', problem })
    },
  )
})

it('a credit without an answer is not taken for the card that the order awaits at a bank (CRED-04~, PAY-13~)', async () => {
  const deps = payingDeps()
  deps.time.set(TIME)
  deps.submissions.begin({ ...ATTEMPTED, method: 'shopping-credit', choice: 901 })
  const { answered } = lookingOn([{ paymentStatus: 'INIT_THREEDS', systemTime: TIME + WINDOW + 1_000 }], deps)
  expect((await answered()).status).toBe('active')
})

describe('look-ups of our bank transfer after a lost answer', () => {
  it.each([
    ['no attempt', {}, ATTEMPTED.sum],
    ['no attempt, and its amount', { paidPrice: 13 }, { minor: 1300, currency: 'TRY' }],
    ['another attempt', { submissionId: 'another' }, undefined],
  ])(
    'a transfer has our amount and time only if it is ours: the order names %s (PAY-12~, BANK-06~)',
    async (_, named, amount) => {
      const deps = payingDeps()
      deps.time.set(TIME)
      deps.submissions.begin({ ...ATTEMPTED, method: 'bank-transfer', choice: 64 })
      const begunAt = amount && deps.submissions.current()?.sentAt
      const transfer = { paymentStatus: 'INIT_BANK_TRANSFER', code: 'K7M429', bankTransferPaymentId: '7', bankId: 64 }
      const { answered } = lookingOn([{ ...transfer, price: 12.5, ...named }], deps)
      expect((await answered()).output).toEqual({ kind: 'begun' })
      expect(deps.transferStore.current()).toMatchObject({ code: 'K7M429', amount, begunAt })
    },
  )
})
