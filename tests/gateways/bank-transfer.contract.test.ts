import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toPromise, waitFor } from 'xstate'
import { UNTOLD } from '../../machines/bank-transfer/rules'
import { UNDER_WAY } from '../../machines/order-check/rules'
import { type CountedEvent, createEventRecord } from '../../src/services/events'
import { createKeptTransfers } from '../../src/services/kept-transfer'
import { bookedParts } from '../support/booked'
import { browserWithTabs } from '../support/payment-lock'
import { tabStorage } from '../support/tab-storage'
import { withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
import { openPaying, payingWorldOf } from './support/paying'
import { type Wanted, withShoppers } from './support/shoppers'
import { openTransfers } from './support/transferring'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const PRICE = { minor: 248_037, currency: 'TRY' }
const CODE = expect.stringMatching(/^[A-Z]\d[A-Z]\d{3}$/) as string
const NAME = expect.stringMatching(/^[0-9a-f]{32}$/) as string

/** What one tab of a browser keeps. */
function keptOfTab(token: string) {
  const tab = tabStorage()
  return createKeptTransfers(token, () => tab.storage)
}

/** A member before the banks of an order, in one tab of a browser that keeps what it is given. */
async function atTheBanks({ order, ...wanted }: Wanted = {}) {
  const shopper = await arrive({
    ...wanted,
    order: (member) => ({
      ...{ email: member.email, gsmNumber: member.gsmNumber, price: PRICE.minor / 100 },
      ...(typeof order === 'function' ? order(member) : order),
    }),
  })
  const { member } = await shopper.logIn()
  const browser = browserWithTabs()
  const kept = keptOfTab(shopper.token)
  const openPage = (lock = browser.openTab()) => payingWorldOf(shopper.app, {}, { lock, keptTransfers: kept })
  const world = openPage()
  return {
    ...{ shopper, member, browser, world, openPage, kept },
    transfers: await openTransfers(world, member),
    orderNow: () => sandbox.client.orderOf(shopper.token),
  }
}

/** The same with a code. */
async function withCode(wanted?: Wanted) {
  const page = await atTheBanks(wanted)
  page.transfers.start()
  await page.transfers.at('reading')
  const { transfer } = page.transfers.view()
  if (!transfer) throw new Error('there is no code')
  return { ...page, transfer }
}

describe('a bank transfer', () => {
  it('is begun with the bank, the member, their phone, the price and the protection of the order, and nothing else (BANK-02~, PAY-07~)', async () => {
    const { shopper, transfers } = await atTheBanks({ order: { init: { buyerProtectionEnabled: true } } })
    transfers.start(64)
    await transfers.at('reading')
    const { email, gsmNumber, memberId } = shopper.member
    expect((await shopper.seen(PATHS.transferStart)).map(({ body }) => body)).toEqual([
      {
        ...{ bankId: 64, memberId, email, gsmNumber, memberGsmNumber: gsmNumber, buyerProtected: true },
        ...{ paidPrice: PRICE.minor / 100, paymentChannel: 'PAY_WITH_WALLET', locale: 'tr', conversationId: NAME },
        browserFingerprint: expect.any(String) as string,
        userIdentification: createHash('sha256').update(email.toLowerCase()).digest('hex'),
      },
    ])
  })

  it('counts which banks were opened, by nothing but their codes (BANK-07~, EVT-01~)', async () => {
    const shopper = await arrive({})
    const { member } = await shopper.logIn()
    const record = createEventRecord(() => tabStorage().storage)
    const heard: CountedEvent[] = []
    record.attach((events) => heard.push(...events))
    const transfers = await openTransfers(payingWorldOf(shopper.app, {}, { events: record }), member)
    for (const bankId of [62, 46, 62]) transfers.actor.send({ type: 'shopper.choseBank', bankId })
    expect(heard).toEqual([])
    transfers.start(64)
    await transfers.at('reading')
    expect(heard).toEqual([{ category: 'bank-transfer', action: 'code-asked', label: '62,46,64' }])
  })

  it('has a code, an account and an amount, and is kept; no payment of this tab is under way then (BANK-01~, BANK-06~, BEST-01~)', async () => {
    const { transfers, kept, world, browser, transfer, orderNow } = await withCode()
    expect(transfer).toMatchObject({ code: CODE, bankId: 64, amount: PRICE, begunAt: expect.any(Number) as number })
    expect(transfers.view().account).toMatchObject({ bankId: 64, iban: 'TR450006401234567890123456' })
    expect(kept.begun()).toEqual(transfer)
    expect([world.submissions.current(), browser.isHeld()]).toEqual([undefined, false])
    expect(await orderNow()).toMatchObject({ paymentStatus: 'INIT_BANK_TRANSFER' })
  })

  it('whose call the network delivers twice has one code (BANK-02~, BEST-01~)', async () => {
    const page = await atTheBanks()
    await page.shopper.strike({ path: PATHS.transferStart, phase: 'before', act: 'dup', nth: 1 })
    page.transfers.start()
    await page.transfers.at('reading')
    expect((await page.orderNow()).attempts).toHaveLength(1)
    const sent = await sandbox.client.sendTransfer(page.shopper.token, {
      code: page.transfers.view().transfer?.code ?? '',
    })
    expect(sent).toEqual({ outcome: 'arrived' })
  })

  it('that the provider refuses keeps no name and no code, says why, and can be begun again (BANK-02~, ERR-02~)', async () => {
    const { shopper, transfers, kept, world, browser } = await atTheBanks()
    await shopper.strike({ path: PATHS.transferStart, phase: 'before', act: 'failure:10671', nth: 1 })
    transfers.start()
    const { problem } = await waitFor(transfers.actor, ({ context }) => context.problem !== undefined).then(
      ({ context }) => context,
    )
    expect(problem?.text).toEqual(expect.any(String))
    expect([kept.begun(), world.submissions.current(), browser.isHeld()]).toEqual([undefined, undefined, false])
    transfers.start()
    await transfers.at('reading')
  })

  it.each([
    ['after-commit', 1],
    ['before', 0],
  ] as const)(
    'whose answer is lost (%s) is unknown, is sent once and keeps its name (PAY-06~, BEST-01~)',
    async (phase, begun) => {
      const { shopper, transfers, kept, world, orderNow } = await atTheBanks()
      await shopper.strike({ path: PATHS.transferStart, phase, act: 'reset' })
      transfers.start()
      expect(await toPromise(transfers.actor)).toEqual({ kind: 'unknown' })
      expect([world.submissions.current()?.id, kept.begun()]).toEqual([NAME, undefined])
      expect(await shopper.seen(PATHS.transferStart)).toHaveLength(1)
      expect((await orderNow()).attempts).toHaveLength(begun)
    },
  )

  it('of an order whose price has changed is begun for what was accepted, and expects that (BEST-08~)', async () => {
    const { shopper, transfers } = await atTheBanks()
    await sandbox.client.changePrice(shopper.token, 3000)
    transfers.start()
    expect(await transfers.at('accepting')).toMatchObject({ newPrice: { minor: 300_000 } })
    transfers.actor.send({ type: 'shopper.acceptedPrice' })
    transfers.start()
    await transfers.at('reading')
    expect(transfers.view().transfer?.amount).toEqual({ minor: 300_000, currency: 'TRY' })
    expect(await sandbox.client.sendTransfer(shopper.token, { amount: 3000 })).toEqual({ outcome: 'arrived' })
  })
})

describe('a code', () => {
  it('comes back with the page that is loaded anew, and nothing is asked for it (BANK-06~)', async () => {
    const { shopper, member, openPage, transfer } = await withCode()
    const again = await openTransfers(openPage(), member)
    expect(again.view()).toMatchObject({ kind: 'reading', transfer, account: { bankId: 64 } })
    expect(await shopper.seen(PATHS.transferStart)).toHaveLength(1)
    again.tell('tookDetails')
    expect(await toPromise(again.actor)).toMatchObject({ kind: 'notified', transfer })
  })

  it('keeps every other way of paying out, here and in other tabs, until it is left; then the order can be paid by card (BANK-03~, BANK-04~, PAY-04~)', async () => {
    const { shopper, member, browser, openPage, transfers, kept } = await withCode()
    const inAnotherTab = payingWorldOf(shopper.app, {}, { lock: browser.openTab() })
    const other = await openPaying(inAnotherTab, member)
    await other.cardsOpen()
    other.payByCard()
    await waitFor(other.card(), ({ context }) => context.problem !== undefined)
    expect(await other.backAtCards()).toEqual(UNDER_WAY)
    transfers.tell('askedToLeave')
    transfers.tell('left')
    await transfers.at('choosing')
    expect(kept.begun()).toBeUndefined()
    const paying = await openPaying(openPage(), member)
    await paying.cardsOpen()
    paying.payByCard()
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid' })
    expect(await bookedParts(sandbox.client, shopper.token)).toMatchObject({ payments: 1, card: PRICE.minor })
  })

  it('that was left is worth nothing once there is another one (BANK-04~)', async () => {
    const { shopper, transfers, transfer, kept } = await withCode()
    transfers.tell('askedToLeave')
    transfers.tell('left')
    await transfers.at('choosing')
    transfers.start(62)
    await transfers.at('reading')
    const { code = '' } = transfers.view().transfer ?? {}
    expect([code === transfer.code, kept.begun()?.code]).toEqual([false, code])
    const send = (what: string) => sandbox.client.sendTransfer(shopper.token, { code: what })
    expect(await send(transfer.code)).toEqual({ outcome: 'no-longer-valid' })
    expect(await send(code)).toEqual({ outcome: 'arrived' })
  })

  it('that was noted leads to the shop, leaves nothing behind, and is still good (BANK-05~)', async () => {
    const redirectUrl = 'https://www.shop.example/after-transfer'
    const { shopper, transfers, transfer, kept } = await withCode({
      order: { init: { bankTransferRedirectUrl: redirectUrl } },
    })
    transfers.tell('tookDetails')
    expect(await toPromise(transfers.actor)).toEqual({ kind: 'notified', transfer, callbackUrl: redirectUrl })
    const { bankTransferPaymentId } = transfer
    expect((await shopper.seen(PATHS.transferNotify)).map(({ body }) => body)).toEqual([
      { bankTransferPaymentId, conversationId: NAME },
    ])
    expect([kept.begun(), kept.left()]).toEqual([undefined, undefined])
    expect(await sandbox.client.sendTransfer(shopper.token, { code: transfer.code })).toEqual({ outcome: 'arrived' })
  })

  it.each(['before', 'after-commit'] as const)(
    'that nobody answers for (%s) stays on show and kept, and can be told of again (BANK-05~, PAY-06~)',
    async (phase) => {
      const { shopper, transfers, transfer, kept, world } = await withCode()
      await shopper.strike({ path: PATHS.transferNotify, phase, act: 'reset', nth: 1 })
      transfers.tell('tookDetails')
      await waitFor(transfers.actor, ({ context }) => context.problem !== undefined)
      expect(transfers.view()).toMatchObject({ kind: 'reading', transfer, problem: UNTOLD })
      expect([kept.begun(), world.submissions.current()]).toEqual([transfer, undefined])
      expect(await shopper.seen(PATHS.transferNotify)).toHaveLength(1)
      transfers.tell('tookDetails')
      expect(await toPromise(transfers.actor)).toMatchObject({ kind: 'notified', transfer })
    },
  )

  it('whose money has come meanwhile is paid, as soon as it can’t be told of (BANK-05~)', async () => {
    const { shopper, transfers, transfer, kept } = await withCode()
    await sandbox.client.sendTransfer(shopper.token)
    await shopper.strike({ path: PATHS.transferNotify, phase: 'before', act: 'status:500' })
    transfers.tell('tookDetails')
    expect(await toPromise(transfers.actor)).toMatchObject({
      kind: 'paid',
      receipt: { paymentId: transfer.bankTransferPaymentId, paid: PRICE },
    })
    expect(kept.begun()).toBeUndefined()
  })

  it('that another page has replaced is taken away, and why is said (BANK-05~, ERR-02~)', async () => {
    const { shopper, member, transfers, kept, transfer } = await withCode()
    const elsewhere = keptOfTab(shopper.token)
    elsewhere.keep(transfer)
    elsewhere.leave()
    const other = await openTransfers(payingWorldOf(shopper.app, {}, { keptTransfers: elsewhere }), member)
    other.start(62)
    await other.at('reading')
    transfers.tell('tookDetails')
    const { problem } = await transfers.at('choosing')
    expect(problem).toBeDefined()
    expect(kept.begun()).toBeUndefined()
    transfers.start()
    await waitFor(transfers.actor, ({ context }) => context.problem?.key === UNDER_WAY.key)
    expect(await shopper.seen(PATHS.transferStart)).toHaveLength(2)
  })
})
