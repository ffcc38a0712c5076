import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toPromise } from 'xstate'
import { type CountedEvent, createEventRecord } from '../../src/services/telemetry/events'
import { tabStorage } from '../support/tab-storage'
import { withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
import { payingWorldOf } from './support/paying'
import { withShoppers } from './support/shoppers'
import { PRICE, openTransfers, transfersOf } from './support/transferring'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const CODE = expect.stringMatching(/^[A-Z]\d[A-Z]\d{3}$/) as string
const NAME = expect.stringMatching(/^[0-9a-f]{32}$/) as string

const { atTheBanks, withCode } = transfersOf(sandbox, arrive)

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
    const { shopper, member } = await atTheBanks()
    const record = createEventRecord(() => tabStorage().storage)
    const heard: CountedEvent[] = []
    record.attach((events) => heard.push(...events))
    const transfers = await openTransfers(payingWorldOf(shopper.app, {}, { events: record }), member)
    for (const bankId of [62, 46, 62]) transfers.transfer().send({ type: 'shopper.choseBank', bankId })
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
    expect((await transfers.hindrance())?.text).toEqual(expect.any(String))
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
      expect(await toPromise(transfers.actor)).toMatchObject({ kind: 'unknown', attempted: { sum: PRICE } })
      expect([world.submissions.current()?.id, kept.begun()]).toEqual([NAME, undefined])
      expect(await shopper.seen(PATHS.transferStart)).toHaveLength(1)
      expect((await orderNow()).attempts).toHaveLength(begun)
    },
  )

  it('of an order whose price has changed is begun for what was accepted, and expects that (BEST-08~)', async () => {
    const { shopper, transfers } = await atTheBanks()
    await sandbox.client.changePrice(shopper.token, 3000)
    transfers.start()
    expect(await transfers.repriced()).toEqual({ from: PRICE, to: { minor: 300_000, currency: 'TRY' } })
    transfers.acceptPrice()
    transfers.start()
    await transfers.at('reading')
    expect(transfers.view().transfer?.amount).toEqual({ minor: 300_000, currency: 'TRY' })
    expect(await sandbox.client.sendTransfer(shopper.token, { amount: 3000 })).toEqual({ outcome: 'arrived' })
  })
})
