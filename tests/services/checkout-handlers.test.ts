import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { paymentMachine } from '../../machines/payment/machine'
import type { readTerms as readTermsPort } from '../../machines/payment/ports'
import { isTokenDead } from '../../machines/entities/payment-problem'
import type { paymentLogic } from '../../src/services/payment/payment'
import { orderExpiryOf } from '../../machines/checkout/rules'
import { checkoutHandlers } from '../../src/services/checkout/checkout'
import { TRANSFER } from '../machines/fixtures/bank-accounts'
import { valueOf } from '../support/value-of'
import { ATTEMPTED } from '../support/attempted'
import { NOTHING_COUNTED } from '../support/nothing-counted'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { gatewaysAnswered, gatewaysOver, httpAnswering } from '../support/answering-http'
import { answersByPath } from '../support/answers-by-path'
import {
  answersOver,
  pageAfter,
  QUESTION,
  sent,
  signal,
  startAfter,
  startAs,
  startWith,
} from './support/first-question'
import { payingDeps } from './support/paying-deps'

describe('startOrder', () => {
  it('startOrder uses the request that began before the app was loaded, once (BOOT-03~)', async () => {
    const http = httpAnswering('{"status":"success","price":1}')
    const bootAnswer = Promise.resolve({ status: 200, text: '' })
    const { start } = answersOver(gatewaysOver(http).payments, bootAnswer)
    await start()
    await start()
    await start()
    expect(http.calls.map((call) => call.bootAnswer)).toEqual([bootAnswer, undefined, undefined])
  })

  it('startOrder sends a new request after the one that began before the app has failed (BOOT-06~)', async () => {
    const http = httpAnswering('', 503)
    const bootAnswer = Promise.resolve({ status: 503, text: '' })
    const { start } = answersOver(gatewaysOver(http).payments, bootAnswer)
    await expect(start()).rejects.toThrow('server')
    await expect(start()).rejects.toThrow('server')
    expect(http.calls.map((call) => call.bootAnswer)).toEqual([bootAnswer, undefined])
  })

  it('startOrder returns the order', async () => {
    const { payments } = gatewaysAnswered({ status: 'success', price: 10 })
    const { order } = valueOf(await payments.detail())
    expect(await answersOver(payments).start()).toEqual({
      kind: 'started',
      refused: undefined,
      attempted: undefined,
      order: { ...order, hasOldTransfer: false },
    })
  })

  it('startOrder decides by the answer’s own time whether a payment may still commit (CNT-09~, BEST-03~)', async () => {
    const kept = { id: 's-1', sentAt: 5_000_000, attempted: undefined, state: 'sent' } as const
    const startAt = (systemTime?: number) =>
      startAs({ status: 'success', price: 10, paymentStatus: 'NONE', systemTime }, kept)
    expect(await startAt(5_000_000 + 164_999)).toMatchObject({ kind: 'unsettled' })
    expect(await startAt(5_000_000 + 165_000)).toMatchObject({ kind: 'started' })
    expect(await startAt()).toMatchObject({ kind: 'unsettled' })
  })

  it('startOrder gives an order with a reference code no expiry, unless this tab left it (CNT-05~, BANK-06~)', async () => {
    const body = {
      status: 'success',
      price: 10,
      systemTime: 5_000_000,
      checkoutFormTokenExpireTime: 600,
      paymentId: TRANSFER.bankTransferPaymentId,
    }
    const endAt = async (paymentStatus: string, isLeft = false) => {
      const answer = await startAfter(isLeft, { ...body, paymentStatus })
      return 'order' in answer && orderExpiryOf(answer.order)
    }
    expect(await endAt('INIT_BANK_TRANSFER')).toBeUndefined()
    expect(await endAt('INIT_BANK_TRANSFER', true)).toEqual(expect.any(Number))
    expect(await endAt('NONE')).toEqual(expect.any(Number))
  })

  it('startOrder reports an order as paid only for the status SUCCESS (RES-04~)', async () => {
    const init = { status: 'success', price: 10, paymentId: 99, callbackUrl: 'https://www.shop.example/back' }
    expect(await startWith({ ...init, paymentStatus: 'SUCCESS' })).toMatchObject({
      kind: 'paid',
      receipt: { paymentId: '99', paid: undefined, callbackUrl: 'https://www.shop.example/back' },
    })
    for (const paymentStatus of [undefined, null, 'FAILURE', 'success']) {
      expect(await startWith({ ...init, paymentStatus })).toMatchObject({ kind: 'started' })
    }
  })

  it('startOrder finds this tab’s payment: paid, not charged, or not settled yet (BEST-01~, BEST-03~)', async () => {
    const init = { status: 'success', price: 10 }
    const cases = [
      [{ ...init, paymentStatus: 'SUCCESS', submissionId: 's-1' }, 'paid', 's-1'],
      [{ ...init, paymentStatus: 'FAILURE', submissionId: 's-1' }, 'started', undefined],
      [{ ...init, paymentStatus: 'FAILURE', submissionId: 's-0' }, 'unsettled', 's-1'],
      [{ ...init, paymentStatus: 'INIT_THREEDS' }, 'unsettled', 's-1'],
      [init, 'unsettled', 's-1'],
      [{ ...init, paymentStatus: 'NONE' }, 'unsettled', 's-1'],
      [{ status: 'failure', errorCode: '5125' }, 'unsettled', 's-1'],
      [{ status: 'failure', errorCode: '1' }, 'unsettled', 's-1'],
    ] as const
    for (const [body, kind, left] of cases) {
      const { start, kept } = pageAfter(body, sent)
      expect(await start()).toMatchObject({ kind })
      expect(kept()).toBe(left)
    }
  })

  it.each(['5125', '5124', '5132'])(
    'a payment stored as paid is shown on a reload with a dead token (%s) and no other refusal (BOOT-05~, RES-04~)',
    async (errorCode) => {
      const receipt = { paymentId: '99', paid: ATTEMPTED.sum }
      const paid = { ...sent, state: 'paid', paid: receipt } as const
      const { start, kept } = pageAfter({ status: 'failure', errorCode }, paid)
      const answer = { kind: 'paid', order: undefined, flow: 'pay', receipt: { ...receipt, callbackUrl: undefined } }
      expect(await start()).toEqual({ ...answer, isOwnPaymentFound: false })
      expect(kept()).toBe('s-1')
      expect(await startAs({ status: 'failure', errorCode: '1' }, paid)).toMatchObject({ kind: 'refused' })
    },
  )

  it('a success that names no payment counts on a reload with a dead token or no status (GWY-11~, BEST-03~)', async () => {
    const answered = { ...sent, state: 'accepted' } as const
    const init = { status: 'success', price: 10 }
    const receipt = { paymentId: undefined, paid: ATTEMPTED.sum, callbackUrl: undefined }
    for (const body of [{ status: 'failure', errorCode: '5125' }, { status: 'failure', errorCode: '5124' }, init])
      expect(await startAs(body, answered)).toMatchObject({ kind: 'paid', receipt, isOwnPaymentFound: true })
    for (const body of [
      { status: 'failure', errorCode: '1' },
      { ...init, paymentStatus: 'NONE', systemTime: 9_000_000 },
    ])
      expect(await startAs(body, { ...answered, sentAt: 1_000_000 })).toMatchObject({ kind: 'unsettled' })
    expect(await startAs(init, { ...answered, state: 'doubted' })).toMatchObject({ kind: 'unsettled' })
  })

  it('startOrder gives the bank’s reason and the attempt only to the shopper who made it (CARD-13~, PAY-12~)', async () => {
    const failure = {
      status: 'success',
      price: 10,
      paymentStatus: 'FAILURE',
      errorCode: '10680',
      errorMessage: 'Olmadı',
    }
    const waiting = { status: 'success', price: 10, paymentStatus: 'INIT_THREEDS' }
    const refused = { text: 'Olmadı', key: 'errors.generic' }
    const attempted = ATTEMPTED
    const failed = { kind: 'started', refused, attempted }
    expect(await startAs({ ...failure, submissionId: 's-1' }, sent)).toMatchObject(failed)
    const gone = { ...sent, state: 'goneToBank' } as const
    expect(await startAs(failure, gone)).toMatchObject(failed)
    expect(await startAs(failure, { ...sent, state: 'ledToBank' })).toMatchObject({ kind: 'unsettled' })
    expect(await startAs({ ...failure, submissionId: 's-0' }, gone)).toMatchObject({ kind: 'unsettled' })
    expect(await startAs(waiting, { ...sent, state: 'bankUnreachable' })).toMatchObject({
      kind: 'started',
      refused: { text: undefined, key: 'errors.bankPage' },
    })
    expect(await startAs(waiting, sent)).toMatchObject({ kind: 'unsettled', attempted })
    expect(await startAs({ status: 'failure', errorCode: '5125' }, sent)).toMatchObject({ attempted, order: undefined })
    const none = { refused: undefined, attempted: undefined }
    expect(await startAs({ ...failure, submissionId: 's-1' }, undefined)).toMatchObject(none)
  })

  it('startOrder takes the paid amount from the provider, else from this tab’s own attempt (PAY-09~, PAY-12~, RES-04~)', async () => {
    const paid = {
      status: 'success',
      price: 2480,
      paymentStatus: 'SUCCESS',
      paymentId: 7,
      paidPrice: 2603.01,
      currency: 'TRY',
    }
    const receipt = { paid: { minor: 260_301, currency: 'TRY' } }
    const ours = { ...paid, submissionId: 's-1' }
    expect(await startAs(ours, sent)).toMatchObject({ kind: 'paid', receipt, isOwnPaymentFound: true })
    expect(await startAs(paid, sent)).toMatchObject({ kind: 'paid', receipt, isOwnPaymentFound: false })
    expect(await startAs(paid, undefined)).toMatchObject({ kind: 'paid', receipt, isOwnPaymentFound: false })
    const silent = { ...paid, paidPrice: undefined }
    const named = { ...silent, submissionId: 's-1' }
    expect(await startAs(named, sent)).toMatchObject({ receipt: { paid: ATTEMPTED.sum } })
    expect(await startAs(silent, { ...sent, state: 'ledToBank' })).toMatchObject({ receipt: { paid: ATTEMPTED.sum } })
    for (const whose of [{ submissionId: 's-0' }, {}])
      expect(await startAs({ ...silent, ...whose }, sent)).toMatchObject({
        receipt: { paid: undefined },
        isOwnPaymentFound: false,
      })
    for (const nobody of [undefined, { ...sent, attempted: undefined }]) {
      expect(await startAs(named, nobody)).toHaveProperty('receipt.paid', undefined)
    }
  })

  it.each(['5125', '5124', '5132'])(
    'startOrder with a dead token (%s) reports the link as dead (BOOT-05~)',
    async (code) => {
      expect(isTokenDead(code)).toBe(true)
      expect(await startWith({ status: 'failure', errorCode: Number(code), errorMessage: 'gone' })).toMatchObject({
        kind: 'dead',
        refusal: { code, message: 'gone' },
      })
    },
  )

  it.each(['', '5126', '512', '51250', '133401', '170501', 'TOKEN_NOT_VALID'])(
    'startOrder that is refused with %j can be tried again (BOOT-06~)',
    async (errorCode) => {
      expect(isTokenDead(errorCode)).toBe(false)
      expect(await startWith({ status: 'failure', errorCode })).toMatchObject({ kind: 'refused' })
    },
  )

  it('startOrder fails on a malformed answer', async () => {
    await expect(startWith({ status: 'success' })).rejects.toThrow('malformed')
  })
})

describe('openPayment', () => {
  it('openPayment adds the machines of payment, reconciliation and shop return to the checkout', async () => {
    const { answers, added } = answersOver(gatewaysAnswered({}).payments)
    await answers.openPayment('pay', signal)
    expect(Object.assign({}, ...added)).toMatchObject({
      payment: { id: paymentMachine.id },
      reconciliation: {},
      shopReturn: {},
    })
  })

  it('openPayment takes the terms from the order that was read last (CARD-09~)', async () => {
    const http = answersByPath({
      '/detail': { status: 'success', price: 10, force3Ds: true, bkmEnabled: true },
      '/cardsAndMemberToken': { status: 'success', data: { memberToken: 'wallet-token', items: [] } },
    })
    const { payments, members } = gatewaysOver(http)
    const added: Record<string, AnyActorLogic>[] = []
    const { startOrder, openPayment } = checkoutHandlers({
      ...payingDeps({ payments, members }),
      events: NOTHING_COUNTED,
      sessionStore: EMPTY_SESSION_STORE,
      bootAnswer: undefined,
      fullBonusOnlyBanks: [{ code: 12, name: 'Halk Bankası' }],
      add: (actors) => void added.push(actors),
    })
    await startOrder(QUESTION, signal)
    await openPayment('pay', signal)
    const { payment } = Object.assign({}, ...added) as { payment: ReturnType<typeof paymentLogic> }
    const { readTerms } = payment.implementations.actors
    const reading = createActor(readTerms as typeof readTermsPort).start()
    expect(await toPromise(reading)).toMatchObject({
      isThreeDSForced: true,
      isBkmEnabled: true,
      plusInstallments: [],
      fullBonusOnlyBanks: [{ code: 12, name: 'Halk Bankası' }],
    })
  })
})
