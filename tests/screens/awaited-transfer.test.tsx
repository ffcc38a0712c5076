import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { AwaitedTransfer } from '../../src/screens/result/awaited-transfer'
import { AKBANK, TRANSFER_RECEIPT } from '../machines/fixtures/bank-accounts'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

const RECIPIENT = 'Wallet Payments Ltd'

async function awaiting(recipient: string | undefined, transfer = TRANSFER_RECEIPT.transfer) {
  const receipt = { ...TRANSFER_RECEIPT, transfer, account: { ...AKBANK, recipient } }
  const harness = await ways.result(beginning(checkoutMachine))
  return markupOf(harness, () => <AwaitedTransfer receipt={receipt} />)
}

const copied = (markup: string) => Array.from(markup.matchAll(/data-copy="([^"]*)"/g), ([, name]) => name)

describe('AwaitedTransfer', () => {
  it('the page of an awaited transfer has code, IBAN and, where it is known, recipient to copy (BANK-01~, BANK-05~, BEST-07~)', async () => {
    const markup = await awaiting(RECIPIENT)
    expect(copied(markup)).toEqual(['code', 'iban', 'recipient'])
    expect(markup).toContain(`>${RECIPIENT}</bdi>`)
    expect(copied(await awaiting(undefined))).toEqual(['code', 'iban'])
  })

  it('the page of an awaited transfer says what to send, where the amount is known (BANK-05~)', async () => {
    const { transfer } = TRANSFER_RECEIPT
    const amountIn = async (amount: typeof transfer.amount) =>
      /<dt[^>]*>Amount to send<\/dt><dd[^>]*>(.*?)<\/dd>/.exec(await awaiting(RECIPIENT, { ...transfer, amount }))?.[1]
    expect((await amountIn(transfer.amount))?.replace(/<[^>]*>/g, '')).toBe('₺2,480.50')
    expect(await amountIn(undefined)).toBeUndefined()
  })

  it('the reference code of an awaited transfer stays as it is under a page translator (PLT-03~)', async () => {
    expect(await awaiting(RECIPIENT)).toMatch(/<bdi translate="no"><span data-transfer-code/)
  })
})
