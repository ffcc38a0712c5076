import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { AwaitedTransfer } from '../../src/screens/result/awaited-transfer'
import { LiveShopReturn } from '../../src/screens/result/live-shop-return'
import { AKBANK, TRANSFER_RECEIPT } from '../machines/fixtures/bank-accounts'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { type Harness, markupOf } from './support/markup-of'

const RECIPIENT = 'Wallet Payments Ltd'

async function awaiting(recipient: string | undefined, transfer = TRANSFER_RECEIPT.transfer) {
  const receipt = { ...TRANSFER_RECEIPT, transfer, account: { ...AKBANK, recipient } }
  const harness = await ways.result(beginning(checkoutMachine))
  return markupOf(harness, () => <AwaitedTransfer receipt={receipt} />)
}

const wordsIn = (markup = '') => markup.replace(/<[^>]*>/g, '')

/** What the region that announces where the page goes says. */
async function liveIn(harness: Harness) {
  const markup = await markupOf(harness, () => (
    <pre>
      <LiveShopReturn />
    </pre>
  ))
  return wordsIn(/<pre>(.*)<\/pre>/s.exec(markup)?.[1])
}

const copied = (markup: string) => Array.from(markup.matchAll(/data-copy="([^"]*)"/g), ([, name]) => name)

describe('AwaitedTransfer', () => {
  it('the page of an awaited transfer has code, IBAN and, where it is known, recipient to copy (BANK-01~, BANK-05~, BEST-07~)', async () => {
    const markup = await awaiting(RECIPIENT)
    expect(copied(markup)).toEqual(['code', 'iban', 'recipient'])
    expect(markup).toContain(`>${RECIPIENT}</bdi>`)
    expect(copied(await awaiting(undefined))).toEqual(['code', 'iban'])
  })

  it('the page of an awaited transfer says what to send, where it is known, and until when (BANK-05~, BEST-07~)', async () => {
    const { transfer } = TRANSFER_RECEIPT
    const linesOf = async (changed: Partial<typeof transfer>) => {
      const markup = await awaiting(RECIPIENT, { ...transfer, ...changed })
      return ['Amount to send', 'Last day'].map((label) =>
        new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>(.*?)</dd>`).exec(markup)?.[1]?.replace(/<[^>]*>/g, ''),
      )
    }
    const lastDay = 'Wednesday 26\u00a0November 2025'
    expect(await linesOf({})).toEqual(['₺2,480.50', lastDay])
    expect(await linesOf({ amount: undefined })).toEqual([undefined, lastDay])
    expect(await linesOf({ begunAt: undefined })).toEqual(['₺2,480.50', undefined])
  })

  it('the reference code of an awaited transfer stays as it is under a page translator (PLT-03~)', async () => {
    expect(await awaiting(RECIPIENT)).toMatch(/<bdi translate="no"><span data-transfer-code/)
  })

  it.each([
    ['no longer leaves', 'shopper.paused', 'You can go back to the shop.'],
    ['failed to leave', 'shopper.wentToShop', ''],
  ] as const)(
    'the page of an awaited transfer that %s no longer says that it leaves, or that the order is paid (BANK-05~, RES-03~)',
    async (_, type, announced) => {
      const harness = await ways['paying.lockedIn'](beginning(checkoutMachine))
      harness.method('bankTransfer').send({ type: 'shopper.tookDetails' })
      await harness.ports.notifyTransfer.answer({ kind: 'notified', callbackUrl: undefined })
      harness.child('shopReturn').send({ type })
      if (type === 'shopper.wentToShop') await harness.ports.postToken.fail()
      const page = await markupOf(harness, () => <AwaitedTransfer receipt={TRANSFER_RECEIPT} />)
      expect(wordsIn(page)).toContain('You can close this page. You can go back to the shop.')
      expect(await liveIn(harness)).toBe(announced)
    },
  )

  it('the page of a paid order that no longer leaves announces that it is paid (RES-03~, A11Y-01~)', async () => {
    const harness = await ways.result(beginning(checkoutMachine))
    harness.child('shopReturn').send({ type: 'shopper.paused' })
    expect(await liveIn(harness)).toBe('This order has been paid. You can go back to the shop.')
  })
})
