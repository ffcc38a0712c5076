import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toPromise } from 'xstate'
import { type CountedEvent, createEventRecord } from '../../src/services/telemetry/events'
import { tabStorage } from '../support/tab-storage'
import { withSandbox } from '../support/with-sandbox'
import { arrangingAtSandbox } from './support/arranging-at-sandbox'
import { bothProviders } from './support/both-providers'
import { PATHS } from './support/paths'
import { payingDepsOf } from './support/paying'
import { withShoppers } from './support/shoppers'
import { PRICE, openTransfers, transfersOf } from './support/transferring'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const CODE = expect.stringMatching(/^[A-Z\d]{6,10}$/) as string
const NAME = expect.stringMatching(/^[0-9a-f]{32}$/) as string

describe.each(bothProviders(sandbox, arrive))('a bank transfer at %s', (_provider, arrange) => {
  const { atTheBanks, withCode } = transfersOf(arrange)

  it('a bank transfer begins with only bank, member, phone, price and protection of the order (BANK-02~, PAY-07~, GWY-12~)', async () => {
    const { shopper, transfers } = await atTheBanks({ init: { buyerProtectionEnabled: true } })
    const bankId = transfers.init.bankTransferAccounts[0]?.bankId ?? ''
    transfers.start(bankId)
    await transfers.at('reading')
    const { email, gsmNumber, memberId } = shopper.member
    expect(await shopper.sent(PATHS.transferStart)).toEqual([
      {
        bankId,
        memberId,
        email,
        gsmNumber,
        memberGsmNumber: gsmNumber,
        buyerProtected: true,
        paidPrice: PRICE.minor / 100,
        paymentChannel: 'PAY_WITH_WALLET',
        locale: 'tr',
        conversationId: NAME,
        browserFingerprint: expect.any(String) as string,
        userIdentification: createHash('sha256').update(email.toLowerCase()).digest('hex'),
      },
    ])
  })

  it('the banks that were opened before a bank transfer are tracked by their ids alone (BANK-07~, EVT-01~, GWY-12~)', async () => {
    const { shopper, member } = await atTheBanks()
    const record = createEventRecord(() => tabStorage().storage)
    const heard: CountedEvent[] = []
    record.attach((events) => heard.push(...events))
    const transfers = await openTransfers(payingDepsOf(shopper.app, {}, { events: record }), member)
    const [first, second, last] = transfers.init.bankTransferAccounts.map(({ bankId }) => bankId)
    for (const bankId of [second, last, second]) {
      if (bankId !== undefined) transfers.transfer().send({ type: 'shopper.choseBank', bankId })
    }
    expect(heard).toEqual([])
    transfers.start(first)
    await transfers.at('reading')
    expect(heard).toEqual([{ category: 'bank-transfer', action: 'code-asked', label: `${second},${last},${first}` }])
  })

  it('a bank transfer has reference code, account and amount, is stored, and ends the attempt (BANK-01~, BANK-06~, BEST-01~, GWY-12~)', async () => {
    const { transfers, kept, deps, browser, transfer, orderNow } = await withCode()
    const bankId = transfers.init.bankTransferAccounts[0]?.bankId ?? ''
    expect(transfer).toMatchObject({ code: CODE, bankId, amount: PRICE, begunAt: expect.any(Number) as number })
    expect(transfers.view().account).toMatchObject({ bankId, iban: expect.stringMatching(/^TR\d{24}$/) as string })
    expect(kept.current()).toEqual(transfer)
    expect([deps.submissions.current(), browser.isHeld()]).toEqual([undefined, false])
    expect(await orderNow()).toMatchObject({ paymentStatus: 'INIT_BANK_TRANSFER' })
  })

  it.each([
    ['after-commit', true],
    ['before', false],
  ] as const)(
    'a bank transfer with a lost answer (%s) is unknown, sent once and keeps its submission (PAY-06~, BEST-01~, GWY-12~)',
    async (phase, hasBegun) => {
      const { shopper, transfers, kept, deps, orderNow } = await atTheBanks()
      await shopper.strike({ path: PATHS.transferStart, phase, act: 'reset' })
      transfers.start()
      expect(await toPromise(transfers.actor)).toMatchObject({ kind: 'unknown', attempted: { sum: PRICE } })
      expect([deps.submissions.current()?.id, kept.current()]).toEqual([NAME, undefined])
      expect(await shopper.sent(PATHS.transferStart)).toHaveLength(1)
      expect((await orderNow()).hasTransfer).toBe(hasBegun)
    },
  )

  it('a refused bank transfer keeps no submission and no code, shows why and can be begun again (BANK-02~, ERR-02~, GWY-12~)', async () => {
    const { shopper, transfers, kept, deps, browser } = await atTheBanks()
    await shopper.strike({ path: PATHS.transferStart, phase: 'before', act: 'failure:10671', nth: 1 })
    transfers.start()
    expect((await transfers.hindrance())?.text).toEqual(expect.any(String))
    expect([kept.current(), deps.submissions.current(), browser.isHeld()]).toEqual([undefined, undefined, false])
    transfers.start()
    await transfers.at('reading')
  })
})

describe('a bank transfer', () => {
  const { atTheBanks } = transfersOf(arrangingAtSandbox(sandbox, arrive))

  it('a bank transfer whose call is delivered twice has one reference code (BANK-02~, BEST-01~)', async () => {
    const page = await atTheBanks()
    await page.shopper.strike({ path: PATHS.transferStart, phase: 'before', act: 'dup', nth: 1 })
    page.transfers.start()
    await page.transfers.at('reading')
    expect((await sandbox.client.orderOf(page.shopper.token)).attempts).toHaveLength(1)
    const sent = await sandbox.client.sendTransfer(page.shopper.token, {
      code: page.transfers.view().transfer?.code ?? '',
    })
    expect(sent).toEqual({ outcome: 'arrived' })
  })

  it('a bank transfer after a price change begins at the accepted price, and expects that amount (BEST-08~)', async () => {
    const { shopper, transfers } = await atTheBanks()
    await sandbox.client.changePrice(shopper.token, 3000)
    transfers.start()
    expect(await transfers.repriced()).toMatchObject({ from: PRICE, to: { minor: 300_000, currency: 'TRY' } })
    transfers.acceptPrice()
    transfers.start()
    await transfers.at('reading')
    expect(transfers.view().transfer?.amount).toEqual({ minor: 300_000, currency: 'TRY' })
    expect(await sandbox.client.sendTransfer(shopper.token, { amount: 3000 })).toEqual({ outcome: 'arrived' })
  })
})
