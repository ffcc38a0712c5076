import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { Receipt } from '../../src/screens/result/receipt'
import { PAYMENT_RECORD } from '../machines/fixtures/payment-record'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { ATTEMPTED } from '../support/attempted'
import { markupOf } from './support/markup-of'

const PARTS = ['Order amount', 'Paid from balance', 'Paid by card']

it.each([
  [undefined, ['Order amount']],
  [{ minor: 40_000, currency: 'TRY' }, PARTS],
])('a receipt names the card’s part only beside another part: balance %j (RES-01~)', async (balanceUsed, shown) => {
  const harness = await ways.result(beginning(checkoutMachine))
  const attempted = { ...ATTEMPTED, parts: { installment: 1, balanceUsed, bonusUsed: undefined } }
  await harness.ports.readRecord.answer({ ...PAYMENT_RECORD, attempted })
  const labels = (await markupOf(harness, Receipt)).matchAll(/<dt>([^<]*)<\/dt>/g)
  expect(Array.from(labels, ([, label = '']) => label).filter((label) => PARTS.includes(label))).toEqual(shown)
})
