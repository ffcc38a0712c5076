import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { bankTransferView } from '../../machines/payment/bank-transfer/view'
import { TransferDetails } from '../../src/screens/pay/methods/bank-transfer/transfer-details'
import { keptDay } from '../../src/words/long-day'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

it('the note beside a transfer’s code names the last day for the money, then the day on which it counts (BEST-07~)', async () => {
  const harness = await ways['paying.lockedIn'](beginning(checkoutMachine))
  const actor = harness.method('bankTransfer')
  const [endsOn, receivedOn] = [20, 26].map((day) => ({ year: 2026, month: 11, day }))
  const view = { ...bankTransferView(actor.getSnapshot()), endsOn, receivedOn }
  const markup = await markupOf(harness, () => <TransferDetails actor={actor} view={view} />)
  const [, note = ''] = /role="note"[^>]*>(.*?)<\/div>/s.exec(markup) ?? []
  const days = note.replace(/[\u2066-\u2069]/g, '').match(/\w+,? \d+\u00a0November(?: \d+)?/g)
  expect(days).toEqual([endsOn, receivedOn].map((day) => day && keptDay(day, 'en')))
})

const END = 1_700_000_900_000

it('the end of the login is said beside a transfer’s code while it waits, and not while its notice is sent (CNT-05~)', async () => {
  const harness = await ways['paying.lockedIn'](beginning(checkoutMachine))
  const actor = harness.method('bankTransfer')
  const isSaid = async () => {
    const view = bankTransferView(actor.getSnapshot())
    const markup = await markupOf(harness, () => <TransferDetails actor={actor} view={view} />)
    return markup.includes('data-action="try-again"')
  }
  expect(await isSaid()).toBe(false)
  harness.tellLoginEnd(END)
  harness.time.tick(END)
  expect([harness.state(), await isSaid()]).toEqual(['paying.lockedIn', true])
  actor.send({ type: 'shopper.tookDetails' })
  expect([harness.state(), await isSaid()]).toEqual(['paying.inFlight', false])
})
