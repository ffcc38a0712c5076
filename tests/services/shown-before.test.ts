import { describe, expect, it } from 'vitest'
import { checkoutHandlers } from '../../src/services/checkout/checkout'
import type { OpenTransfer } from '../../machines/entities/bank-transfer'
import { createTransferStore } from '../../src/services/storage/transfer-store'
import { TRANSFER, TRANSFER_WITHOUT_CODE } from '../machines/fixtures/bank-accounts'
import { gatewaysAnswered } from '../support/answering-http'
import { ATTEMPTED } from '../support/attempted'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { NOTHING_COUNTED } from '../support/nothing-counted'
import { tabStorage } from '../support/tab-storage'
import { pageAfter, QUESTION, sent, signal } from './support/first-question'
import { payingDeps } from './support/paying-deps'

const ORDER = { status: 'success', price: 10 }

describe('a payment that this tab has shown as paid', () => {
  const receipt = { paymentId: '99', paid: ATTEMPTED.sum }
  const shown = { ...sent, state: 'paid', paid: receipt } as const

  it.each([
    {},
    { paymentStatus: 'NONE' },
    { paymentStatus: 'INIT_THREEDS', submissionId: 'of another' },
    { paymentStatus: 'FAILURE' },
    { paymentStatus: 'FAILURE', submissionId: 'of another', paymentId: '98' },
    { paymentStatus: 'PENDING_CREDIT', submissionId: 's-1' },
  ])('a payment shown as paid stays paid while the order reports %j (RES-04~, BEST-01~, GWY-11~)', async (report) => {
    const { start, state } = pageAfter({ ...ORDER, ...report }, shown)
    for (let load = 0; load < 2; load += 1)
      expect(await start()).toMatchObject({
        kind: 'paid',
        receipt,
        order: { price: { minor: 1000 } },
        isOwnPaymentFound: false,
      })
    expect(state()).toBe('paid')
  })

  it('a payment shown as paid without its id stays paid while another one is reported as failed (RES-04~)', async () => {
    const nameless = { ...shown, paid: { ...receipt, paymentId: undefined } }
    for (const name of [{}, { submissionId: 'of another' }]) {
      const { start, state } = pageAfter({ ...ORDER, paymentStatus: 'FAILURE', ...name }, nameless)
      expect([await start(), state()]).toMatchObject([{ kind: 'paid' }, 'paid'])
    }
  })

  it.each([undefined, { ...sent, state: 'ledToBank' } as const])(
    'a payment of another buyer that was shown as paid stays paid after each report about our own (%j) (RES-04~, BEST-03~)',
    async (own) => {
      const paidBy = { ...ORDER, paymentStatus: 'SUCCESS', submissionId: 'of another', paymentId: '98' }
      const { start, state } = pageAfter(paidBy, own)
      expect(await start()).toMatchObject({ kind: 'paid', isOwnPaymentFound: false })
      for (const report of [{}, { paymentStatus: 'FAILURE', submissionId: 's-1' }, { paymentStatus: 'NONE' }])
        expect([await start({ ...ORDER, ...report }), state()]).toMatchObject([{ kind: 'paid' }, 'paid'])
      expect(await start({ status: 'failure', errorCode: '5125' })).toMatchObject({
        kind: 'paid',
        receipt: { paymentId: '98' },
        isOwnPaymentFound: false,
      })
    },
  )

  it('a payment shown as paid has what the order says later: the way to the shop, and its SUCCESS (RES-03~, PAY-12~)', async () => {
    const callbackUrl = 'https://www.shop.example/back'
    const said = { ...ORDER, callbackUrl, paymentId: '98', paidPrice: 12 }
    expect(await pageAfter(said, shown).start()).toMatchObject({ receipt: { ...receipt, callbackUrl } })
    expect(await pageAfter({ ...said, paymentStatus: 'SUCCESS' }, shown).start()).toMatchObject({
      receipt: { paymentId: '98', paid: { minor: 1200 }, callbackUrl },
    })
  })

  it.each([{ submissionId: 's-1' }, { paymentId: '99' }])(
    'a payment shown as paid can be made again once the order names it as failed, by %j (PAY-14~)',
    async (name) => {
      const { start, state } = pageAfter({ ...ORDER, paymentStatus: 'FAILURE', ...name }, shown)
      expect(await start()).toMatchObject({ kind: 'started', refused: undefined })
      expect(state()).toBeUndefined()
    },
  )
})

describe('what was done with the money of a link that looked like one to pay', () => {
  const gone = { status: 'failure', errorCode: '5125' }

  it.each([
    ['paid', 'refund', 'claimed'],
    ['accepted', 'settlement', 'ONE_TIME'],
  ] as const)(
    'a request that is %s keeps its flow on a link that is used: %s (BOOT-17~, REF-01~)',
    async (state, flow, decided) => {
      const attempted = { ...ATTEMPTED, method: flow, choice: decided }
      const paid = { paymentId: undefined, paid: ATTEMPTED.sum }
      const { start } = pageAfter(gone, { ...sent, attempted, state, ...(state === 'paid' && { paid }) })
      expect(await start()).toMatchObject({ kind: 'paid', flow, receipt: { decided } })
    },
  )

  it('a request of unknown outcome keeps its flow while its order cannot be read (BOOT-17~)', async () => {
    const attempted = { ...ATTEMPTED, method: 'refund' } as const
    const unread = { kind: 'unsettled', flow: 'refund', order: undefined, attempted }
    expect(await pageAfter(gone, { ...sent, attempted }).start()).toMatchObject(unread)
  })
})

describe('a transfer whose code this tab has shown', () => {
  /** What the order says as the tab loads, and what the tab stores afterwards. */
  async function loadedWith(report: object, transfer: OpenTransfer = TRANSFER) {
    const { storage } = tabStorage()
    const { requestContext, payments } = gatewaysAnswered({ ...ORDER, ...report })
    const transferStore = createTransferStore(requestContext.token, () => storage)
    transferStore.save(transfer)
    const deps = {
      ...payingDeps({ payments }),
      transferStore,
      events: NOTHING_COUNTED,
      sessionStore: EMPTY_SESSION_STORE,
    }
    const { startOrder } = checkoutHandlers({ ...deps, bootAnswer: undefined, add: () => undefined })
    const answer = await startOrder(QUESTION, signal)
    return { answer, isInUse: transferStore.current() !== undefined, isLeft: transferStore.left() !== undefined }
  }
  const { bankTransferPaymentId: paymentId } = TRANSFER
  const reason = { errorCode: '10680', errorMessage: 'Süresi doldu' }

  it('a transfer named as failed is left, with the provider’s reason, and may have its money (BANK-06~, PAY-14~)', async () => {
    const { answer, ...stored } = await loadedWith({ paymentStatus: 'FAILURE', paymentId, ...reason })
    expect(stored).toEqual({ isInUse: false, isLeft: true })
    expect(answer).toMatchObject({
      kind: 'started',
      order: { hasTransfer: false, hasOldTransfer: true },
      refused: { text: 'Süresi doldu' },
      attempted: undefined,
    })
    expect((await loadedWith({ paymentStatus: 'FAILURE', paymentId })).answer).toMatchObject({
      refused: { text: undefined, key: 'errors.generic' },
    })
  })

  it.each([
    [{}, { hasTransfer: true, hasOldTransfer: false }],
    [
      { paymentStatus: 'INIT_BANK_TRANSFER', paymentId: '98' },
      { hasTransfer: true, hasOldTransfer: false },
    ],
    [{ paymentStatus: 'NONE' }, { hasTransfer: false, hasOldTransfer: true }],
    [
      { paymentStatus: 'FAILURE', ...reason },
      { hasTransfer: false, hasOldTransfer: true },
    ],
    [
      { paymentStatus: 'FAILURE', paymentId: '98' },
      { hasTransfer: false, hasOldTransfer: true },
    ],
  ])('a transfer stays in use while the order reports %j (BANK-06~, PAY-14~)', async (report, order) => {
    const { answer, isInUse } = await loadedWith(report)
    expect([answer, isInUse]).toMatchObject([{ kind: 'started', order, refused: undefined }, true])
  })

  it('a transfer may have its money, with no id of its payment and while a bank decides on another one (PAY-13~, PAY-14~)', async () => {
    const order = { hasTransfer: false, hasOldTransfer: true }
    const atBank = await loadedWith({ paymentStatus: 'INIT_THREEDS', paymentId: '98' })
    expect(atBank).toMatchObject({ answer: { kind: 'unsettled', isAtBank: true, order }, isInUse: true })
    const nameless = { ...TRANSFER_WITHOUT_CODE, bankTransferPaymentId: undefined }
    expect((await loadedWith({ paymentStatus: 'NONE' }, nameless)).answer).toMatchObject({ kind: 'started', order })
  })
})
