import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { NOTICE_UNANSWERED } from '../../machines/payment/bank-transfer/rules'
import { DEFAULT_TIMINGS } from '../../src/app/composition/timings'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import { tabStorage } from '../support/tab-storage'
import { withSandbox } from '../support/with-sandbox'
import { arrangingAtSandbox } from './support/arranging-at-sandbox'
import { bothProviders } from './support/both-providers'
import { PATHS } from './support/paths'
import { openPaying, payingDepsOf } from './support/paying'
import { withShoppers } from './support/shoppers'
import { PRICE, keptOfTab, openTransfers, transfersOf } from './support/transferring'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const CODE = expect.stringMatching(/^[A-Z]\d[A-Z]\d{3}$/) as string
const NAME = expect.stringMatching(/^[0-9a-f]{32}$/) as string

describe.each(bothProviders(sandbox, arrive))('a reference code of %s', (_, arrange) => {
  const { withCode } = transfersOf(arrange)

  it('a reference code is shown again after a reload, without another call (BANK-06~, GWY-12~)', async () => {
    const { shopper, member, openPage, transfer } = await withCode()
    const again = await openTransfers(openPage(), member)
    expect(again.view()).toMatchObject({ kind: 'reading', transfer, account: { bankId: transfer.bankId } })
    expect(await shopper.sent(PATHS.transferStart)).toHaveLength(1)
    again.tell('tookDetails')
    expect(await toPromise(again.actor)).toMatchObject({ kind: 'notified', receipt: { transfer } })
  })

  it('a reference code rules out other payments in all tabs until it is left; then a card can pay (BANK-03~, BANK-04~, PAY-04~, GWY-12~)', async () => {
    const { shopper, member, browser, openPage, transfers, kept } = await withCode()
    const inAnotherTab = payingDepsOf(shopper.app, {}, { lock: browser.openTab() })
    const other = await openPaying(inAnotherTab, member)
    await other.cardsOpen()
    other.payByCard()
    expect(await toPromise(other.actor)).toMatchObject({ kind: 'unknown', attempted: undefined })
    transfers.tell('askedToLeave')
    transfers.tell('left')
    await transfers.at('choosing')
    expect(kept.current()).toBeUndefined()
    const paying = await openPaying(openPage(), member)
    await paying.cardsOpen()
    paying.payByCard()
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid' })
    expect(await shopper.parts()).toMatchObject({ payments: 1, card: PRICE.minor })
  })

  it('a reference code that was notified leads to the shop, stays stored, and is still valid (BANK-05~, GWY-12~)', async () => {
    const redirectUrl = 'https://www.shop.example/after-transfer'
    const { shopper, transfers, transfer, kept } = await withCode({ init: { bankTransferRedirectUrl: redirectUrl } })
    transfers.tell('tookDetails')
    const { bankTransferPaymentId } = transfer
    expect(await toPromise(transfers.actor)).toMatchObject({
      kind: 'notified',
      receipt: { paymentId: bankTransferPaymentId, paid: PRICE, transfer, callbackUrl: redirectUrl },
    })
    expect(await shopper.sent(PATHS.transferNotify)).toEqual([{ bankTransferPaymentId, conversationId: NAME }])
    expect([kept.current(), kept.left()]).toMatchObject([{ code: transfer.code }, undefined])
    await shopper.receiveTransfer()
    expect(await shopper.booked()).toMatchObject([PRICE])
  })

  it.each(['before', 'after-commit'] as const)(
    'a reference code with an unanswered notice (%s) stays shown and stored for another notice (BANK-05~, PAY-06~, GWY-12~)',
    async (phase) => {
      const { shopper, transfers, transfer, kept, deps } = await withCode()
      await shopper.strike({ path: PATHS.transferNotify, phase, act: 'reset', nth: 1 })
      transfers.tell('tookDetails')
      await waitFor(transfers.transfer(), ({ context }) => context.problem !== undefined)
      expect(transfers.view()).toMatchObject({ kind: 'reading', transfer, problem: NOTICE_UNANSWERED })
      expect([kept.current(), deps.submissions.current()]).toEqual([{ ...transfer, mayBeNotified: true }, undefined])
      expect(await shopper.sent(PATHS.transferNotify)).toHaveLength(1)
      transfers.tell('tookDetails')
      expect(await toPromise(transfers.actor)).toMatchObject({ kind: 'notified', receipt: { transfer } })
    },
  )

  it('a reference code whose money has arrived is paid as soon as its notice fails (BANK-05~, GWY-12~)', async () => {
    const { shopper, transfers, transfer, kept } = await withCode()
    await shopper.receiveTransfer()
    await shopper.strike({ path: PATHS.transferNotify, phase: 'before', act: 'status:500' })
    transfers.tell('tookDetails')
    expect(await toPromise(transfers.actor)).toMatchObject({
      kind: 'paid',
      receipt: { paymentId: transfer.bankTransferPaymentId, paid: PRICE },
    })
    expect(kept.current()).toBeUndefined()
  })

  it('a reference code that another page has replaced is removed, and the reason is shown (BANK-05~, ERR-02~, GWY-12~)', async () => {
    const { shopper, member, transfers, kept, transfer } = await withCode()
    const elsewhere = keptOfTab(shopper.token)
    elsewhere.save(transfer)
    elsewhere.leave()
    const other = await openTransfers(payingDepsOf(shopper.app, {}, { transferStore: elsewhere }), member)
    other.start(other.init.bankTransferAccounts[1]?.bankId)
    await other.at('reading')
    transfers.tell('tookDetails')
    const { problem } = await transfers.at('choosing')
    expect(problem).toBeDefined()
    expect(kept.current()).toBeUndefined()
    transfers.start()
    expect(await toPromise(transfers.actor)).toMatchObject({ kind: 'unknown', attempted: undefined })
    expect(await shopper.sent(PATHS.transferStart)).toHaveLength(2)
  })
})

describe('a code', () => {
  const { atTheBanks, withCode } = transfersOf(arrangingAtSandbox(sandbox, arrive))

  it('a lost reference code has the accepted amount, also on a reload without one in the order (PAY-12~, BANK-06~)', async () => {
    const { shopper, member, kept } = await atTheBanks()
    const { sessionStore } = tabStorage()
    const openPage = () =>
      payingDepsOf(
        shopper.app,
        {},
        { transferStore: kept, submissions: createSubmissions(sessionStore, { now: () => 7 }) },
      )
    const transfers = await openTransfers(openPage(), member)
    await sandbox.client.changePrice(shopper.token, 3000)
    transfers.start()
    await transfers.repriced()
    transfers.acceptPrice()
    await shopper.strike({ path: PATHS.transferStart, phase: 'after-commit', act: 'reset' })
    transfers.start()
    const accepted = { minor: 300_000, currency: 'TRY' }
    const attempted = { method: 'bank-transfer', price: accepted, sum: accepted, choice: 64 }
    expect(await toPromise(transfers.actor)).toEqual({ kind: 'unknown', attempted, price: accepted, isAtBank: false })
    const page = openPage()
    expect(page.submissions.current()).toMatchObject({ id: NAME, attempted })
    const input = { token: shopper.token, isAtBank: false, timings: DEFAULT_TIMINGS }
    const search = createActor(reconciliationLogic(page), { input }).start()
    expect(await toPromise(search)).toEqual({ kind: 'begun' })
    expect(kept.current()).toMatchObject({ code: CODE, amount: accepted })
    const again = await openTransfers(page, member)
    expect(again.view()).toMatchObject({ kind: 'reading', transfer: { amount: accepted } })
  })

  it('a reference code that was left is invalid once there is another one (BANK-04~)', async () => {
    const { shopper, transfers, transfer, kept } = await withCode()
    transfers.tell('askedToLeave')
    transfers.tell('left')
    await transfers.at('choosing')
    transfers.start(62)
    await transfers.at('reading')
    const { code = '' } = transfers.view().transfer ?? {}
    expect([code === transfer.code, kept.current()?.code]).toEqual([false, code])
    const send = (what: string) => sandbox.client.sendTransfer(shopper.token, { code: what })
    expect(await send(transfer.code ?? '')).toEqual({ outcome: 'no-longer-valid' })
    expect(await send(code)).toEqual({ outcome: 'arrived' })
  })
})
