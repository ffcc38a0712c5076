import { describe, expect, it } from 'vitest'
import { checkoutHandlers } from '../../src/services/checkout/checkout'
import { ATTEMPTED } from '../support/attempted'
import { NOTHING_COUNTED } from '../support/nothing-counted'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { gatewaysAnswered } from '../support/answering-http'
import { QUESTION, pageAfter, sent, signal, startAs, startWith } from './support/first-question'
import type { StoredSubmission } from '../../src/services/storage/session-store'
import { payingDeps } from './support/paying-deps'

describe('startOrder on another device', () => {
  it('startOrder reports a payment at a bank as unsettled, from any device (PAY-13~)', async () => {
    const waiting = { status: 'success', price: 10, paymentId: 7, systemTime: 5_000_000 }
    for (const paymentStatus of [
      'INIT_THREEDS',
      'CALLBACK_THREEDS',
      'BKM_POS_SELECTED',
      'INIT_CREDIT',
      'PENDING_CREDIT',
      'INIT_APM',
      'INIT_CONTACTLESS',
    ]) {
      const answer = await startWith({ ...waiting, paymentStatus })
      expect(answer).toMatchObject({ kind: 'unsettled', attempted: undefined, isAtBank: true })
    }
    expect(await startAs({ ...waiting, paymentStatus: 'INIT_THREEDS' }, sent)).toMatchObject({
      kind: 'unsettled',
      attempted: ATTEMPTED,
      isAtBank: true,
    })
    expect(await startAs({ ...waiting, paymentStatus: 'NONE' }, sent)).toMatchObject({
      kind: 'unsettled',
      attempted: ATTEMPTED,
      isAtBank: false,
    })
  })

  it('startOrder lets the shopper try again after the bank’s session, and says why once (PAY-13~)', async () => {
    const waiting = { status: 'success', price: 10, paymentId: 7, paymentStatus: 'INIT_THREEDS' }
    const kept = { ...sent, sentAt: 5_000_000 }
    const at = (systemTime: number) => pageAfter({ ...waiting, systemTime }, kept)
    expect(await at(5_000_000 + 599_999).start()).toMatchObject({ kind: 'unsettled' })
    const page = at(5_000_000 + 600_000)
    const refused = { text: undefined, key: 'errors.bankSession' }
    expect(await page.start()).toMatchObject({ kind: 'started', refused, attempted: ATTEMPTED })
    expect(await page.start()).toMatchObject({ kind: 'started', refused: undefined, attempted: undefined })
  })

  it('startOrder drops this tab’s payment, its session over, only for a later one at a card’s bank (PAY-13~, CARD-13~)', async () => {
    const body = { status: 'success', price: 10, submissionId: 'of another', systemTime: 5_600_000 }
    const ledThere: StoredSubmission = { ...sent, sentAt: 5_000_000, state: 'ledToBank' }
    const startOn = (paymentStatus: string) => startAs({ ...body, paymentStatus }, ledThere)
    const refused = { text: undefined, key: 'errors.notCharged' }
    expect(await startOn('FAILURE')).toMatchObject({ kind: 'started', refused, attempted: ATTEMPTED })
    expect(await startOn('CALLBACK_THREEDS')).toMatchObject({ kind: 'unsettled', attempted: ATTEMPTED })
    expect(await startOn('INIT_THREEDS')).toMatchObject({ kind: 'unsettled', attempted: undefined })
  })

  it('startOrder notes whether the order reports this tab’s payment at its bank, or another one (PAY-13~, RES-01~)', async () => {
    const waiting = { status: 'success', price: 10, paymentStatus: 'INIT_THREEDS' }
    const stateAfter = async (body: object) => {
      const page = pageAfter({ ...waiting, ...body }, { ...sent, state: 'ledToBank' })
      await page.start()
      return page.state()
    }
    expect(await stateAfter({})).toBe('seenAtBank')
    expect(await stateAfter({ paymentStatus: 'NONE' })).toBe('ledToBank')
    expect(await stateAfter({ submissionId: 'of another' })).toBe('sent')
  })

  it('startOrder hides no nameless payment at a bank as this tab’s own that has failed elsewhere (PAY-13~, BEST-01~)', async () => {
    const lost: StoredSubmission = { ...sent, sentAt: 5_000_000, state: 'answerLost' }
    const storedAfter = async (body: object) => {
      const page = pageAfter({ status: 'success', price: 10, systemTime: 9_000_000, ...body }, lost)
      expect(await page.start()).toMatchObject({ kind: 'started' })
      return page.state()
    }
    expect(await storedAfter({ paymentStatus: 'NONE' })).toBeUndefined()
    expect(await storedAfter({ paymentStatus: 'FAILURE' })).toBeUndefined()
    expect(await storedAfter({ paymentStatus: 'INIT_THREEDS' })).toBe('over')
    expect(await storedAfter({ paymentStatus: 'INIT_CREDIT' })).toBe('over')
  })

  it('startOrder finds a bank transfer begun anywhere, unless this tab left it (PAY-13~, PAY-12~, BANK-04~, BANK-06~)', async () => {
    const waiting = { status: 'success', price: 10, paymentStatus: 'INIT_BANK_TRANSFER', paymentId: 7 }
    const told = { code: 'C2D345', bankTransferPaymentId: 7, bankId: 62 }
    const found = { code: 'C2D345', bankTransferPaymentId: '7', bankId: 62, begunAt: undefined }
    for (const [more, transfer] of [
      [told, { ...found, amount: undefined }],
      [
        { ...told, paidPrice: 12 },
        { ...found, amount: { minor: 1200, currency: 'TRY' } },
      ],
      [{}, { code: undefined, bankTransferPaymentId: '7', bankId: undefined, begunAt: undefined, amount: undefined }],
    ] as const) {
      const { payments } = gatewaysAnswered({ ...waiting, ...more })
      const deps = { ...payingDeps({ payments }), events: NOTHING_COUNTED, sessionStore: EMPTY_SESSION_STORE }
      const { startOrder } = checkoutHandlers({ ...deps, begun: undefined, add: () => undefined })
      expect(await startOrder(QUESTION, signal)).toMatchObject({
        kind: 'started',
        order: { hasTransfer: true, hasOldTransfer: false },
      })
      expect(deps.transferStore.begun()).toEqual(transfer)
      deps.transferStore.leave()
      expect(await startOrder(QUESTION, signal)).toMatchObject({
        kind: 'started',
        order: { hasTransfer: false, hasOldTransfer: true },
      })
      expect(deps.transferStore.begun()).toBeUndefined()
    }
  })
})
