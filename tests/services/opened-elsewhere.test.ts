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

  it('startOrder lets the shopper try again after the bank’s session, and says why while the order reports it (PAY-13~, PAY-14~)', async () => {
    const waiting = { status: 'success', price: 10, paymentId: 7, paymentStatus: 'INIT_THREEDS' }
    const over = { ...waiting, systemTime: 5_000_000 + 600_000 }
    const sentBefore = { ...sent, sentAt: 5_000_000 }
    expect(await startAs({ ...over, systemTime: over.systemTime - 1 }, sentBefore)).toMatchObject({ kind: 'unsettled' })
    const page = pageAfter(over, sentBefore)
    const refused = { text: undefined, key: 'errors.bankSession' }
    const warned = { kind: 'started', refused, attempted: ATTEMPTED }
    const unwarned = { kind: 'started', refused: undefined, attempted: undefined }
    expect([await page.start(), await page.start(), page.state()]).toMatchObject([warned, warned, 'sessionOver'])
    const loadedAgain = (body: object) => startAs({ ...over, ...body }, { ...sentBefore, state: 'sessionOver' })
    // The device or the provider may not know the time any more.
    expect(await loadedAgain({ systemTime: undefined })).toMatchObject(warned)
    expect(await loadedAgain({ submissionId: sent.id })).toMatchObject(warned)
    expect(await loadedAgain({ paymentStatus: 'NONE' })).toMatchObject(unwarned)
    expect(await loadedAgain({ paymentStatus: 'FAILURE' })).toMatchObject(unwarned)
    const later = pageAfter({ ...over, submissionId: 'of another' }, { ...sentBefore, state: 'sessionOver' })
    expect(await later.start()).toMatchObject({ kind: 'unsettled' })
    const laterOver = { ...over, submissionId: 'of another', systemTime: over.systemTime + 600_000 }
    // Another buyer's payment may be charged all the same, and says nothing of this shopper's consent.
    expect(await later.start(laterOver)).toMatchObject({ ...unwarned, refused })
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

  it('startOrder waits for this tab’s payment at its bank, however often the order reports that another one has failed (PAY-06~, BEST-01~)', async () => {
    const failed = { status: 'success', price: 10, paymentStatus: 'FAILURE', submissionId: 'of another' }
    const page = pageAfter({ ...failed, systemTime: 5_599_000 }, { ...sent, sentAt: 5_000_000, state: 'ledToBank' })
    for (let looked = 0; looked < 3; looked += 1) expect(await page.start()).toMatchObject({ kind: 'unsettled' })
    const refused = { text: undefined, key: 'errors.notCharged' }
    expect(await page.start({ ...failed, systemTime: 5_600_000 })).toMatchObject({ kind: 'started', refused })
  })

  it('startOrder frees this tab’s payment once its window is over, also after its bank, if the order reports none (PAY-06~)', async () => {
    const body = { status: 'success', price: 10, paymentStatus: 'NONE', systemTime: 5_000_000 + 165_000 }
    const answer = await startAs(body, { ...sent, sentAt: 5_000_000, state: 'ledToBank' })
    expect(answer).toMatchObject({ kind: 'started', refused: { key: 'errors.notCharged' }, attempted: ATTEMPTED })
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
    expect(await stateAfter({ submissionId: 'of another' })).toBe('overtaken')
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

  it('startOrder hides no nameless payment at a bank as this tab’s own, once the order has reported another standing (PAY-13~, BEST-01~)', async () => {
    const body = { status: 'success', price: 10, systemTime: 9_000_000 }
    const later = { ...body, paymentStatus: 'INIT_THREEDS', paymentId: 8 }
    for (const state of ['sessionOver', 'over'] as const) {
      for (const paymentStatus of ['NONE', 'FAILURE'] as const) {
        const page = pageAfter({ ...body, paymentStatus }, { ...sent, sentAt: 5_000_000, state })
        expect(await page.start()).toMatchObject({ kind: 'started', refused: undefined })
        expect([state, paymentStatus, page.state()]).toEqual([state, paymentStatus, undefined])
        expect(await page.start(later)).toMatchObject({ kind: 'unsettled', attempted: undefined, isAtBank: true })
      }
      const silent = pageAfter(body, { ...sent, sentAt: 5_000_000, state })
      await silent.start()
      expect(silent.state()).toBe(state)
    }
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
      const { startOrder } = checkoutHandlers({ ...deps, bootAnswer: undefined, add: () => undefined })
      expect(await startOrder(QUESTION, signal)).toMatchObject({
        kind: 'started',
        order: { hasTransfer: true, hasOldTransfer: false },
      })
      expect(deps.transferStore.current()).toEqual(transfer)
      deps.transferStore.leave()
      expect(await startOrder(QUESTION, signal)).toMatchObject({
        kind: 'started',
        order: { hasTransfer: false, hasOldTransfer: true },
      })
      expect(deps.transferStore.current()).toBeUndefined()
    }
  })
})
